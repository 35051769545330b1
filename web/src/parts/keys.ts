// 1 to 9 choose, Escape folds.
import type { Desk } from '../core/desk.svelte'
import { askedNow } from './asked'

export function keys(desk: Desk, event: KeyboardEvent): void {
  const typing = (event.target as Element | null)?.closest?.('input, textarea, select, dialog')
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Escape') {
    if (desk.open || desk.hint) desk.clear()
    else if (desk.past) desk.back()
    else if (desk.eyes !== null && !desk.replaying) desk.eyes = null
    else desk.notice = null
    return
  }
  const number = Number(event.key)
  if (!(number >= 1 && number <= 9)) return
  const sheet = askedNow(desk)
  if (!sheet) return
  const ways = [...sheet.groups.flatMap((group) => group.ways), ...sheet.foot].filter((way) => !way.line.why)
  const way = ways[number - 1]
  if (way) desk.choose(way.line)
}
