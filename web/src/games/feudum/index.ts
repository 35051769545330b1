// Feudum, as the page sees it.
import { tr } from '../../core/words.svelte'
import { FACES } from '../faces'
import type { GameUi } from '../game'
import { asking } from './asking.svelte'
import Board from './Board.svelte'
import './feudum-land.css'
import './feudum-mats.css'
import Guilds from './guilds/Guilds.svelte'
import HouseCompact from './mats/HouseCompact.svelte'
import { flights, touched } from './motion'
import OwnMat from './OwnMat.svelte'
import RivalMat from './RivalMat.svelte'
import { figures } from './rules'
import { sheet } from './sheet'
import { aboutGuilds, GUILD_OF, place, preview, spots } from './spots'
import Strip from './Strip.svelte'
import type { Guild, View } from './types'
import { drawn, phases } from './unfold'

/** What a line of its own would only repeat. */
const QUIET = new Set(['cards-chosen', 'place-dealt', 'vessel-docked', 'good-in-barn', 'bead-on-rosary', 'bead-on-hen', 'good-at-place'])
const HEADINGS = new Set(['round-begins', 'epoch-dawns', 'game-over'])
/** What begins a thought of its own, though the same choice led to it. */
const APART = new Set(['tile-removed', 'pawn-starves', 'scores-guilds', 'guild-joined', 'guild-left', 'landscape-grows', 'guilds-refilled', 'final-score'])

export const feudum: GameUi = {
  ...FACES.feudum,
  // A hand, writs and tiles are always a family's own.
  isSecret: () => true,
  Board,
  OwnMat,
  RivalMat,
  rivals: 'beside',
  More: {
    icon: 'guilds',
    Page: Guilds,
    about(menu) {
      const guild = GUILD_OF[menu.decision] as Guild | undefined
      if (guild) asking.guild = guild
      return aboutGuilds(menu)
    },
  },
  boardIcon: 'treasure-map',
  Beside: HouseCompact,
  beside: 1000,
  Strip,
  sheet,
  spots: (menu, line, view) => spots(menu, line, view as View),
  preview,
  place,
  flights,
  touched,
  status(view, over) {
    const { round, epoch } = view as View
    if (over) return tr('feudum-over', { round })
    return round ? tr('feudum-status', { round, epoch }) : tr('feudum-setup')
  },
  order(view) {
    const { seats, first } = view as View
    return seats.map((_, i) => (Math.max(0, first) + i) % seats.length)
  },
  doing(view, seat) {
    const { first } = view as View
    return first === seat ? tr('feudum-starts') : ''
  },
  score: (view, seat) => (view as View).seats[seat]?.points ?? 0,
  scores: (view, seat) => (view as View).scores[seat] ?? {},
  detail: (view, seat, part) => detail(view as View, seat, part),
  parts: {
    track: 'laurels',
    voyage: 'treasure-map',
    empire: 'throne-king',
    shillings: 'two-coins',
    charters: 'tied-scroll',
  },
  warnings: { 'warn-conquer-last': 'crossed-swords', 'warn-vessel-left': 'ferry', 'warn-beads-turn': 'prayer-beads', 'warn-attack-fails': 'checked-shield', 'warn-unprotected': 'checked-shield' },
  loadAbout: async () => (await import('./about.json')).default,
  loadPictures: () => import('./Picture.svelte'),
  figures,
  phases,
  drawn,
  heading: (said) => HEADINGS.has(said.key),
  apart: (said) => APART.has(said.key),
  quiet: (said) => QUIET.has(said.key),
}

function detail(view: View, seat: number, part: string): string {
  const house = view.seats[seat]
  if (!house) return ''
  const counted = (key: string, count: number): string => (count ? tr(`feudum-detail-${key}`, { count }) : '')
  switch (part) {
    case 'voyage':
      return counted('voyage', house.voyage)
    case 'shillings':
      return counted('shillings', house.shillings)
    case 'charters':
      return counted('writs', house.writ_count)
    default:
      return ''
  }
}
