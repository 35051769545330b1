// The question on the table, laid out by its game.
import type { Desk } from '../core/desk.svelte'
import { say, tr, type words as Words } from '../core/words.svelte'
import type { Sheet } from '../games/game'

export function askedNow(desk: Desk): Sheet | null {
  const menu = desk.menu
  if (!menu) return null
  const { names, box, view, laid } = desk
  return desk.game.sheet({ menu, view, box, names, laid, say: (said) => say(said, names) })
}

export function waitingText(desk: Desk, words: typeof Words): string {
  if (desk.past) return tr('looking-back')
  const waiting = (desk.now?.waiting ?? []).map((seat) => desk.names[seat] ?? '')
  if (!waiting.length) return tr('a-moment')
  const open = desk.seats.some((seat, i) => desk.now?.waiting.includes(i) && seat.kind === 'open')
  return tr(open ? 'waiting-join' : 'waiting-for', { names: words.listed(waiting) })
}
