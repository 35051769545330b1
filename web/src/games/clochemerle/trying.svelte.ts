// What a reader tries before a banner is chosen. Nothing of it is sent.
import type { Reached } from './types'

class Trying {
  /** The sum that is pointed at: what it reaches is lit. */
  sum: number | null = $state(null)
  /** What the pair that was taken can make, as it was asked for; other sums stay open until a banner is chosen. */
  pair: Reached[] = $state.raw([])
  /** The die of the pair that is turned first when a sum differs from what was rolled. */
  first = $state(0)
}
export const trying = new Trying()
