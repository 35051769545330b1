// The cards of the round as a mat shows them: in the order they were played, then those in hand.
import type { Desk } from '../../../core/desk.svelte'
import type { CardName, Family, View } from '../types'

export type Shown = { card: CardName; state: 'played' | 'now' | '' }

/** The cards a seat has shown this round, in the order of the log. */
function shownBy(desk: Desk, seat: number, house: Family): CardName[] {
  const told = desk.log.filter((entry) => entry.seat === seat && entry.decision === 'PlayCard' && entry.ref.startsWith('card/')).map((entry) => entry.ref.slice(5) as CardName)
  const recent = told.slice(-house.played.length || told.length)
  const known = house.played.length && recent.every((card) => house.played.includes(card)) ? recent : []
  return [...new Set([...known, ...house.played])]
}

export function cardsOf(desk: Desk, seat: number): Shown[] {
  const view = desk.view as View
  const house = view.seats[seat]
  if (!house) return []
  const now = view.turn === seat ? view.acting : null
  const shown = shownBy(desk, seat, house).map((card): Shown => ({ card, state: card === now ? 'now' : 'played' }))
  return [...shown, ...(house.hand ?? []).map((card): Shown => ({ card, state: '' }))]
}
