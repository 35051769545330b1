// What every drawing of Feudum asks the desk for.
import { getDesk } from '../../core/desk.svelte'
import { type Family, type PlaceName, type Place, type Tables, tablesOf, type View } from './types'

export type Feudum = {
  view: View
  tables: Tables
  advanced: boolean
  house(seat: number): Family
  place(name: PlaceName): Place
  name(seat: number): string
}

export function useFeudum(): Feudum {
  const desk = getDesk()
  const view = (): View => desk().view as View
  return {
    get view() {
      return view()
    },
    get tables() {
      return tablesOf(desk().box)
    },
    get advanced() {
      return view().mode === 'advanced'
    },
    house: (seat) => view().seats[seat]!,
    place: (name) => view().places[name],
    name: (seat) => desk().names[seat] ?? '',
  }
}
