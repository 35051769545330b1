// Short names for places, where a whole one does not fit.
import { tr, words } from '../../core/words.svelte'

export function placeName(place: string): string {
  const key = `village-short-${place}`
  return words.has(key) ? tr(key) : tr(`place-${place}`)
}
