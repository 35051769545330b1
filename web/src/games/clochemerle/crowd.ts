// Waiting customers stand side by side as long as each shows its nearer 42 px; a larger crowd of small cards stands in rows.
import { fan } from './shapes'

const SERVED = 62
const CARD = 58
const TELLS = 42
export const ROW = 41

/** How many stand in a row and how far apart; `rows` is 0 where there is no crowd. */
export function crowded(count: number, room: number, most: number): { across: number; step: number; rows: number } {
  const space = room - SERVED
  const step = fan(count, CARD, space)
  if (step >= TELLS) return { across: Math.max(1, count), step, rows: 0 }
  const fits = Math.floor((space + 2) / CARD)
  const across = Math.max(fits, Math.ceil(count / most))
  return { across, step: fan(across, CARD - 2, space, 2), rows: Math.ceil(count / across) }
}
