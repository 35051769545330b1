// Prices and gains of Clochemerle as rows of little drawings.
import type { Component } from 'svelte'
import { tr } from '../../core/words.svelte'
import { amountText } from '../../look/named'
import { amounts, type Amounts, arrow, icon, type Item } from '../../look/items'
import BannerItem from './pieces/BannerItem.svelte'
import CoinsItem from './pieces/CoinsItem.svelte'
import MarkerItem from './pieces/MarkerItem.svelte'
import StoryItem from './pieces/StoryItem.svelte'
import { bannerText } from './told'
import { bannerWidth, type Kind } from './shapes'
import type { Counts } from './types'

const drawn = (Drawing: unknown, props: Record<string, unknown>, width: number, words: { amount?: string; said?: string } = {}): Item => ({
  is: 'drawn',
  Drawing: Drawing as Component<never>,
  props,
  width,
  ...words,
})
export const story = (n: number): Item => drawn(StoryItem, { n }, 15.5, { said: amountText('story', n) })
export const marker: Item = drawn(MarkerItem, {}, 15.5, { amount: 'marker' })
export const flag = (values: readonly number[], kind: Kind = 'black'): Item =>
  drawn(BannerItem, { values, kind }, bannerWidth(values) * 0.84 + 4, { said: bannerText(values) })
export const time = (n: number): Item => ({ is: 'time', n })
export const points = (n: number): Item => ({ is: 'points', n })

/** What the engine calls amounts. Two like pieces and more are one with a number; coins lie in pairs. */
export function priced(list: Amounts): Item[] {
  return list.flatMap(([name, n]): Item[] => {
    if (!n) return []
    if (name === 'story') return [story(n)]
    if (name === 'marker') return Array.from({ length: n }, () => marker)
    if (name === 'coin') return n === 2 ? [drawn(CoinsItem, {}, 24, { said: amountText('coin', 2) })] : n > 2 ? [{ is: 'number', n }, { is: 'coin' }] : [{ is: 'coin' }]
    if (name === 'time' || name === 'prestige') return amounts([[name, n]])
    return n > 1 ? [{ is: 'number', n }, { is: 'good', kind: name }] : [{ is: 'good', kind: name }]
  })
}
export const costOf = (counts: Counts): Item[] => priced(Object.entries(counts))

/** What a monk does once, when he comes. */
export function deed(action: string, most: number): Item[] {
  const bell: Item = { ...icon('ringing-bell', '', 16), said: tr('clochemerle-school') } as Item
  if (action.startsWith('story')) return [arrow, story(Number(action.slice(5)))]
  if (action === 'question') return [arrow, flag([])]
  if (action === 'steward') return [arrow, { is: 'word', text: `1–${most}` }, { ...icon('shop', '', 16), said: tr('clochemerle-market') } as Item]
  return action === 'school2' ? [arrow, bell, bell] : [arrow, bell]
}
