// What lies on the table and in the villages in words, for those who hear the page.
import { tr, words } from '../../core/words.svelte'
import { amountText, said } from '../../look/named'
import type { Pen, Pool } from './tray'
import { type Counts, customerOf, stageOf, type Tables, type View, type Village } from './types'

export const pointsText = (count: number): string => tr('points', { count })
export const goodsText = (wants: Counts): string => words.listed(Object.entries(wants).map(([kind, n]) => amountText(kind, n)))

/** "sum 5 or 9": what a banner asks for. */
export function bannerText(values: readonly number[]): string {
  if (!values.length) return tr('clochemerle-said-any-sum')
  const sums = values.map(String).reduce((left, right) => tr('clochemerle-said-or', { left, right }))
  return tr('clochemerle-said-sums', { sums })
}

export function customerText(tables: Tables, number: number): string {
  const { values, wants, prestige } = customerOf(tables, number)
  return said(tr('clochemerle-said-customer', { wants: goodsText(wants) }), [bannerText(values), pointsText(prestige)])
}

export function stageText(tables: Tables, number: number): string {
  const stage = stageOf(tables, number)
  const { prestige = 0, toll, chapel } = stage?.card ?? {}
  return said(tr('clochemerle-said-stage', { letter: (stage?.pile ?? 'a').toUpperCase() }), [
    pointsText(prestige),
    toll ? tr('clochemerle-said-toll', { cost: goodsText(toll) }) : '',
    chapel ? tr('clochemerle-said-chapel') : '',
  ])
}

/** A villager at his post, or that there is none. */
export const postText = (village: Village, name: string): string =>
  village.villagers.includes(name) ? tr(`profession-${name}`) : tr(`clochemerle-no-${name}`)

export const deskText = (desk: 'left' | 'right', taken: boolean): string =>
  tr('clochemerle-said-desk', { desk: tr(`clochemerle-desk-${desk}`), who: tr(taken ? 'clochemerle-said-pupil' : 'said-empty') })

/** How long until somebody dies. */
export const bridgeText = ({ reaper, clouds, time }: Village): string =>
  reaper ? tr('clochemerle-death-comes') : tr('clochemerle-to-bridge', { count: clouds - time })

export const nicheText = (tables: Tables, names: readonly string[], profession: string, j: number, owner: number | null): string =>
  said(tr(`profession-${profession}`), [
    owner === null ? tr('clochemerle-said-niche-free', { story: amountText('story', tables.chronicle.story[j] ?? 0) }) : (names[owner] ?? ''),
  ])

export function gravesText(view: View, names: readonly string[]): string {
  const { covered, end } = view.coffins
  const counts = new Map<number, number>()
  for (const seat of view.graves) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const whose = [...counts].map(([seat, n]) => said(names[seat] ?? '', [String(n)]))
  return words.listed([tr('clochemerle-said-dead', { covered, end }), tr('clochemerle-said-graves', { count: view.graves.length }), ...whose])
}

export function dieText({ black, face, state, taker }: Pool, names: readonly string[]): string {
  const die = tr(black ? 'clochemerle-said-die-black' : 'clochemerle-said-die-white', { face })
  if (state === 'picked') return said(die, [tr('clochemerle-said-in-hand')])
  return taker === null ? die : said(die, [tr('clochemerle-said-taken-by', { name: names[taker] ?? '' })])
}

export const penText = ({ sum, found }: Pen, price: string): string =>
  said(tr('clochemerle-said-sum', { sum }), [found?.payable ? price || tr('clochemerle-no-cost') : tr('clochemerle-said-not-now')])
