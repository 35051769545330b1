// What stands at a place, and where: pawns with their vessels, vessels adrift and monsters on one side.
import type { Monster, PawnHere, Place, PlaceName, Vessel, View } from '../types'
import { MONSTERS, VESSELS } from '../types'
import { HEIGHT, R, SITES, WIDTH } from './map'

export type Standing =
  | { is: 'pawn'; pawn: PawnHere; count: number }
  | { is: 'adrift'; vessel: Vessel; count: number }
  | { is: 'monster'; monster: Monster; seat: number }
/** `x`, `y`: the upper left corner of what stands there; `scale` 1 is the size of the drawing. */
export type Stood = Standing & { x: number; y: number; w: number; h: number; scale: number; key: string }

/** Width and height at scale 1. */
function sizeOf(one: Standing): { w: number; h: number } {
  if (one.is === 'monster') return { w: 43, h: 42 }
  if (one.is === 'adrift') return { w: 35, h: 26 }
  if (one.pawn.vessel) return { w: 40, h: 57 }
  return { w: one.pawn.drunk ? 29 : 23, h: 36 }
}
const keyOf = (one: Standing): string =>
  one.is === 'pawn' ? `pawn/${one.pawn.seat}/${one.pawn.pawn}` : one.is === 'monster' ? `monster/${one.monster}` : `adrift/${one.vessel}`

/** As much as stands in one row beside a disc without reaching the next. */
const ROOM = 67
/** More than this, and a family's pawns without light stand behind one another with a count. */
const MANY = 6

/** `lit`: is there something to choose at this spot? */
export function standing(view: View, name: PlaceName, place: Place, lit: (spot: string) => boolean): Standing[] {
  const pawns: Standing[] = []
  const families = new Map<number, PawnHere[]>()
  for (const pawn of place.pawns) families.set(pawn.seat, [...(families.get(pawn.seat) ?? []), pawn])
  for (const [seat, own] of families) {
    const apart = place.pawns.length <= MANY || own.some((pawn) => lit(`pawn/${seat}/${pawn.pawn}`))
    const [first] = own
    if (apart) pawns.push(...own.map((pawn): Standing => ({ is: 'pawn', pawn, count: 1 })))
    else if (first) pawns.push({ is: 'pawn', pawn: own.find((pawn) => pawn.vessel) ?? first, count: own.length })
  }
  const adrift = VESSELS.filter((vessel) => place.vessels[vessel]).map((vessel): Standing => ({ is: 'adrift', vessel, count: place.vessels[vessel] }))
  const beasts = MONSTERS.flatMap((monster): Standing[] => {
    const there = view.monsters[monster]
    return there?.place === name ? [{ is: 'monster', monster, seat: there.seat }] : []
  })
  return [...pawns, ...beasts, ...adrift]
}

/** One row while there are few; more stand smaller, in rows one behind the other. */
export function stand(name: PlaceName, crowd: readonly Standing[]): Stood[] {
  const { x, y, side } = SITES[name]
  const n = crowd.length
  const few = n <= 2 && crowd.reduce((sum, one) => sum + sizeOf(one).w, 0) <= ROOM
  const scale = few ? 1 : n <= 5 ? 0.82 : 0.72
  const rows = few ? 1 : n <= 6 ? 2 : n <= 12 ? 3 : 4
  const across = Math.ceil(n / rows)
  const lines = Array.from({ length: rows }, (_, row) => crowd.slice(row * across, (row + 1) * across)).filter((line) => line.length)
  const tall = lines.map((line) => Math.max(...line.map((one) => sizeOf(one).h)) * scale)
  const whole = tall.reduce((sum, h) => sum + h, 0)
  // The feet of the last row stand a little below the disc's centre.
  const feet = Math.min(HEIGHT - 6, Math.max(y + 19 + (rows > 1 ? 5 * rows : 0), whole + 6))
  let top = feet - whole
  return lines.flatMap((line, row) => {
    top += tall[row] ?? 0
    let gone = R + 3
    return line.map((one): Stood => {
      const { w, h } = sizeOf(one)
      const wide = w * scale
      const left = side === 'L' ? x - gone - wide : x + gone
      gone += wide
      return { ...one, scale, x: Math.min(WIDTH - wide - 2, Math.max(2, left)), y: top - h * scale, w: wide, h: h * scale, key: keyOf(one) }
    })
  })
}
