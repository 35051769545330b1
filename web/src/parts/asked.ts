// The question on the table, laid out by its game.
import type { Desk } from '../core/desk.svelte'
import { say, tr, type words as Words } from '../core/words.svelte'
import type { Sheet, Way } from '../games/game'
import { waitedFor } from './lesson/said'

export function askedNow(desk: Desk): Sheet | null {
  const menu = desk.menu
  if (!menu) return null
  const { names, box, view, laid } = desk
  const sheet = desk.game.sheet({ menu, view, box, names, laid, say: (said) => say(said, names) })
  if (desk.lesson) return { ...sheet, note: waitedFor(desk, desk.lesson) }
  return desk.window ? { ...sheet, bar: { icon: 'hourglass', text: tr('out-of-turn') } } : sheet
}

/** Every way to answer, in the order of the page. */
export const waysOf = (sheet: Sheet): Way[] => [...sheet.groups.flatMap((group) => group.ways), ...sheet.foot, ...(sheet.besides ?? [])]

/** Who was out of time. */
export const stoppedText = (desk: Desk): string => tr('stopped', { name: desk.names[desk.now?.stopped ?? -1] ?? '' })

/** Are only bots asked now? */
export const botsAsked = (desk: Desk): boolean => !!desk.now?.waiting.length && desk.now.waiting.every((seat) => !!desk.seats[seat]?.bot)

export function waitingText(desk: Desk, words: typeof Words): string {
  if (desk.past) return tr('looking-back')
  if (desk.playing && desk.unfolding) return tr(`${desk.game.name}-unfold-${desk.unfolding.run.phase.name}`)
  const waiting = (desk.now?.waiting ?? []).map((seat) => desk.names[seat] ?? '')
  if (!waiting.length) return tr('a-moment')
  const open = desk.seats.some((seat, i) => desk.now?.waiting.includes(i) && seat.kind === 'open')
  if (waiting.length === 1 && botsAsked(desk)) return tr('thinking', { name: waiting[0]! })
  return tr(open ? 'waiting-join' : 'waiting-for', { names: words.listed(waiting) })
}
