// What every drawing of MIL asks the desk for.
import { getDesk } from '../../core/desk.svelte'
import { tablesOf, type Tables, type View } from './types'

export function useMil(): { view: View; tables: Tables; seats: number; stockOf: (seat: number) => View['seats'][number]['stock'] } {
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
    /** A screen that several people look at shows a stock only to whoever is asked. */
    stockOf(seat: number) {
      const { stock } = (desk().view as View).seats[seat]!
      const shared = desk().you.length > 1 && !desk().now?.over
      return shared && desk().menu?.seat !== seat ? null : stock
    },
  }
}
