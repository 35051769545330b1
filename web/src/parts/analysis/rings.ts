// Where a turn went and where a better one would have gone: the places in which the two differ.
import type { Desk } from '../../core/desk.svelte'
import { type Answered, differing, type JudgedTurn } from '../../core/study.svelte'
import type { Line, Menu } from '../../core/types'
import { tr } from '../../core/words.svelte'
import type { Ring } from './Rings.svelte'

export function ringsOf(desk: Desk, turn: JudgedTurn | null, ply: number): Ring[] {
  // The board shows the turn only while it is about to be taken.
  if (!turn?.better || ply < turn.ply || ply >= turn.end) return []
  const played = spotOf(desk, turn, differing(turn.played, turn.better))
  const better = spotOf(desk, turn, differing(turn.better, turn.played))
  const rings: Ring[] = []
  if (played && played !== better) rings.push({ spot: played, kind: 'played', text: tr('ring-played') })
  if (better) rings.push({ spot: better, kind: 'better', text: tr('ring-better') })
  return rings
}

/** The first place of these answers that is on the board. */
function spotOf(desk: Desk, turn: JudgedTurn, answers: readonly Answered[]): string | null {
  for (const { decision, ref, label } of answers) {
    const line: Line = { choice: -1, ref, label }
    const menu: Menu = { decision, seat: turn.seat, ply: turn.ply, question: label, lines: [line] }
    const spot = desk.game.spots(menu, line, desk.view).find((one) => document.querySelector(`[data-spot="${CSS.escape(one)}"]`))
    if (spot) return spot
  }
  return null
}
