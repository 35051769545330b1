// Dice, offers opened, battles, auctions and winter, watched as they unfold.
import type { Component } from 'svelte'
import type { Argument, Said } from '../../core/types'
import { familyOf } from '../../look/families'
import { type Amounts, amounts, arrow, type Item } from '../../look/items'
import type { Drawn, Emblem, Phase } from '../game'
import Die from './Die.svelte'

/** What may happen in the middle of anything: points, and a death with what follows from it. */
const POINTS = ['points-gained', 'points-lost', 'privilege-lost']
const DEATHS = ['heir-took-over', 'died-heirless', 'kin-took-over', 'column-freed', ...POINTS]
const LANDS = ['land-placed', 'land-discarded', 'land-to-king', 'land-revealed']

export const phases: readonly Phase[] = [
  {
    name: 'growth',
    icon: 'rolling-dices',
    opens: ['die-rolled', 'die-rolled-two', 'die-rolled-any'],
    tells: ['daughter-born', 'heir-born', 'knight-born', 'son-left', 'time-taken', ...DEATHS],
    brief: true,
  },
  {
    name: 'marriage',
    icon: 'family-tree',
    opens: ['marriage-held'],
    tells: ['offer-opened', 'married-for-love', 'married-relative', 'married-relative-none', 'married-damsel', 'married-no-damsel', 'half-kept', ...POINTS],
  },
  {
    name: 'spheres',
    icon: 'throne-king',
    opens: ['actions-over-placed', 'actions-over-taken'],
    tells: ['tribute', 'majority', 'first-player', 'majority-gold', 'kings-soldiers', 'archbishop', 'veil-taken', 'court-influence', ...POINTS],
  },
  {
    name: 'vassal',
    icon: 'throne-king',
    opens: ['vassal-attempted'],
    tells: ['ransom-offered', 'ransom-accepted', 'ransom-exceeded', 'fief-given', 'vassal-bound', 'half-kept', ...POINTS],
  },
  {
    name: 'auction',
    icon: 'white-tower',
    opens: ['auction-opened'],
    tells: ['bid-opened', 'bid-raised', 'bid-passed', 'castle-won', 'castle-built', 'half-kept', ...POINTS],
  },
  {
    name: 'battle',
    icon: 'crossed-swords',
    opens: ['attack-declared', 'free-land-attacked'],
    tells: ['toll-paid', 'forces-paid', 'help-asked', 'battle-joined', 'battle-stayed-out', 'offer-opened', 'battle-fought', 'battle-won', 'battle-lost', ...LANDS, ...DEATHS],
  },
  {
    name: 'cathedral',
    icon: 'church',
    opens: ['cathedral-built'],
    tells: ['offer-opened', 'cathedral-nothing', 'cathedral-best', 'cathedral-given', 'cathedral-kept', ...POINTS],
  },
  {
    name: 'winter',
    icon: 'snowflake-2',
    opens: ['crusade-influence', 'winter-mild', 'winter-hard'],
    tells: ['crusade-influence', 'winter-mild', 'winter-hard', 'defender-rewarded', ...DEATHS],
    together: ['crusade-influence'],
  },
]

const SYMBOL: Record<string, string> = { hourglass: 'hourglass', woman: 'woman', man: 'pawn' }
const die = (...icons: string[]): Emblem => ({ is: 'drawn', Drawing: Die as Component<never>, props: { icons } })
const icons = Object.values(SYMBOL)
const BIRTHS: Emblem[] = [...icons.map((name) => die(name)), die('woman', 'hourglass'), die('pawn', 'woman'), die(...icons)]
const WINTERS: Emblem[] = [die('sun'), die('snowflake-2')]
const symbolOf = (value: Argument | undefined): string => SYMBOL[String(value ?? '').replace('symbol-', '')] ?? 'hourglass'
const glyph = (name: string): Emblem => ({ is: 'glyph', name })

export function drawn({ key, args }: Said): Drawn {
  const man = (seat: Argument | undefined, column: Argument | undefined): Emblem[] =>
    column === undefined
      ? []
      : [{ is: 'figure', family: familyOf(Math.max(0, Number(seat ?? 0))), generation: String(column).replace('column-', '').toUpperCase() }]
  const knight = man(args.seat, args.column)
  const rival = man(args.rival, args.rivalcolumn)
  const cubes = (what: Argument | undefined): Item[] => (Array.isArray(what) ? amounts(what as Amounts) : [])
  const gold: Item[] = args.gold === undefined ? [] : cubes([['gold', Number(args.gold)]])
  switch (key) {
    case 'die-rolled':
      return { pieces: [die(symbolOf(args.symbol))], rolls: BIRTHS }
    case 'die-rolled-two':
      return { pieces: [die(symbolOf(args.symbol), symbolOf(args.other))], rolls: BIRTHS }
    case 'die-rolled-any':
      return { pieces: [die(...icons)], rolls: BIRTHS }
    case 'winter-mild':
    case 'winter-hard':
      return { pieces: [die(key === 'winter-mild' ? 'sun' : 'snowflake-2')], rolls: WINTERS }
    case 'battle-fought':
      return { pieces: [...knight, glyph('crossed-swords'), ...rival], items: [{ is: 'number', n: Number(args.attack) }, arrow, { is: 'number', n: Number(args.defence) }] }
    case 'attack-declared':
    case 'vassal-attempted':
    case 'battle-won':
    case 'battle-lost':
      return { pieces: [...knight, ...rival] }
    case 'points-gained':
      return { pieces: knight, items: [{ is: 'points', n: Number(args.points) }] }
    case 'points-lost':
      return { pieces: knight, items: [{ is: 'points', n: -Number(args.points) }] }
    case 'daughter-born':
    case 'married-damsel':
    case 'veil-taken':
      return { pieces: [...knight, { is: 'cube', colour: 'damsel' }] }
    case 'castle-won':
    case 'castle-built':
      return { pieces: [...knight, ...rival, glyph('white-tower')], items: cubes(args.cubes) }
    case 'heir-took-over':
    case 'died-heirless':
      return { pieces: [...knight, glyph('death-skull')] }
    case 'crusade-influence':
    case 'court-influence':
    case 'first-player':
      return { pieces: knight, items: cubes([['influence', Number(args.influence)]]) }
    default:
      return { pieces: [...knight, ...rival], items: [...cubes(args.cubes), ...gold] }
  }
}
