// The view of src/demesne/games/village/view.py, and the tables of components.toml.
import type { Box } from '../../core/api'

export const COLOURS = ['orange', 'green', 'brown', 'pink', 'plague'] as const
export const INFLUENCE = ['orange', 'green', 'brown', 'pink'] as const
export const GOODS = ['scroll', 'horse', 'plough', 'ox', 'wagon'] as const
export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export const SECTIONS = ['council', 'crafts', 'travel', 'church', 'farm'] as const
export const CITIES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export type Counts = Record<string, number>
export type Customer = { id: number; wants: Counts; points: number }
export type Farm = {
  life: number
  deaths_pending: number
  coins: number
  grain: number
  prestige: number
  cubes: Counts
  goods: Counts
  cities: string[]
  customers: Customer[]
  people: Record<string, number[]>
  scores: Counts
}
export type View = {
  seats: Farm[]
  turn: number
  round: number
  masses: number
  starting_seat: number
  next_start: number | null
  end_brought_by: number | null
  spaces: Record<string, Counts>
  stalls: Customer[]
  queue: Customer[]
  customers_to_come: number
  supply: Counts
  green_bag: Counts
  monks: number
  chronicle: Record<string, { open: number; free: number }>
  graves: { open: number; free: number }
  life_track: number
}

export type Road = { from: string; to: string; time: number; wagons: number; cubes: Counts }
export type Reward = { prestige?: number; cubes?: number; coins?: number }
export type Tables = {
  life: { spaces: number; plague_time: number }
  supply: { grain_cap: number }
  setup_cards: Record<string, Counts>
  harvest: { by_hand: number; with_horse: number; with_ox: number }
  crafts: { train_time: Counts; make_time: Counts; mill_time: number; mill_grain: number; mill_coins: number }
  buy_wagon_and_animals: Record<string, Counts>
  buy_scroll_and_plough: Record<string, Counts>
  market: { stalls: number[]; queue: number; sale_cubes: Counts; sale_time: number }
  near_roads: { roads: Road[] }
  far_roads: { roads: Road[] }
  near_cities: Record<string, Reward>
  far_cities: Record<string, Reward>
  council: {
    scrolls: number
    cubes: Counts
    privilege_cubes: number
    privilege_coins: number
    privilege_prestige: number
    points: number[]
  }
  council_time: { time: number[] }
  church: {
    enter_cubes: Counts
    enter_time: number
    step_grain: number[]
    points: number[]
    figures: number
    pull_coins: number
    majority: number
  }
  well: { cubes: number }
  scoring: { cities: number[]; chronicle: number[] }
}

export const tablesOf = (box: Box): Tables => box.tables as unknown as Tables

const NUMBERS = ['two', 'three', 'four']

/** How many cubes a space holds at the beginning of a round. */
export const room = (tables: Tables, seats: number, space: string): number =>
  tables.setup_cards[NUMBERS[seats - 2] ?? 'four']?.[space] ?? 0

/** The workshop that makes each good, as drawn on the board. */
export const WORKSHOPS: { name: string; goods: string[]; roof: string; chimney: boolean }[] = [
  { name: 'wainwright', goods: ['wagon'], roof: 'tilered', chimney: true },
  { name: 'stables', goods: ['horse', 'ox'], roof: 'thatch', chimney: false },
  { name: 'library', goods: ['scroll'], roof: 'slate', chimney: false },
  { name: 'smithy', goods: ['plough'], roof: 'wine', chimney: true },
]
export const workshopOf = (good: string): string =>
  WORKSHOPS.find((shop) => shop.goods.includes(good))?.name ?? 'mill'

export const SPACE_ICON: Record<string, string> = {
  harvest: 'wheat',
  family: 'family-house',
  crafts: 'claw-hammer',
  market: 'shop',
  travel: 'treasure-map',
  council: 'gavel',
  church: 'church',
  farm: 'barn',
  well: 'well',
}

/** An icon for a place where a member can be. */
export function placeIcon(place: string): string {
  if (place.startsWith('city-')) return 'treasure-map'
  if (place.startsWith('council-')) return 'gavel'
  if (place.startsWith('church-') || place === 'bag') return 'church'
  if (place.startsWith('chronicle-')) return 'open-book'
  if (place === 'grave' || place === 'removed') return 'tombstone'
  if (place === 'wainwright') return 'cartwheel'
  if (place === 'stables') return 'horse-head'
  if (place === 'library') return 'scroll-unfurled'
  if (place === 'smithy') return 'plough'
  return 'barn'
}
