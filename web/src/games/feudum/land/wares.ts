// Where the goods at a place lie: few one by one beside the tag, many counted on a slip of paper.
import { PLACES, type PlaceName, REGIONS } from '../types'
import { HEIGHT, KEY, PLAQUES, R, SITES, WIDTH } from './map'

export type Box = { x: number; y: number; w: number; h: number }
/** `across`: how many beside one another. */
export type Heap = Box & { across: number; counted: boolean }

const FEW = 5
const COLUMN = 27
const ROW = 15

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** A place with its tag, as much of it as nothing should cover. */
const kept = (name: PlaceName): Box => ({ x: SITES[name].x - R - 3, y: SITES[name].y - R - 4, w: 2 * R + 6, h: 2 * R + 23 })

/** What is written on the land besides. */
const WRITTEN: readonly Box[] = [
  ...REGIONS.map((region) => ({ x: PLAQUES[region][0], y: PLAQUES[region][1], w: 128, h: 30 })),
  { x: KEY[0] - 14, y: KEY[1], w: 148, h: 96 },
]

/** `tag` is the width of the place's tag, `total` goods of so many `kinds` lie there, `crowd` stands there. */
export function heapAt(name: PlaceName, tag: number, total: number, kinds: number, crowd: readonly Box[]): Heap {
  const { x, y, side } = SITES[name]
  const counted = total > FEW
  const shapes = counted ? [3, 2, 1].map((most) => Math.min(most, kinds)) : [total]
  const others = [...PLACES.filter((other) => other !== name).map(kept), ...WRITTEN, ...crowd]
  const top = y + R + 1.5
  const found = shapes.flatMap((across) => {
    const w = counted ? across * COLUMN + 3 : across * 12.5 + 2
    const h = counted ? Math.ceil(kinds / across) * ROW + 2 : 16
    const right = { x: x + tag / 2 + 3, y: top, w, h }
    const left = { x: x - tag / 2 - 3 - w, y: top, w, h }
    const below = { x: x - w / 2, y: top + 18, w, h }
    const above = { x: x - w / 2, y: y - R - 12 - h, w, h }
    const boxes: Box[] = side === 'L' ? [right, left, below, above] : [left, right, below, above]
    return boxes.map((box) => ({ ...box, across, counted }))
  })
  const cost = (box: Heap): number => {
    const out = box.x < 2 || box.x + box.w > WIDTH - 2 || box.y < 2 || box.y + box.h > HEIGHT - 2 ? 1e6 : 0
    return out + others.reduce((sum, other) => sum + shared(box, other), 0)
  }
  return found.reduce((best, box) => (cost(box) < cost(best) ? box : best))
}
