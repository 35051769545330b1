// MIL 1049, as the page sees it.
import { tr } from '../../core/words.svelte'
import { FACES } from '../faces'
import type { GameUi } from '../game'
import Board from './Board.svelte'
import Contest from './Contest.svelte'
import { lettersOf } from './contest'
import { flights, touched } from './motion'
import './mil.css'
import OwnMat from './OwnMat.svelte'
import RivalMat from './RivalMat.svelte'
import { figures } from './rules'
import { sheet } from './sheet'
import { place, preview, spots } from './spots'
import Strip from './Strip.svelte'
import type { View } from './types'
import { drawn, phases } from './unfold'

/** What a line of its own would only repeat. */
const QUIET = new Set(['offer-sealed', 'piles-composed'])
/** What only finishes the sentence before it. */
const ADDS = new Set(['points-gained', 'points-lost', 'privilege-lost', 'toll-paid', 'first-player', 'majority-gold', 'column-freed', 'kin-took-over', 'half-kept'])
const HEADINGS = new Set(['turn-began', 'actions-over-placed', 'actions-over-taken', 'winter-mild', 'winter-hard', 'game-over'])

function detail(view: View, seat: number, part: string): string {
  const house = view.seats[seat]
  if (!house) return ''
  const { stock } = house
  const counted = (n: number | undefined): string => (n ? tr('mil-detail', { count: n }) : '')
  switch (part) {
    case 'goods':
      return counted((stock.fabric ?? 0) + (stock.metal ?? 0))
    case 'influence':
      return counted(stock.influence)
    case 'gold':
      return counted(stock.gold)
    case 'privileges':
      return counted(house.privileges)
    case 'damsels':
      return counted(house.damsels)
    default:
      return ''
  }
}

export const mil: GameUi = {
  ...FACES.mil,
  isSecret: (view, seat) => lettersOf((view as View).contest).some((letter) => letter.seat === seat),
  Board,
  OwnMat,
  RivalMat,
  rivals: 'below',
  Aside: Contest,
  Strip,
  sheet,
  spots: (menu, line, view) => spots(menu, line, view as View),
  preview,
  place,
  flights,
  touched: (said, view) => touched(said, view as View),
  status(view, over) {
    const { turn, turns, phase } = view as View
    if (over || phase === 'over') return tr('mil-over', { turns })
    return turn ? tr('mil-status', { turn, turns, phase: tr(`mil-phase-${phase}`) }) : tr('mil-phase-setup')
  },
  order(view) {
    const { seats, first } = view as View
    return seats.map((_, i) => (first + i) % seats.length)
  },
  doing(view, seat) {
    const letter = lettersOf((view as View).contest).find((one) => one.seat === seat)
    return letter ? tr(letter.sealed ? 'sealed' : 'still-choosing') : ''
  },
  scores: (view, seat) => (view as View).seats[seat]?.scores ?? {},
  score: (view, seat) => (view as View).seats[seat]?.points ?? 0,
  detail: (view, seat, part) => detail(view as View, seat, part),
  parts: {
    track: 'laurels',
    goods: 'rolled-cloth',
    influence: 'throne-king',
    privileges: 'vertical-banner',
    gold: 'crown-coin',
    damsels: 'woman',
  },
  warnings: { 'warn-costs-points': 'laurels' },
  loadAbout: async () => (await import('./about.json')).default,
  loadPictures: () => import('./Picture.svelte'),
  figures,
  phases,
  drawn,
  heading: (said) => HEADINGS.has(said.key),
  apart: (said) => !ADDS.has(said.key),
  quiet: (said) => QUIET.has(said.key),
}
