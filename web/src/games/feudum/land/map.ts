// Where everything on the land is drawn, on a canvas of 628 by 538. Routes and letters come from the box.
import type { Point } from '../../../look/geometry'
import { type PlaceName, type Region, type Route, ROUTES, type Tables } from '../types'

export const WIDTH = 628
export const HEIGHT = 538
/** The radius of a place's disc. */
export const R = 19

/** A disc's centre, and the side on which pawns stand; markers stand on the other. */
export const SITES: Record<PlaceName, { x: number; y: number; side: 'L' | 'R' }> = {
  'sea-1': { x: 58, y: 118, side: 'R' },
  'sea-2': { x: 44, y: 240, side: 'R' },
  'sea-3': { x: 238, y: 232, side: 'L' },
  'island-4': { x: 140, y: 196, side: 'L' },
  'island-5': { x: 156, y: 318, side: 'L' },
  'island-6': { x: 52, y: 378, side: 'R' },
  'island-7': { x: 120, y: 462, side: 'L' },
  'forest-8': { x: 186, y: 92, side: 'L' },
  'forest-9': { x: 282, y: 122, side: 'L' },
  'forest-10': { x: 352, y: 206, side: 'L' },
  'desert-11': { x: 284, y: 348, side: 'L' },
  'desert-12': { x: 220, y: 472, side: 'L' },
  'desert-13': { x: 322, y: 416, side: 'L' },
  'desert-14': { x: 396, y: 350, side: 'L' },
  'desert-15': { x: 436, y: 462, side: 'R' },
  'badlands-16': { x: 392, y: 88, side: 'R' },
  'badlands-17': { x: 486, y: 140, side: 'R' },
  'badlands-18': { x: 434, y: 252, side: 'R' },
  'badlands-19': { x: 508, y: 322, side: 'L' },
  'badlands-20': { x: 566, y: 400, side: 'L' },
  'mountain-21': { x: 580, y: 94, side: 'L' },
  'mountain-22': { x: 582, y: 228, side: 'L' },
}

/** How far a route reaches aside; right of the way from the first place to the second is positive. */
const BENDS: Record<string, number> = {
  'island-6/island-7/road': -8,
  'island-4/island-5/road': 9,
  'forest-8/forest-9/road': -9,
  'forest-9/forest-10/road': 8,
  'forest-9/badlands-16/road': -9,
  'forest-10/badlands-16/road': 9,
  'forest-10/desert-14/road': 6,
  'desert-11/desert-13/road': 9,
  'desert-13/desert-14/road': -7,
  'desert-12/desert-15/road': 12,
  'badlands-16/badlands-17/road': -8,
  'badlands-17/badlands-19/road': -12,
  'mountain-21/mountain-22/road': -8,
  'desert-14/desert-15/ferry': -7,
  'badlands-19/mountain-22/ferry': 7,
  'island-6/desert-12/ship': -16,
  'island-5/desert-11/ship': -9,
  'forest-10/desert-11/ship': -2,
  'forest-10/badlands-18/ship': 3,
  'badlands-17/mountain-22/ship': 2,
  'sea-2/island-6/ship': -9,
  'sea-1/island-4/ship': 6,
  'sea-1/forest-8/ship': -10,
  'island-6/desert-12/submersible': -30,
  'island-5/desert-11/submersible': 9,
  'sea-3/desert-11/submersible': 9,
  'sea-2/island-6/submersible': 9,
  'sea-1/sea-3/submersible': -26,
  'sea-3/desert-11/air': -8,
  'desert-12/desert-15/air': -7,
  'badlands-17/mountain-21/air': -6,
}

export const MAINLAND: readonly Point[] = [[122, -30], [136, 40], [140, 118], [206, 140], [266, 166], [306, 206], [352, 248], [322, 276], [284, 304], [246, 318], [242, 386], [182, 424], [158, 490], [190, 580], [420, 600], [700, 600], [700, -60], [400, -60]]
export const FOREST: readonly Point[] = [[80, -60], [80, 300], [290, 280], [330, 268], [378, 244], [372, 190], [340, 120], [336, 40], [346, -60]]
export const DESERT: readonly Point[] = [[120, 300], [250, 250], [310, 262], [372, 268], [418, 300], [452, 352], [488, 410], [500, 500], [506, 620], [100, 620]]
export const BADLANDS: readonly Point[] = [[330, -60], [330, 60], [330, 300], [470, 420], [480, 620], [700, 620], [700, -60]]
export const MOUNTAIN: readonly Point[] = [[536, -60], [532, 40], [544, 120], [534, 190], [548, 262], [600, 300], [720, 310], [720, -60]]
export const ISLE_EAST: readonly Point[] = [[106, 152], [164, 160], [182, 232], [202, 288], [192, 356], [140, 364], [112, 312], [108, 240], [88, 190]]
export const ISLE_WEST: readonly Point[] = [[14, 346], [76, 338], [110, 400], [166, 428], [160, 500], [84, 506], [44, 440], [8, 410]]
export const RIVER = 'M330 258S352 252 366 247S402 240 424 222S444 192 470 182S510 172 536 186S566 196 590 192S620 182 670 176'
export const BRIDGE = { x: 364, y: 247, turn: 74 }
export const PLAQUES: Record<Region, Point> = {
  sea: [8, 8],
  island: [8, 502],
  forest: [170, 8],
  desert: [316, 502],
  badlands: [322, 8],
  mountain: [488, 8],
}
export const KEY: Point = [494, 442]
type Standing = readonly (readonly [x: number, y: number, scale: number])[]
export const PINES: Standing = [[236, 66, 0.9], [250, 74, 1], [226, 78, 0.8], [318, 66, 0.9], [330, 78, 0.8], [300, 58, 0.8], [246, 158, 0.9], [262, 164, 0.8], [230, 152, 0.7], [176, 40, 0.7], [196, 50, 0.7], [162, 60, 0.8]]
export const PEAKS: Standing = [[556, 66, 0.55], [616, 150, 0.7], [562, 166, 0.55], [606, 284, 0.6]]
export const MESAS: Standing = [[446, 66, 0.8], [402, 196, 0.5], [466, 386, 0.7], [498, 402, 0.5], [592, 348, 0.6]]
export const DUNES: Standing = [[268, 424, 0.7], [392, 412, 0.8], [340, 372, 0.7], [456, 520, 0.6], [290, 520, 0.6]]
export const PALMS: Standing = [[122, 262, 0.9], [134, 272, 0.7], [64, 436, 0.8], [78, 444, 0.65]]
export const WAVES: readonly Point[] = [[20, 60], [90, 66], [30, 170], [84, 250], [8, 300], [100, 120], [212, 178], [214, 270], [190, 400], [120, 392], [16, 470], [110, 520], [180, 510]]

const numberOf = (place: string): number => Number(place.split('-')[1])

/** A route between two places, the lower number first; its key ends the spot's name. */
export type Way = { key: string; a: PlaceName; b: PlaceName; route: Route; bend: number }

/** Every route of the box. Two between the same places run side by side. */
export function waysOf(tables: Tables): Way[] {
  const ways: Way[] = []
  for (const table of [tables.routes, tables.routes_at_sea])
    for (const route of ROUTES)
      for (const [one, two] of table[route] ?? []) {
        const [a, b] = numberOf(one) < numberOf(two) ? [one, two] : [two, one]
        const key = `${a}/${b}/${route}`
        const beside = ways.filter((way) => way.a === a && way.b === b).length
        ways.push({ key, a, b, route, bend: BENDS[key] ?? beside * 14 })
      }
  return ways
}

/** A closed shore through the midpoints of its corners. */
export function shore(points: readonly Point[]): string {
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!]
    return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
  }
  const bends = points.slice(1).map((point, i) => `Q${point[0]} ${point[1]} ${middle(i + 1)}`)
  const [first] = points
  return `M${middle(0)}${bends.join('')}Q${first![0]} ${first![1]} ${middle(0)}z`
}

/** Points of a line with the way gone so far. */
export type Track = (readonly [x: number, y: number, gone: number])[]

/** A route as a line between the rims of its two discs. */
export function trackOf({ a, b, route, bend }: Way): Track {
  const from = SITES[a]
  const to = SITES[b]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const cx = (from.x + to.x) / 2 - (dy / length) * bend * 2
  const cy = (from.y + to.y) / 2 + (dx / length) * bend * 2
  const gap = route === 'road' ? R - 3 : R + 6
  const track: Track = []
  let gone = 0
  for (let i = 0; i <= 200; i++) {
    const t = i / 200
    const x = (1 - t) ** 2 * from.x + 2 * (1 - t) * t * cx + t * t * to.x
    const y = (1 - t) ** 2 * from.y + 2 * (1 - t) * t * cy + t * t * to.y
    if (Math.hypot(x - from.x, y - from.y) <= gap || Math.hypot(x - to.x, y - to.y) <= gap) continue
    const last = track.at(-1)
    if (last) gone += Math.hypot(x - last[0], y - last[1])
    track.push([x, y, gone])
  }
  return track
}
/** A straight piece of a route, for a key or a button. */
export const straight = (x: number, y: number, width: number): Track =>
  Array.from({ length: 41 }, (_, k) => [x + (k * width) / 40, y, (k * width) / 40] as const)

export const lengthOf = (track: Track): number => track.at(-1)?.[2] ?? 0

/** The point so far along, and the direction there. */
export function along(track: Track, gone: number): { x: number; y: number; angle: number } {
  const i = Math.max(
    1,
    track.findIndex((point) => point[2] >= gone),
  )
  const a = track[i - 1]!
  const b = track[i] ?? a
  const k = (gone - a[2]) / (b[2] - a[2] || 1)
  return { x: a[0] + (b[0] - a[0]) * k, y: a[1] + (b[1] - a[1]) * k, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
}
const at = (n: number): string => n.toFixed(1)

export const lineOf = (track: Track): string =>
  `M${track
    .filter((_, i) => i % 6 === 0 || i === track.length - 1)
    .map(([x, y]) => `${at(x)} ${at(y)}`)
    .join('L')}`

/** A ship's route is a wave. */
export function waveOf(track: Track): string {
  const length = lengthOf(track)
  const count = Math.max(2, Math.round(length / 9))
  let path = ''
  let bend = ''
  for (let i = 0; i <= count; i++) {
    const { x, y } = along(track, (length * i) / count)
    path += i ? `Q${bend} ${at(x)} ${at(y)}` : `M${at(x)} ${at(y)}`
    const next = along(track, Math.min(length, (length * (i + 0.5)) / count))
    const aside = i % 2 ? 4.6 : -4.6
    bend = `${at(next.x - Math.sin(next.angle) * aside)} ${at(next.y + Math.cos(next.angle) * aside)}`
  }
  return path
}
/** A submersible's route is a string of bubbles. */
export function bubblesOf(track: Track): { x: string; y: string; r: number }[] {
  const length = lengthOf(track)
  const count = Math.max(2, Math.round(length / 9.5))
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y, angle } = along(track, (length * i) / count)
    const aside = i % 2 ? 2.2 : -1.6
    return { x: at(x - Math.sin(angle) * aside), y: at(y + Math.cos(angle) * aside), r: [3.7, 2.3, 3][i % 3]! }
  })
}
/** A flying machine's route is a flight of birds. */
export function birdsOf(track: Track): string[] {
  const length = lengthOf(track)
  const count = Math.max(2, Math.round(length / 15))
  return Array.from({ length: count }, (_, i) => {
    const { x, y, angle } = along(track, (length * (i + 0.5)) / count)
    const aside = i % 2 ? 2 : -2
    return `translate(${at(x - Math.sin(angle) * aside)} ${at(y + Math.cos(angle) * aside)}) rotate(${Math.cos(angle) < -0.2 ? 8 : -8})`
  })
}
