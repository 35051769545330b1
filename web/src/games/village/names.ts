// Names of parcels; short names for places, where a whole one does not fit.
import { tr, words } from '../../core/words.svelte'

const APART = new Set(['well', 'chronicle', 'graves'])
export const parcelName = (parcel: string): string => tr(APART.has(parcel) ? `village-${parcel}` : `space-${parcel}`)

export function placeName(place: string): string {
  const key = `village-short-${place}`
  return words.has(key) ? tr(key) : tr(`place-${place}`)
}
