// Clochemerle, as the page sees it.
import { tr } from '../../core/words.svelte'
import { FACES } from '../faces'
import type { GameUi } from '../game'
import Board from './Board.svelte'
import './clochemerle.css'
import { flights, touched } from './motion'
import OwnMat from './OwnMat.svelte'
import RivalMat from './RivalMat.svelte'
import { figures } from './rules'
import { sheet } from './sheet'
import { place, preview, spots } from './spots'
import Strip from './Strip.svelte'
import TrayTall from './TrayTall.svelte'
import { scoreOf, type View } from './types'
import { drawn, phases } from './unfold'
import { pieces } from './lesson'

const QUIET = new Set(['customer-came', 'monk-turned', 'board-dealt', 'travel-turned'])
/** What begins a thought of its own, though the same choice led to it. */
const APART = new Set(['bridge-crossed', 'buried-chronicle', 'buried-grave', 'labourer-hired', 'rat-ran', 'invasion', 'rats-kept-off', 'rats-ate'])
/** What a deed costs and brings. */
const FOLLOWS = new Set(['paid', 'paid-with-guild', 'paid-with-plough', 'gained', 'no-room', 'left-out'])
const HEADINGS = new Set(['round-began', 'invasion', 'game-over', 'game-too-long'])

function detail(view: View, seat: number, part: string): string {
  const village = view.seats[seat]
  if (!village) return ''
  const counted = (key: string, count: number): string => (count ? tr(`clochemerle-detail-${key}`, { count }) : '')
  switch (part) {
    case 'church':
      return counted('windows', village.windows)
    case 'council':
      return village.chamber ? tr(`clochemerle-chamber-${village.chamber}`) : ''
    case 'travel':
      return counted('stages', village.travel.length)
    case 'customers':
      return counted('served', village.served.length)
    case 'fields':
      return counted('fields', village.fields.length)
    case 'labourers':
      return counted('labourers', village.labourers)
    default:
      return ''
  }
}

export const clochemerle: GameUi = {
  ...FACES.clochemerle,
  Board,
  OwnMat,
  RivalMat,
  rivals: 'beside',
  Lead: TrayTall,
  docked: 1000,
  Strip,
  sheet,
  spots,
  preview,
  place,
  flights,
  touched,
  scoredAt: (seat) => `${seat}/prestige`,
  status(view, over) {
    const { round, coffins } = view as View
    return over ? tr('clochemerle-over', { round }) : tr('clochemerle-status', { round, covered: coffins.covered, end: coffins.end })
  },
  order(view) {
    const { seats, first_player: first } = view as View
    return seats.map((_, i) => (first + i) % seats.length)
  },
  score(view, seat) {
    const village = (view as View).seats[seat]
    return village ? scoreOf(village) : 0
  },
  scores: (view, seat) => (view as View).seats[seat]?.parts ?? {},
  detail: (view, seat, part) => detail(view as View, seat, part),
  parts: {
    church: 'church',
    council: 'gavel',
    fields: 'wheat',
    travel: 'treasure-map',
    customers: 'shop',
    hall: 'village',
    labourers: 'pawn',
    hand: 'flying-flag',
  },
  loadAbout: async () => (await import('./about.json')).default,
  loadPictures: () => import('./Picture.svelte'),
  figures,
  pieces,
  phases,
  drawn,
  heading: (said) => HEADINGS.has(said.key),
  apart: (said) => APART.has(said.key),
  follows: (said) => FOLLOWS.has(said.key),
  quiet: (said) => QUIET.has(said.key),
}
