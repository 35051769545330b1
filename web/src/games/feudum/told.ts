// What guilds and houses hold in words, for those who hear the page. The land has its own: land/said.ts.
import { tr, words } from '../../core/words.svelte'
import { amountText, said } from '../../look/named'
import { placeSaid } from './land/said'
import type { Feudum } from './table'
import { type Counts, type Family, type Guild, type Monster, RANKS, type Vessel, VESSELS, type Ware } from './types'

const shillings = (n: number): string => amountText('shilling', n)
export const vesselText = (kind: Vessel): string => tr(`feudum-vessel-${kind}`)

/** A seat of a guild: who has it, with how many stars, and what it is worth. */
export function chairText(game: Feudum, guild: Guild, i: number): string {
  const { seats, stars, reeves } = game.view.guilds[guild]
  const seat = seats[i] ?? null
  const worth = tr('points', { count: game.tables.epochs.seats[i] ?? 0 })
  const title = tr(`rank-${RANKS[i] ?? ''}`)
  if (seat === null) return said(title, [tr('said-empty'), worth])
  return said(title, [game.name(seat), amountText('star', stars[seat] ?? 0), reeves.includes(seat) ? tr('feudum-said-reeve') : '', worth])
}

export function beadsText(beads: readonly number[]): string {
  if (!beads.length) return tr('feudum-said-no-bead')
  return beads.length > 1 ? tr('feudum-said-beads', { beads: words.listed(beads.map(String)) }) : tr('feudum-said-bead', { value: beads[0] ?? 0 })
}
export const strungText = (title: string, beads: readonly number[], sum: number): string =>
  said(title, [beadsText(beads), beads.length ? tr('feudum-said-sum', { sum }) : ''])

export const binText = (kind: Ware, price: number, full: boolean): string =>
  said(tr('feudum-said-bin', { price: shillings(price) }), [full ? amountText(kind, 1) : tr('feudum-said-wants', { good: amountText(kind, 1) })])

export const storeText = (kind: Ware, n: number, room: number): string => said(amountText(kind, n), [tr('feudum-said-cart', { n, room })])

export function standText(game: Feudum, kind: Monster): string {
  const beast = game.view.monsters[kind]
  const title = tr(`feudum-monster-${kind}`)
  return beast ? tr('feudum-said-monster', { monster: title, name: game.name(beast.seat) }) : said(title, [shillings(game.tables.guilds.beast ?? 0)])
}

export const scrollText = (name: string, sealed: boolean): string =>
  said(tr('feudum-said-scroll', { scroll: tr(`scroll-${name}`) }), [tr(sealed ? 'feudum-said-sealed' : 'said-empty')])

export function pawnText(pawn: Family['pawns'][number]): string {
  if (!pawn) return tr('feudum-said-kept')
  const who = tr(`feudum-role-${pawn.role}`)
  return tr('feudum-said-pawn', { role: pawn.drunk ? tr('feudum-said-drunk', { who }) : who, place: placeSaid(pawn.place) })
}

export const vesselsText = (vessels: Counts<Vessel>): string => {
  const own = VESSELS.filter((kind) => vessels[kind])
  return own.length ? words.listed(own.map((kind) => tr('feudum-said-vessels', { vessel: vesselText(kind), count: vessels[kind] }))) : tr('feudum-said-no-vessel')
}
