// 1 to 9 choose, Escape folds, ? lists the keys.
import type { Desk } from '../core/desk.svelte'
import type { Menu } from '../core/types'
import type { Way } from '../games/game'
import { askedNow, waysOf } from './asked'

const MOST = 9
const known = new WeakMap<Menu, Way[]>()

/** The ways that have a number, in their order. */
export function numbered(desk: Desk): Way[] {
  const { menu } = desk
  if (!menu) return []
  let ways = known.get(menu)
  if (!ways) {
    const sheet = askedNow(desk)
    const all = sheet ? waysOf(sheet) : []
    known.set(menu, (ways = all.filter((way) => !way.line.why).slice(0, MOST)))
  }
  return ways
}

/** The number of a line by its choice; 0 for one that has none. */
export const numberOf = (desk: Desk, choice: number): number =>
  numbered(desk).findIndex((way) => way.line.choice === choice) + 1

export function keys(desk: Desk, event: KeyboardEvent, help: () => void): void {
  const typing = (event.target as Element | null)?.closest?.('input, textarea, select, dialog')
  // What covers the table covers it for keys too, wherever the focus is.
  if (typing || document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === '?') return help()
  if (event.key === 'Escape') {
    if (desk.open || desk.hint || desk.held) desk.clear()
    else if (desk.window) desk.unfold(null)
    else if (desk.past) desk.back()
    else if (desk.eyes !== null && !desk.replaying) desk.eyes = null
    else desk.notice = null
    return
  }
  const number = Number(event.key)
  if (!(number >= 1 && number <= MOST)) return
  const press = askedNow(desk)?.press
  if (press) return press(number, desk)
  const way = numbered(desk)[number - 1]
  if (way) desk.choose(way.line)
}
