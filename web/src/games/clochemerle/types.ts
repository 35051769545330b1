// The view of src/demesne/games/clochemerle/view.py, and the tables of components.toml.
import type { Box } from '../../core/api'

export const PROFESSIONS = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'] as const
export const WORKSHOPS = ['stable', 'brewery', 'forge', 'scriptorium', 'wainwright'] as const
export const GOODS = ['horse', 'beer', 'plough', 'scroll', 'wagon'] as const
export const CHURCHES = ['sanatorium', 'cloister', 'diocese', 'refuge'] as const
export const CHAMBERS = ['monetary', 'property', 'citizens', 'guild'] as const
export const CATEGORIES = ['travel', 'workshop', 'served', 'church', 'field'] as const
export const MONK_PILES = ['quill', 'chalice', 'rosary'] as const
export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
export const PATH = ['hall', 'coin', 'story'] as const

export type Profession = (typeof PROFESSIONS)[number]
export type Workshop = (typeof WORKSHOPS)[number]
export type Counts = Record<string, number>

/** What a sum costs at least, and what it reaches: worked out by the rules. */
export type Reached = {
  sum: number
  dice: string[]
  markers: number
  coins: number
  time: number
  payable: boolean
  banners: string[]
  /** Banners the same sum reaches too, but only made for fewer coins in a dearer way. */
  dearer: string[]
  customers: string[]
}
export type Village = {
  board: number | null
  villagers: string[]
  school: { left: boolean; right: boolean }
  chief: (typeof PATH)[number]
  time: number
  clouds: number
  reaper: boolean
  tree: number
  hall: number
  coins: number
  workshops: Record<string, { card: number; markers: number }>
  fields: boolean[]
  tile: string | null
  church: string | null
  sanatorium_used: number
  monks: number[]
  windows: number
  chamber: string | null
  covered: string[]
  guild: number
  square: number | null
  travel: number[]
  next_letter: string | null
  market: number[]
  served: number[]
  labourers: number
  parts: Counts
  stocks: number
}
export type Die = { ref: string; taker: number | null }
export type View = {
  round: number
  turn: number
  first_player: number
  turns_left: number
  hand: { seat: number; palm: boolean; story: number }
  dice: Die[]
  pair: string[]
  value: number | null
  used: string[]
  sparing: boolean
  reach: Reached[]
  row: (number | null)[]
  customers_to_come: number
  workshops: Record<string, (number | null)[]>
  churches: Record<string, number | null>
  chambers: Record<string, number | null>
  squares_left: number
  fields_left: number
  monks: Record<string, { top: number | null; below: number[] }>
  travel: Record<string, number[]>
  chronicle: Record<string, (number | null)[]>
  graves: number[]
  coffins: { covered: number; end: number }
  rat: { steps: number; start: number }
  seats: Village[]
}

type Supply = { values: number[]; time: number; cost?: Counts[] }
export type Monk = Supply & { action: string }
export type Stage = { prestige: number; toll?: Counts; chapel?: boolean }
export type Customer = { values: number[]; wants: Counts; prestige: number }
export type Tables = {
  dice: { time: number }
  time: { clouds: number }
  chronicle: { story: number[] }
  rats: { steps: number[] }
  hand: { values: number[]; prestige: number; story: number }
  steward: { values: number[]; open: number; time: number[]; coins: number[]; by_monk: number }
  chief: { time: number; coins: number; story: number }
  personal_banners: { boards: number[][] }
  personal: { story: number }
  school_banner: { values: number[] }
  school: { time: number; story: number }
  windows: { prestige: number[] }
  labourer: { prestige: number }
  workshop_values: Record<string, number[][]>
  workshops: Record<string, { time: number; slots: number; white_time: number }>
  field_banner: { values: number[]; time: number; white_time: number }
  field: { coins: number; plough_coins: number; prestige: number }
  square_banner: { time: number; slots: number; white_time: number }
  square: { values: number[]; story: number; prestige: number }
  monetary: { values: number[]; time: number; white_time: number; coins: number }
  chambers: Record<string, { values: number[]; time: number; white_time: number }>
  chamber_prestige: Counts
  chamber_points: Counts
  churches: Record<string, { values: number[]; time: number }>
  church_prestige: Counts
  church_powers: Counts
  monks: Record<string, Monk[]>
  travel: Record<string, Supply>
  travel_c: { c: Supply }
  travel_cards: Record<string, Stage[]>
  customers: { cards: Customer[] }
  start: { coins: number[] }
  end: { coffins: number[] }
  turns: { each: number[] }
}

export const tablesOf = (box: Box): Tables => box.tables as unknown as Tables

/** Cards are numbered from 1, pile after pile: the pile and the card of a number. */
function numbered<T>(piles: Record<string, T[]>, names: readonly string[], number: number): { pile: string; card: T } | null {
  let left = number
  for (const pile of names) {
    const cards = piles[pile] ?? []
    const card = cards[left - 1]
    if (card !== undefined) return { pile, card }
    left -= cards.length
  }
  return null
}
export const monkOf = (tables: Tables, number: number) => numbered(tables.monks, MONK_PILES, number)
export const stageOf = (tables: Tables, number: number) => numbered(tables.travel_cards, LETTERS, number)
export const customerOf = (tables: Tables, number: number): Customer => tables.customers.cards[number - 1] ?? { values: [], wants: {}, prestige: 0 }
export const chamberOf = (tables: Tables, name: string) => (name === 'monetary' ? tables.monetary : tables.chambers[name]) ?? tables.monetary
export const travelSide = (tables: Tables, letter: string): Supply => tables.travel[letter] ?? tables.travel_c.c

export const goodOf = (workshop: string): string => GOODS[(WORKSHOPS as readonly string[]).indexOf(workshop)] ?? 'any'
/** And the workshop that makes a good. */
export const shopOf = (good: string): string => WORKSHOPS[(GOODS as readonly string[]).indexOf(good)] ?? ''
/** Where the resources of a kind lie: its workshop, and a plough on fields too. */
export const stockOf = (village: Village, good: string): number => {
  const own = village.workshops[shopOf(good)]?.markers ?? 0
  return good === 'plough' ? own + village.fields.filter(Boolean).length : own
}
/** "dice/white-5": its colour and its pips. */
export function dieOf(ref: string): { black: boolean; face: number } {
  const [colour = '', face = '1'] = (ref.split('/')[1] ?? '').split('-')
  return { black: colour === 'black', face: Number(face) }
}
export const scoreOf = (village: Village): number => Object.values(village.parts).reduce((sum, n) => sum + n, 0)

export const ROOFS: Record<string, string> = {
  stable: 'thatch',
  brewery: 'moss',
  forge: 'wine',
  scriptorium: 'slate',
  wainwright: 'tilered',
}
export const POWER_ICON: Record<string, string> = { sanatorium: 'rat', diocese: 'shop', refuge: 'return-arrow' }
export const PILE_ICON: Record<string, string> = { quill: 'quill', chalice: 'jeweled-chalice', rosary: 'prayer-beads' }
/** The villager whose zone the cards of a category lie in; a field has its own mark. */
export const CATEGORY_MARK: Record<string, string> = {
  travel: 'traveller',
  workshop: 'craftsman',
  served: 'merchant',
  church: 'abbot',
  field: 'field',
}
