// What every drawing of Clochemerle asks the desk for.
import { getDesk } from '../../core/desk.svelte'
import { spotOf } from './spots'
import { trying } from './trying.svelte'
import { tablesOf, type Tables, type View, type Village } from './types'

export type Clochemerle = {
  view: View
  tables: Tables
  /** Who buys: the seat to move, whose next stage is lit. */
  mover: number
  village(seat: number): Village
  name(seat: number): string
  /** The spots that the sum pointed at would reach. */
  reached: ReadonlySet<string>
}

export function useClochemerle(): Clochemerle {
  const desk = getDesk()
  const view = (): View => desk().view as View
  return {
    get view() {
      return view()
    },
    get tables() {
      return tablesOf(desk().box)
    },
    get mover() {
      return view().turn
    },
    village: (seat) => view().seats[seat]!,
    name: (seat) => desk().names[seat] ?? '',
    get reached() {
      return reachedBy(view())
    },
  }
}

const NONE: ReadonlySet<string> = new Set()
function reachedBy({ reach, turn }: View): ReadonlySet<string> {
  const found = trying.sum === null ? undefined : reach.find((one) => one.sum === trying.sum)
  if (!found) return NONE
  return new Set([...found.banners, ...found.customers].flatMap((ref) => spotOf(ref, turn)))
}
