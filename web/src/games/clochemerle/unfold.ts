// Dice, deaths with the rats behind them, sales and journeys, watched as they unfold.
import type { Component } from 'svelte'
import type { Said } from '../../core/types'
import { familyOf } from '../../look/families'
import { type Amounts, amounts, type Item } from '../../look/items'
import type { Drawn, Emblem, Phase } from '../game'
import Die from './pieces/Die.svelte'
import Rat from './pieces/Rat.svelte'
import Story from './pieces/Story.svelte'
import Villager from './pieces/Villager.svelte'
import type { View } from './types'

const PRICES = ['paid', 'paid-with-guild', 'paid-with-plough', 'gained', 'no-room', 'left-out']

export const phases: readonly Phase[] = [
  { name: 'dice', icon: 'rolling-dices', opens: ['round-began'], tells: [], dice: 'RollDie' },
  {
    name: 'death',
    icon: 'tombstone',
    opens: ['buried-chronicle', 'buried-grave'],
    tells: ['labourer-hired', 'labourer-placed', 'rat-ran', 'invasion', 'rats-kept-off', 'rats-ate'],
  },
  { name: 'market', icon: 'shop', opens: ['served'], tells: ['served', 'tile-at-customer', ...PRICES], brief: true },
  { name: 'travel', icon: 'treasure-map', opens: ['travelled'], tells: ['travel-turned', 'travel-exchanged', 'added-travel', ...PRICES], brief: true },
]

const FACES = [1, 2, 3, 4, 5, 6]
const draw = (Drawing: unknown, props: Record<string, unknown>): Emblem => ({ is: 'drawn', Drawing: Drawing as Component<never>, props })
const die = (face: number, tone: 'white' | 'black' | 'rat'): Emblem => draw(Die, { x: 2, y: 4, size: 19, face, tone, flat: true })
const RAT = draw(Rat, { x: 0, y: 0, size: 24 })
const page = (n: number): Item => ({ is: 'drawn', Drawing: Story as unknown as Component<never>, props: { x: 0, y: -1, size: 19, n }, width: 17 })

export function drawn({ key, args }: Said, view: unknown, dice: readonly string[]): Drawn {
  const family = familyOf(Math.max(0, Number(args.seat ?? 0)))
  const name = String(args.profession ?? '').replace('profession-', '')
  const villager = draw(Villager, { x: 4, y: -2, height: 25, family, name, flat: true })
  const some = (what: unknown): Item[] => (Array.isArray(what) ? amounts(what as Amounts) : [])
  switch (key) {
    case 'round-began': {
      // The white ones are thrown first.
      const white = (view as View).dice.filter(({ ref }) => ref.includes('white')).length || dice.length
      return { pieces: dice.map((face, i) => die(Number(face), i < white ? 'white' : 'black')), rolls: FACES.map((face) => die(face, 'white')) }
    }
    case 'rat-ran':
      return { pieces: [die(Number(args.face), 'rat')], rolls: FACES.map((face) => die(face, 'rat')) }
    case 'buried-chronicle':
      return { pieces: [villager, { is: 'glyph', name: 'open-book' }], items: [page(Number(args.story))] }
    case 'buried-grave':
      return { pieces: [villager, { is: 'glyph', name: 'tombstone' }] }
    case 'labourer-placed':
      return { pieces: [villager] }
    case 'labourer-hired':
      return { items: [{ is: 'points', n: Number(args.prestige) }] }
    case 'invasion':
      return { pieces: [RAT, RAT, RAT] }
    case 'rats-ate':
      return { pieces: [RAT], items: [page(-Number(args.story))] }
    case 'rats-kept-off':
      return { pieces: [RAT, { is: 'glyph', name: 'church' }] }
    case 'served':
      return { pieces: [{ is: 'glyph', name: 'shop' }], items: some(args.wants) }
    case 'travelled':
      return { pieces: [{ is: 'glyph', name: 'treasure-map' }] }
    case 'paid':
      return { items: some(args.cost) }
    case 'gained':
    case 'no-room':
    case 'left-out':
      return { items: some(args.gain) }
    default:
      return {}
  }
}
