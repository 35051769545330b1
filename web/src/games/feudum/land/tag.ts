// The tag below a place: its number, and its letters of the compass.
import { tr } from '../../../core/words.svelte'
import { widthOf } from '../../../look/geometry'
import { numberOf, type PlaceName } from '../types'

export function tagOf(place: PlaceName, letters: string): { number: string; compass: string; width: number } {
  const number = `${numberOf(place)}`
  const compass = [...letters.toLowerCase()].map((letter) => tr(`letter-${letter}`)).join('')
  return { number, compass, width: 9 + widthOf(number, 12.5, 800) + (compass ? widthOf(compass, 12, 700) + 5 : 0) }
}
