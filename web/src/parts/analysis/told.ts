// What the log told of a turn, without what is only a side effect of it.
import type { Desk } from '../../core/desk.svelte'
import type { JudgedTurn } from '../../core/study.svelte'
import type { Said } from '../../core/types'

export function toldOf(desk: Desk, turn: JudgedTurn): Said[] {
  const own = desk.log.filter((entry) => entry.ply >= turn.ply && entry.ply < turn.end && entry.seat === turn.seat)
  const told = own.flatMap((entry) => entry.told).filter((said) => !desk.game.quiet(said) && !desk.game.heading(said))
  const deeds = told.filter((said) => !desk.game.follows?.(said))
  return deeds.length ? deeds : told
}
