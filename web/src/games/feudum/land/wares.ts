// Where the goods at a place lie: few one by one beside the tag, many counted on a slip of paper.
import { PLACES, type PlaceName } from '../types'
import { type Box, freest, kept, WRITTEN } from './around'
import { R, SITES } from './map'

/** `across`: how many beside one another. */
export type Heap = Box & { across: number; counted: boolean }

const FEW = 5
const COLUMN = 27
const ROW = 15

/** `tag` is the width of the place's tag, `total` goods of so many `kinds` lie there, `around` stands and lies near. */
export function heapAt(name: PlaceName, tag: number, total: number, kinds: number, around: readonly Box[]): Heap {
  const { x, y, side } = SITES[name]
  const counted = total > FEW
  const shapes = counted ? [3, 2, 1].map((most) => Math.min(most, kinds)) : [total]
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
  return freest(found, [...PLACES.filter((other) => other !== name).map(kept), ...WRITTEN, ...around])
}
