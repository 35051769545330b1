// Village, as the page sees it.
import { tr } from '../../core/words.svelte'
import { FACES } from '../faces'
import type { GameUi } from '../game'
import Board from './Board.svelte'
import { flights, touched } from './motion'
import OwnMat from './OwnMat.svelte'
import { figures } from './rules'
import RivalMat from './RivalMat.svelte'
import { sheet } from './sheet'
import { place, preview, spots } from './spots'
import Strip from './Strip.svelte'
import { SECTIONS, type View } from './types'
import { drawn, phases } from './unfold'

const QUIET = new Set(['customer-came', 'drew-monk', 'action-picked', 'city-visited'])
/** What a deed costs and brings. */
const FOLLOWS = new Set(['paid-cubes', 'paid-scroll', 'church-time', 'bridge-passed'])
const HEADINGS = new Set(['round-began', 'mass-held', 'game-over', 'last-turns'])

const cubesLeft = (view: View): number =>
  Object.values(view.spaces).reduce((sum, counts) => sum + Object.values(counts).reduce((a, b) => a + b, 0), 0)

function detail(view: View, seat: number, part: string): string {
  const farm = view.seats[seat]
  if (!farm) return ''
  const levels = (kind: string): number[] =>
    [4, 3, 2, 1].flatMap((n) => (farm.people[`${kind}-${n}`] ?? []).map(() => n))
  const listed = (kind: string, numbers: number[]): string =>
    numbers.length ? tr(`village-detail-${kind}`, { count: numbers.length, list: numbers.join(', ') }) : ''
  const counted = (kind: string, count: number): string => (count ? tr(`village-detail-${kind}`, { count }) : '')
  switch (part) {
    case 'travel':
      return counted('cities', farm.cities.length)
    case 'council':
      return listed('levels', levels('council'))
    case 'church':
      return listed('windows', levels('church'))
    case 'chronicle':
      return counted('members', SECTIONS.reduce((sum, name) => sum + (farm.people[`chronicle-${name}`]?.length ?? 0), 0))
    case 'customers':
      return counted('served', farm.customers.length)
    default:
      return ''
  }
}

export const village: GameUi = {
  ...FACES.village,
  Board,
  OwnMat,
  RivalMat,
  rivals: 'beside',
  Strip,
  sheet,
  spots: (menu, line, view) => spots(menu, line, view as View),
  preview,
  place,
  flights,
  touched,
  status(view, over) {
    const { round } = view as View
    return over ? tr('village-over', { round }) : tr('village-status', { round, count: cubesLeft(view as View) })
  },
  order(view) {
    const { seats, starting_seat: first } = view as View
    return seats.map((_, i) => (first + i) % seats.length)
  },
  scores: (view, seat) => (view as View).seats[seat]?.scores ?? {},
  score: (view, seat) => (view as View).seats[seat]?.prestige ?? 0,
  detail: (view, seat, part) => detail(view as View, seat, part),
  parts: {
    track: 'laurels',
    travel: 'treasure-map',
    council: 'gavel',
    church: 'church',
    chronicle: 'open-book',
    customers: 'shop',
    coins: 'crown-coin',
  },
  loadAbout: async () => (await import('./about.json')).default,
  loadPictures: () => import('./Picture.svelte'),
  figures,
  phases,
  drawn,
  heading: (said) => HEADINGS.has(said.key),
  follows: (said) => FOLLOWS.has(said.key),
  quiet: (said) => QUIET.has(said.key),
}
