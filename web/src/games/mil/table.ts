// What every drawing of MIL asks the desk for.
import { getDesk } from '../../core/desk.svelte'
import { tablesOf, type Tables, type View } from './types'

export function useMil(): { view: View; tables: Tables; seats: number } {
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
