// What has its spot beside a place, and how much of anything would be covered by something else.
import { PLACES, type Place, type PlaceName, REGIONS } from '../types'
import { HEIGHT, KEY, PLAQUES, R, SITES, WIDTH } from './map'

export type Box = { x: number; y: number; w: number; h: number }

export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** How much of it others would cover; off the land it must not be at all. */
export function covered(box: Box, others: readonly Box[]): number {
  const out = box.x < 2 || box.x + box.w > WIDTH - 2 || box.y < 2 || box.y + box.h > HEIGHT - 2 ? 1e6 : 0
  return out + others.reduce((sum, other) => sum + shared(box, other), 0)
}

/** The least covered; of equals the first. */
export const freest = <T extends Box>(boxes: readonly T[], others: readonly Box[]): T =>
  boxes.reduce((best, box) => (covered(box, others) < covered(best, others) ? box : best))

/** A place with its tag, as much of it as nothing should cover. */
export const kept = (name: PlaceName): Box => ({ x: SITES[name].x - R - 3, y: SITES[name].y - R - 4, w: 2 * R + 6, h: 2 * R + 23 })

/** What is written on the land besides. */
export const WRITTEN: readonly Box[] = [
  ...REGIONS.map((region) => ({ x: PLAQUES[region][0], y: PLAQUES[region][1], w: 128, h: 30 })),
  { x: KEY[0] - 14, y: KEY[1], w: 148, h: 96 },
]

/** The left edge of subject and serf: they stand on the side away from the pawns. */
export const markersX = (name: PlaceName): number => SITES[name].x + (SITES[name].side === 'L' ? R + 4 : -R - 19)

/** The ruler's badge on the rim, and subject and serf one above the other. */
function markersAt(name: PlaceName): Box[] {
  const { x, y, side } = SITES[name]
  return [
    { x: side === 'L' ? x + R - 13 : x - R - 5, y: y - R - 13, w: 18, h: 28 },
    { x: markersX(name), y: y - 15, w: 16, h: 40 },
  ]
}

/** The room of one pawn on a ship, the largest piece there is. */
function pawnAt(name: PlaceName): Box {
  const { x, y, side } = SITES[name]
  return { x: side === 'L' ? x - R - 43 : x + R + 3, y: y - 38, w: 40, h: 57 }
}

/** Of a landscape tile, with what grows on it. */
const TILE = { w: 30, h: 40 }

/** Where a landscape lies: beside the markers, or where least of it would be covered. It never moves. */
const TILES = new Map(
  PLACES.map((name): [PlaceName, Box] => {
    const { x, y, side } = SITES[name]
    const mx = markersX(name)
    const spots = side === 'L' ? [[mx + 21, y - 20], [x - 34, y - R - 36], [mx + 21, y - 44], [mx + 21, y + 6]] : [[mx - 33, y - 20], [x + 4, y - R - 36], [mx - 33, y - 44], [mx - 33, y + 6]]
    const others = PLACES.flatMap((other) => (other === name ? [] : [kept(other), pawnAt(other), ...markersAt(other)]))
    return [name, freest(spots.map(([left = 0, top = 0]) => ({ x: left, y: top, ...TILE })), [...others, kept(name), ...WRITTEN])]
  }),
)
export const tileAt = (name: PlaceName): Box => TILES.get(name) ?? kept(name)

/** Markers and landscape that are there now. */
export function lyingAt(name: PlaceName, place: Place): Box[] {
  const [ruler, others] = markersAt(name)
  return [
    ...(place.ruler !== null && ruler ? [ruler] : []),
    ...((place.subject || place.serf !== null) && others ? [others] : []),
    ...(place.landscape ? [tileAt(name)] : []),
  ]
}
