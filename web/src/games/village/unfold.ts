// The mass and the market day, watched as they unfold.
import type { Component } from 'svelte'
import type { Said } from '../../core/types'
import { familyOf } from '../../look/families'
import Figure from '../../look/Figure.svelte'
import { type Amounts, amounts, arrow } from '../../look/items'
import type { Drawn, Emblem, Phase } from '../game'

export const phases: readonly Phase[] = [
  {
    name: 'mass',
    icon: 'ringing-bell',
    opens: ['mass-held'],
    tells: ['pulled', 'drew-monk', 'drew-member', 'promoted', 'majority', 'majority-nobody'],
  },
  {
    name: 'market',
    icon: 'shop',
    opens: ['market-opened'],
    tells: ['served', 'market-passed', 'paid-cubes', 'customer-came', 'bridge-passed', 'buried-chronicle', 'buried-grave', 'buried-nowhere', 'death-lapsed'],
    together: ['market-passed', 'customer-came'],
  },
]

const MONK: Emblem = { is: 'drawn', Drawing: Figure as Component<never>, props: { x: 4, y: -1, height: 24, family: 'monk', flat: true } }

export function drawn({ key, args }: Said): Drawn {
  const figure: Emblem = { is: 'figure', family: familyOf(Math.max(0, Number(args.seat ?? 0))), generation: Number(args.generation ?? 0) }
  const coins = Number(args.coins ?? 0)
  switch (key) {
    case 'mass-held':
      return { pieces: [{ is: 'glyph', name: 'church' }] }
    case 'drew-monk':
      return { pieces: [MONK] }
    case 'drew-member':
      return { pieces: [figure] }
    case 'pulled':
      return { pieces: [figure], items: [{ is: 'number', n: -coins }, { is: 'coin' }] }
    case 'promoted':
      return { pieces: [figure], items: [{ is: 'grain', n: -Number(args.grain) }] }
    case 'majority':
      return { pieces: [{ is: 'glyph', name: 'laurels' }], items: [{ is: 'points', n: Number(args.prestige) }] }
    case 'market-opened':
      return { pieces: [{ is: 'glyph', name: 'shop' }] }
    case 'served':
    case 'customer-came':
      return { items: [...amounts(args.wants as Amounts), arrow, { is: 'points', n: Number(args.points) }] }
    case 'buried-chronicle':
    case 'buried-grave':
    case 'buried-nowhere':
      return { pieces: [figure, { is: 'glyph', name: key === 'buried-chronicle' ? 'open-book' : 'tombstone' }] }
    default:
      return {}
  }
}
