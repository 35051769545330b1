// Who is where on the tracks of service and voyage.
import type { View } from './types'

export const seatsWith = (view: View, test: (seat: number) => boolean): number[] => view.seats.map((_, seat) => seat).filter(test)
/** The families with a disc on a space of the military service, the first is 1. */
export const serving = (view: View, space: number): number[] => seatsWith(view, (seat) => (view.seats[seat]?.military ?? 0) >= space)
export const voyaging = (view: View, space: number): number[] => seatsWith(view, (seat) => view.seats[seat]?.voyage === space)

/** The legs of the voyage: spaces with the same points. */
export function legsOf(low: readonly number[], high: readonly number[]): { low: number; high: number; spaces: number[] }[] {
  const legs: { low: number; high: number; spaces: number[] }[] = []
  low.forEach((least, i) => {
    const most = high[i] ?? least
    const last = legs.at(-1)
    if (last && last.low === least && last.high === most) last.spaces.push(i + 1)
    else legs.push({ low: least, high: most, spaces: [i + 1] })
  })
  return legs
}
