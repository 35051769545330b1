// Cards taken for the round before they are sealed. It is all the reader's: the server sees them when sealed.
import type { Desk, Move } from '../../../core/desk.svelte'
import type { Menu } from '../../../core/types'
import { asking } from '../asking.svelte'
import { CARDS, type CardName, type View } from '../types'

export type Picking = {
  /** Those sent already, then those taken here, in the order of the cards. */
  chosen: CardName[]
  /** How many are still to be taken. */
  more: number
  toggle(card: CardName): void
  seal(): void
}

const nameOf = (ref: string): CardName => ref.slice(5) as CardName
const inOrder = (cards: readonly CardName[]): CardName[] => CARDS.filter((card) => cards.includes(card))

/** How many cards are still asked for. */
const leftOf = (menu: Menu | null): number => Number(menu?.question.args.count ?? 0)
const takenOf = (laid: readonly string[]): CardName[] => asking.cards.filter((card) => !laid.map(nameOf).includes(card))

/** So many are taken, sent or not, and so many are still missing. */
export function countOf(menu: Menu, laid: readonly string[]): { taken: number; more: number } {
  const here = takenOf(laid).length
  return { taken: laid.length + here, more: leftOf(menu) - here }
}

export function usePicking(desk: () => Desk): Picking {
  const left = (): number => leftOf(desk().menu)
  const sent = (): CardName[] => desk().laid.map(nameOf)
  const here = (): CardName[] => takenOf(desk().laid)
  return {
    get chosen() {
      return inOrder([...sent(), ...here()])
    },
    get more() {
      return left() - here().length
    },
    toggle(card) {
      asking.card = card
      if (sent().includes(card)) return
      if (asking.cards.includes(card)) asking.cards = asking.cards.filter((one) => one !== card)
      else if (left() > here().length) asking.cards = [...asking.cards, card]
    },
    seal() {
      if (left() !== here().length) return
      // In the order of the cards, whatever was taken first; those sent before are taken back for it.
      const moves: Move[] = [...sent().map((): Move => 'undo'), ...inOrder([...sent(), ...here()]).map((card): Move => ({ choose: `card/${card}` }))]
      asking.cards = []
      desk().carryOut(moves)
    },
  }
}

/** Who has sealed cards for the round, and who still chooses. */
export function sealsOf(view: View, waiting: readonly number[]): { seat: number; sealed: boolean }[] {
  return view.seats.map((_, seat) => ({ seat, sealed: !waiting.includes(seat) }))
}
