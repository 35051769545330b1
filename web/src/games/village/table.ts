// What every drawing of Village asks the desk for.
import { getDesk } from '../../core/desk.svelte'
import { tablesOf, type Tables, type View } from './types'

export function useVillage(): { view: View; tables: Tables; seats: number } {
  const desk = getDesk()
  return {
    get view() {
      return desk().view as View
    },
    get tables() {
      return tablesOf(desk().box)
    },
    get seats() {
      return (desk().view as View).seats.length
    },
  }
}

export type Person = { seat: number; generation: number; count: number }

/** Who of all families is at a place; equals of one family together. */
export function peopleAt(view: View, place: string): Person[] {
  return view.seats.flatMap((farm, seat) => {
    const here: Person[] = []
    for (const generation of farm.people[place] ?? []) {
      const last = here.at(-1)
      if (last?.generation === generation) last.count += 1
      else here.push({ seat, generation, count: 1 })
    }
    return here
  })
}
