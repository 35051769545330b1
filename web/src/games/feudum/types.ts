// The view of src/demesne/games/feudum/view.py, and the tables of components.toml.
//
// Spots, by name. Land and tracks:
//   place/forest-9              a place: its disc and its tag
//   pawn/0/1                    pawn 1 of seat 0, on the land
//   monster/behemoth            a monster on the land (in the knights' guild: stand/behemoth)
//   ruler/forest-9              markers at a place
//   subject/forest-9, serf/forest-9
//   goods/forest-9/iron         a loose good; goods/forest-9 is all of them
//   landscape/forest-9          the landscape tile with what grows on it
//   adrift/forest-9/ship        a vessel nobody is on
//   route/forest-9/forest-10/road  a route as a choice of its own, the lower number first
//   way/forest-9/forest-10/road    the same route, only lit below the pieces: no button
//   stack/forest                the region tiles in a region's plaque
//   epoch, die                  on the strip of tracks
//   military, military/1        the service, and its first space (2 and 3 likewise)
//   voyage, voyage/1            the epic voyage, and its first space (up to 7)
//   supply/town, supply/feudum, supply/writs, supply/bag, supply/seals
// Guilds, mats and cards:
//   guild/merchant              a guild's parcel; chair/merchant/master one of its seats
//   function/merchant/push      what is done there: trade, pull or push
//   barn, barn/iron, hens, purse, coffer, bin/iron/2, cart/iron, dock, dock/ship, yard/ship,
//   row/0, scroll/a1, rosary, stand/behemoth
//   mat/0                       a family's mat; stock/0/iron its goods of a kind, barrel/0,
//   shillings/0, markers/0, seals/0, beads/0, vessels/0, vessels/0/ship, discs/0,
//   tiles/0, tile/0/orchard, writs/0, writ/0/bow, card/0/move, kept/0/1 (a pawn on the mat)
import type { Box } from '../../core/api'

export const GOODS = ['saltpeter', 'sulfur', 'iron', 'wood', 'food'] as const
export const REGIONS = ['sea', 'island', 'forest', 'desert', 'badlands', 'mountain'] as const
export const PLACES = [
  'sea-1',
  'sea-2',
  'sea-3',
  'island-4',
  'island-5',
  'island-6',
  'island-7',
  'forest-8',
  'forest-9',
  'forest-10',
  'desert-11',
  'desert-12',
  'desert-13',
  'desert-14',
  'desert-15',
  'badlands-16',
  'badlands-17',
  'badlands-18',
  'badlands-19',
  'badlands-20',
  'mountain-21',
  'mountain-22',
] as const
export const KINGDOMS = ['east', 'west', 'north', 'south', 'central', 'isolated'] as const
export const ROUTES = ['road', 'ferry', 'ship', 'submersible', 'air'] as const
export const VESSELS = ['ship', 'submersible', 'flying-machine'] as const
export const LANDSCAPES = ['orchard', 'butt', 'silver-mine', 'sulfur-mine'] as const
export const EPOCHS = ['I', 'II', 'III', 'IV', 'V'] as const
/** In the order of the ring; the six characters of a pawn are the same. */
export const GUILDS = ['farmer', 'merchant', 'alchemist', 'knight', 'noble', 'monk'] as const
export const FUNCTIONS = ['trade', 'pull', 'push'] as const
export const RANKS = ['master', 'journeyman', 'apprentice'] as const
export const SCROLLS = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'] as const
export const MONSTERS = ['behemoth', 'serpent'] as const
export const CARDS = [
  'migrate',
  'move',
  'influence',
  'improve',
  'explore',
  'harvest',
  'tax',
  'conquer',
  'defend',
  'repeat',
  'guild',
] as const
export const MANDATES = ['bow', 'sword', 'small-trade', 'great-trade', 'wings', 'keels', 'commons', 'crown'] as const
export const CHARTERS = ['cellar', 'beast', ...KINGDOMS] as const
export const BONUSES = ['none', 'saltpeter', 'sulfur'] as const

export type Ware = (typeof GOODS)[number]
export type Region = (typeof REGIONS)[number]
export type PlaceName = (typeof PLACES)[number]
export type Kingdom = (typeof KINGDOMS)[number]
export type Route = (typeof ROUTES)[number]
export type Vessel = (typeof VESSELS)[number]
export type Landscape = (typeof LANDSCAPES)[number]
export type Epoch = (typeof EPOCHS)[number]
export type Guild = (typeof GUILDS)[number]
export type GuildFunction = (typeof FUNCTIONS)[number]
export type Monster = (typeof MONSTERS)[number]
export type CardName = (typeof CARDS)[number]
export type Writ = (typeof MANDATES)[number] | (typeof CHARTERS)[number]
export type DiscKind = 'outpost' | 'farm' | 'town' | 'feudum'
export type Disc = 'outpost' | 'farm' | 'town' | `feudum-${Guild}`
export type Counts<K extends string = string> = Record<K, number>

export type PawnHere = { seat: number; pawn: number; role: Guild; vessel: Vessel | null; drunk: boolean }
export type Place = {
  disc: Disc | null
  ruler: number | null
  subject: boolean
  serf: number | null
  subject_seal: boolean
  serf_seal: boolean
  goods: Counts<Ware>
  landscape: Landscape | null
  resources: number
  vessels: Counts<Vessel>
  pawns: PawnHere[]
}
/** What a function would do now, worked out by the rules. */
export type Outlook = {
  can: boolean
  /** Who may: the journeyman or the master; null: nobody. */
  seat?: number | null
  points?: number
  writs?: boolean | number
  takes?: string[]
  fills?: string[]
  [more: string]: unknown
}
export type GuildView = {
  /** The master first. */
  seats: (number | null)[]
  stars: number[]
  reeves: number[]
  functions: Record<GuildFunction, Outlook>
}
export type Family = {
  points: number
  goods: Counts<Ware>
  barrel: number
  shillings: number
  markers: number
  seals: number
  beads: number[]
  vessels: Counts<Vessel>
  discs: number
  reeves: Guild[]
  military: number
  voyage: number
  slain: boolean
  pawns: ((PawnHere & { place: PlaceName }) | null)[]
  stars: Counts<Guild>
  cards_left: number
  played: CardName[]
  bonus: (typeof BONUSES)[number]
  writ_count: number
  tile_count: number
  /** The family's own; null to the others. */
  hand: CardName[] | null
  writs: Writ[] | null
  tiles: Counts<Landscape> | null
  /** What would be scored if the next epoch dawned now. */
  dawn: Counts
  charters: Counts | null
}
export type View = {
  mode: 'basic' | 'advanced'
  overthrow: boolean
  round: number
  epoch: Epoch
  first: number
  turn: number
  /** The card by which that seat acts at this moment. */
  acting: CardName | null
  places: Record<PlaceName, Place>
  stacks: Record<Region, Epoch>
  die: Region | null
  next_epoch: { epoch: Epoch; showing: number; needed: number } | null
  guilds: Record<Guild, GuildView>
  barn: Counts<Ware>
  hens: number[]
  hens_sum: number
  purse: number
  coffer: number
  bins: Record<Ware, (boolean | number)[]>
  carts: Counts<Ware>
  dock: Counts<Vessel>
  /** The ferries run. */
  ferries: boolean
  rows: number[]
  general: number[]
  scrolls: Record<string, boolean>
  rosary: number[]
  rosary_sum: number
  monsters: Record<Monster, { seat: number; place: PlaceName } | null>
  supply: {
    discs: Counts<Disc>
    vessels: Counts<Vessel>
    seals: number
    shillings: number
    targets: number
    bag: Counts<Ware>
    writs: number[]
    tiles: number
    tiles_spent: number
  }
  seats: Family[]
  /** Numbers of today for the own cards. */
  cards: Partial<Record<CardName, Counts>> | null
  scores: Counts[]
}

export type Tables = {
  places: Record<PlaceName, { letters: string; start: boolean }>
  kingdoms: Record<Kingdom, PlaceName[]>
  routes: Record<Route, [PlaceName, PlaceName][]>
  routes_at_sea: Record<Route, [PlaceName, PlaceName][]>
  pieces: Counts
  reeves: Counts
  landscape: Counts
  improve: Record<Epoch, number[]>
  epochs: {
    stacks: Counts
    seats: number[]
    regions: number[]
    military: number[]
    disloyalty: Counts
    refill: number
  }
  voyage: { low: number[]; high: number[]; writs: number[] }
  cards: Counts
  harvest: { partial: number[]; favours: number[] }
  stars: Counts
  combat: Counts & { pawn: number[]; monster: number[]; weapon: number[] }
  guild_places: Record<Guild, 'farm' | 'town' | 'outpost'>
  guilds: Counts & { push: number[]; rosary: number[]; hens: number[] }
  market: Record<Ware, number[]>
  workshop: { room: number; vessels: number }
  recipes: { barrels: Counts[] } & Record<Vessel, Counts>
  barracks: { sections: number[]; colours: number }
  mandates: { small: number[]; great: number[]; stars: number; goods: number; shillings: number; markers: number }
  charters: { cellar: number[]; beast: number; kingdom: number[]; isolated: number[] }
  scoring: Counts
  start: Counts
}

export const tablesOf = (box: Box): Tables => box.tables as unknown as Tables

/** "forest-9": its region and its number. */
export const regionOf = (place: string): Region => place.split('-')[0] as Region
export const numberOf = (place: string): number => Number(place.split('-')[1] ?? 0)
/** "feudum-monk": a feudum, and of which guild. */
export const kindOf = (disc: Disc): DiscKind => (disc.startsWith('feudum') ? 'feudum' : (disc as DiscKind))
export const guildOf = (disc: Disc | null): Guild | null => (disc?.startsWith('feudum-') ? (disc.slice(7) as Guild) : null)
export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)
