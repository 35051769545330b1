// The places of the charter a reader points at: they are ringed on the land.
import type { PlaceName } from '../types'

export const ringed: { places: readonly PlaceName[] } = $state({ places: [] })
