// Which pieces travel when something is told, and from where to where.
import type { Component } from 'svelte'
import type { Entry, Said } from '../../core/types'
import { familyOf } from '../../look/families'
import type { Emblem, Flight } from '../game'
import Reaper from './pieces/Reaper.svelte'
import Rat from './pieces/Rat.svelte'
import Story from './pieces/Story.svelte'
import Villager from './pieces/Villager.svelte'
import Die from './pieces/Die.svelte'
import { goodOf, shopOf } from './types'

const drawn = (Drawing: unknown, props: Record<string, unknown>): Emblem => ({ is: 'drawn', Drawing: Drawing as Component<never>, props })
const page = (n: unknown): Emblem => drawn(Story, { x: 3, y: 1, size: 22, n: Number(n) })
const good = (kind: string): Emblem => ({ is: 'goods', kinds: [kind] })
const glyph = (name: string): Emblem => ({ is: 'glyph', name })
const bare = (value: unknown): string => String(value ?? '').replace(/^[a-z]+-/, '')

function flight({ key, args }: Said): Flight[] {
  const seat = Number(args.seat ?? -1)
  const own = (place: string): string => `${seat}/${place}`
  const fly = (emblem: Emblem, from: string, to: string): Flight[] => [{ emblem, from, to }]
  const name = bare(args.profession)
  const villager = drawn(Villager, { x: 4, y: -2, height: 25, family: familyOf(Math.max(0, seat)), name, flat: true })
  const tree = (from: string): Flight[] => (Number(args.story) ? fly(page(args.story), from, own('tree')) : [])
  switch (key) {
    case 'bridge-crossed':
      return fly(drawn(Reaper, { x: 2, y: 0, height: 24 }), own('time'), own('reaper'))
    case 'buried-chronicle':
      return [...fly(villager, own(`villager/${name}`), `niche/${name}`), ...tree(`niche/${name}`)]
    case 'buried-grave':
      return fly(villager, own(`villager/${name}`), 'graves')
    case 'rat-ran':
      return fly(drawn(Die, { x: 2, y: 4, size: 19, face: Number(args.face), tone: 'rat', flat: true }), 'graves', 'rat')
    case 'rats-ate':
      return [0, 1, 2].flatMap(() => fly(drawn(Rat, { x: 0, y: 0, size: 24 }), 'invasion', own('tree')))
    case 'rats-kept-off':
      return fly(drawn(Rat, { x: 0, y: 0, size: 24 }), 'invasion', own('church'))
    case 'labourer-placed':
      return fly(villager, `mat/${seat}`, own(`villager/${name}`))
    case 'post-filled':
      return fly(villager, own('desk/left'), own(`villager/${name}`))
    case 'pupil-came':
      return fly({ is: 'figure', family: familyOf(seat), generation: '' }, own('school'), own('desk/left'))
    case 'pupil-moved':
      return fly({ is: 'figure', family: familyOf(seat), generation: '' }, own('desk/left'), own('desk/right'))
    case 'hand-taken':
      return [...fly(glyph('flying-flag'), 'hand', `mat/${seat}`), ...tree('hand')]
    case 'story-safe':
      return Number(args.story) ? fly(page(args.story), own('tree'), own('hall')) : []
    case 'chief-story':
    case 'pupil-story':
      return tree(key === 'chief-story' ? own('path/story') : own('desk/right'))
    case 'chief-coins':
      return fly({ is: 'coins' }, own('path/coin'), own('coins'))
    case 'ran-workshop':
    case 'added-workshop': {
      const shop = bare(args.workshop)
      return fly(good(goodOf(shop)), key === 'added-workshop' ? `buy/${shop}/1` : own('personal'), own(shop))
    }
    case 'ran-field':
      return fly({ is: 'coins' }, own('fields'), own('coins'))
    case 'added-field':
      return fly(glyph('wheat'), 'buy/field', own('fields'))
    case 'added-church':
      return fly(glyph('church'), `buy/${bare(args.church)}`, own('churchyard'))
    case 'added-monk':
      return fly({ is: 'figure', family: familyOf(seat), generation: '' }, `buy/monk/${bare(args.pile)}`, own('churchyard'))
    case 'added-travel':
      return fly(glyph('treasure-map'), 'buy/travel', own('travel'))
    case 'customer-taken':
      return fly(glyph('shop'), 'steward', own('market'))
    case 'served':
      return fly(glyph('shop'), own('market'), own('served'))
    default:
      return []
  }
}

export const flights = (entries: readonly Entry[]): Flight[] => entries.flatMap((entry) => entry.told.flatMap(flight))

/** Where a kind lies in a village, besides the goods, which lie in their workshops. */
const LIES: Record<string, string> = { time: 'time', coin: 'coins', coins: 'coins', story: 'tree', marker: 'square' }
export function touched({ key, args }: Said): string[] {
  if (key === 'customer-came') return ['row/6', 'pile/customers']
  if (key === 'monk-turned') return [`buy/monk/${bare(args.pile)}`]
  const seat = Number(args.seat ?? -1)
  if (seat < 0) return []
  const own = (place: string): string => `${seat}/${place}`
  const amounts = [args.cost, args.gain, key === 'served' ? args.wants : undefined].flatMap((value) => (Array.isArray(value) ? value.map(([kind]) => kind) : []))
  const spots = amounts.flatMap((kind) => (key === 'no-room' || key === 'left-out' ? [] : [own(LIES[kind] ?? shopOf(kind))]))
  switch (key) {
    case 'bridge-crossed':
      return [...spots, own('time')]
    case 'buried-chronicle':
    case 'buried-grave':
      return [...spots, own(`villager/${bare(args.profession)}`)]
    case 'chief-coins':
    case 'chief-story':
      return [...spots, own('chief')]
    case 'story-safe':
      return [...spots, own('chief'), own('tree')]
    case 'added-chamber':
    case 'added-square':
    case 'ran-chamber':
    case 'ran-square':
      return [...spots, own(key.endsWith('chamber') ? 'chamber' : 'square')]
    case 'travelled':
    case 'travel-turned':
    case 'travel-exchanged':
      return [...spots, own('travel')]
    case 'plough-moved':
    case 'paid-with-plough':
      return [...spots, own('fields')]
    case 'served':
      return [...spots, own('market')]
    case 'tile-placed':
      return [...spots, own(bare(args.banner))]
    default:
      return spots
  }
}
