// What lies on the board in words, for those who hear the page.
import { tr, words } from '../../core/words.svelte'
import { costs } from '../../look/items'
import { amountText, itemsText, said } from '../../look/named'
import { type Away, served } from './farm'
import { peopleAt, type Person } from './table'
import type { Counts, Customer, Farm, Reward, Road, Tables, View } from './types'

const points = (count: number): string => tr('points', { count })
const all = (table: Counts): string => words.listed(Object.entries(table).map(([kind, n]) => amountText(kind, n)))

export const memberText = (names: readonly string[], { seat, generation, count }: Person): string =>
  said(names[seat] ?? '', [tr('village-members-named', { count, generation })])

/** Somebody of one's own who is out in the world. */
export const awayText = ({ place, generation, count }: Away): string => said(tr(`place-${place}`), [tr('village-members-named', { count, generation })])

export const servedText = (farm: Farm): string => words.listed([tr('village-served', { count: farm.customers.length }), points(served(farm))])

/** A place of the dead: how many rest there, and who. */
export function restText(view: View, names: readonly string[], place: string, open: number, title = ''): string {
  const people = peopleAt(view, place)
  const taken = people.reduce((sum, { count }) => sum + count, 0)
  return said(title, [tr('village-said-niches', { taken, open }), ...people.map((person) => memberText(names, person))])
}

export const stepText = (level: number, time: number, worth: number): string =>
  said(tr('village-level', { level }), [amountText('time', time), worth ? points(worth) : ''])

export function privilegeText(level: number, council: Tables['council']): string {
  return tr(`village-said-privilege-${level}`, {
    cubes: amountText('cube-any', council.privilege_cubes),
    coins: amountText('coin', council.privilege_coins),
    points: points(council.privilege_prestige),
  })
}

export function bagText(view: View, church: Tables['church']): string {
  const enter = { cubes: itemsText(costs(church.enter_cubes)), time: amountText('time', church.enter_time) }
  return said(tr('place-bag'), [tr('village-said-monks', { count: view.monks }), tr('village-said-enter', enter)])
}

export function harvestText({ by_hand, with_horse, with_ox }: Tables['harvest']): string {
  const plough = amountText('plough', 1)
  const team = (kind: string, n: number) => tr('village-said-harvest-with', { grain: amountText('grain', n), animal: amountText(kind, 1), plough })
  return words.listed([tr('village-said-harvest', { grain: amountText('grain', by_hand) }), team('horse', with_horse), team('ox', with_ox)])
}

export const customerText = ({ wants, points: worth }: Customer): string => tr('village-said-customer', { wants: all(wants), points: points(worth) })

export function cityText(city: string, reward: Reward, guests: readonly string[]): string {
  const worth = reward.prestige ? points(reward.prestige) : reward.coins ? amountText('coin', reward.coins) : reward.cubes ? amountText('cube-any', reward.cubes) : ''
  return said(tr(`city-${city}`), [
    worth && tr('village-said-reward', { reward: worth }),
    guests.length ? tr('village-said-visited', { names: words.listed(guests) }) : '',
  ])
}

const placeOf = (place: string): string => tr(place === 'village' ? 'village' : `city-${place}`)
export const roadText = ({ from, to }: Road, price: string): string => tr('village-said-road', { from: placeOf(from), to: placeOf(to), price })

export function workshopText(name: string, goods: readonly string[], tables: Tables): string {
  const { crafts, buy_wagon_and_animals, buy_scroll_and_plough } = tables
  if (!goods.length) {
    const figures = { coins: amountText('coin', crafts.mill_coins), time: amountText('time', crafts.mill_time), grain: amountText('grain', crafts.mill_grain) }
    return said(tr('village-mill'), [tr('village-said-mill', figures)])
  }
  const bought = { ...buy_wagon_and_animals, ...buy_scroll_and_plough } as Record<string, Counts>
  const made = words.listed(goods.map((kind) => amountText(kind, 1)))
  return said(tr(`place-${name}`), [
    tr('village-said-train', { time: amountText('time', crafts.train_time[name] ?? 0) }),
    tr('village-said-make', { goods: made, time: amountText('time', crafts.make_time[goods[0] ?? ''] ?? 0) }),
    tr('village-said-buy', { price: itemsText(costs(bought[goods[0] ?? ''] ?? {})) }),
  ])
}
