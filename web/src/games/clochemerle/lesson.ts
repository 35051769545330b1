// The pieces of Clochemerle, as a lesson shows them.
import type { Emblem } from '../game'
import BannerItem from './pieces/BannerItem.svelte'
import Die from './pieces/Die.svelte'
import StoryItem from './pieces/StoryItem.svelte'
import Villager from './pieces/Villager.svelte'

export const pieces: Record<string, Emblem> = {
  villager: { is: 'drawn', Drawing: Villager, props: { x: 4, height: 23, family: 'blu', name: 'craftsman', flat: true } },
  'white-die': { is: 'drawn', Drawing: Die, props: { x: 2, y: 3, size: 18, face: 5, flat: true } },
  'black-die': { is: 'drawn', Drawing: Die, props: { x: 2, y: 3, size: 18, face: 4, tone: 'black', flat: true } },
  'black-banner': { is: 'drawn', Drawing: BannerItem, props: { values: [6], kind: 'black' } },
  'white-banner': { is: 'drawn', Drawing: BannerItem, props: { values: [6], kind: 'white' } },
  story: { is: 'drawn', Drawing: StoryItem, props: { n: 1 } },
}
