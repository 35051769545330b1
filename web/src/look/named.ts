// Pieces and prices in words, for those who hear the page.
import { tr, words } from '../core/words.svelte'
import type { Item } from './items'

/** "2 orange cubes"; the bare number where the game has no word for it. */
export const amountText = (kind: string, n: number): string => (words.has(`amount-${kind}`) ? tr(`amount-${kind}`, { n }) : String(n))

function kindOf(item: Item): string {
  switch (item.is) {
    case 'cube':
      return words.has(`amount-cube-${item.colour}`) ? `cube-${item.colour}` : item.colour
    case 'good':
      return item.kind
    case 'coin':
      return 'coin'
    case 'icon':
    case 'drawn':
      return item.amount ?? ''
    default:
      return ''
  }
}

/** A row of items as a sentence says it; empty where it is all drawing. */
export function itemsText(items: readonly Item[]): string {
  const parts: string[] = []
  let kind = ''
  let n = 0
  const flush = () => {
    if (n && kind) parts.push(amountText(kind, n))
    else if (n) parts.push(String(n))
    kind = ''
    n = 0
  }
  let number = 0
  for (const item of items) {
    const here = kindOf(item)
    if (here) {
      if (here !== kind) flush()
      kind = here
      n += number || 1
      number = 0
      continue
    }
    flush()
    if (number) parts.push(String(number))
    number = 0
    if (item.is === 'number') number = item.n
    else if (item.is === 'time' || item.is === 'grain') parts.push(amountText(item.is, item.n))
    else if (item.is === 'points') parts.push(tr('points', { count: item.n }))
    else if (item.is === 'word') parts.push(item.text)
    else if ((item.is === 'icon' || item.is === 'drawn') && item.said) parts.push(item.said)
    else if (item.is === 'arrow') parts.push(tr('said-gives'))
  }
  flush()
  if (number) parts.push(String(number))
  return items.every(({ is }) => is === 'arrow' || is === 'gap') ? '' : parts.join(' ')
}

/** "Level 2: 2 time; 4 points": a thing, and what there is to say of it. */
export function said(what: string, parts: readonly string[]): string {
  const told = parts.filter(Boolean)
  if (!told.length) return what
  const all = told.reduce((left, right) => tr('said-more', { left, right }))
  return what ? tr('said-of', { what, parts: all }) : all
}
