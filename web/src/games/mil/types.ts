// The view of src/demesne/games/mil/view.py, and the tables of components.toml.
import type { Box } from '../../core/api'

/** By falling quality, as the screens show them. */
export const RESOURCES = ['gold', 'influence', 'metal', 'fabric', 'food'] as const
export const COLUMNS = ['a', 'b', 'c', 'd'] as const
export const LIMITED = ['court', 'market', 'war', 'clergy'] as const
/** In the order in which they act. */
export const SPHERES = ['monastery', 'court', 'market', 'war', 'clergy', 'crusades'] as const
export const PHASES = ['actions', 'tribute', 'politics', 'spheres', 'winter'] as const
export const SORTS = ['cereal', 'fishing', 'cloth', 'mine', 'quarry'] as const

export type Counts = Record<string, number>
export type LandTile = { sort: string; face: string }
export type Knight = {
  heir: boolean
  time: number
  soldiers: number
  castle: boolean
  lands: LandTile[]
  suzerain: number | null
  where: string
}
export type House = {
  points: number
  damsels: number
  privileges: number
  tokens: number
  placed: boolean
  stock: Counts
  knights: Record<string, Knight>
  scores: Counts
}
export type Pile = { top: string | null; below: number; defence: number }
/** Who still thinks about a secret offer, who has sealed his, and the reader's own. */
type Hands = { thinking: number[]; sealed: number[]; own: Counts | null }
type Battle = {
  kind: 'battle'
  attacker: string
  target: string
  land: LandTile | null
  attack: number
  defence: number
  attackers_help: number | null
  targets_help: number | null
}
type Auction = {
  kind: 'castle'
  opener: number
  opening: Counts | null
  leader: number | null
  best: Counts | null
  bidder: number
  bid: Counts
}
type Ransom = {
  kind: 'ransom'
  knight: string
  target: string
  offered: Counts
  given: Counts | null
  bidder: number | null
}
type Dowry = { kind: 'dowry'; knight: string }
type Cathedral = { kind: 'cathedral'; gifts: { seat: number; gold: number; points: number }[] }
/** What families have under way with one another. */
export type Contest = (Dowry & Hands) | (Battle & Hands) | (Cathedral & Hands) | Auction | Ransom
export type View = {
  seats: House[]
  turn: number
  turns: number
  phase: string
  first: number
  spheres: Record<string, string[]>
  monastery: string[]
  crusades: string[]
  piles: Pile[]
  face_down: Counts
  conquest: LandTile | null
  kings_soldiers: string | null
  archbishop: string | null
  contest: Contest | null
  expert: { time_is_money: boolean; pope: boolean; kings_pleasure: boolean }
}

export type Rate = { give: Counts; get: Counts }
export type Tables = {
  family: { cubes: number; damsels: number; privileges: number }
  limits: { death: number; many_soldiers: number; turns: number }
  makes: Record<string, string>
  harvest: Record<string, number[]>
  tribute_gold: Record<string, number[]>
  land_defence: Counts
  piles: { defence: number[] }
  die: { faces: { snow: boolean }[] }
  entry: { gold: number; privileges: number }
  bastard: { gold: number; privileges: number }
  recruit: { cost: Counts; extra: Counts }
  majorities: { points: number[]; influence: number; gold: number }
  monastery: { privileges: number }
  court: { influence: number; vassal: number; vassal_land: number; ransom: number }
  trade: { most: number; rates: Rate[] }
  castle: { bid: Counts; points: number }
  war: { soldier: number; castle: number; richer: number }
  land_points: { family: number; suzerain: number }
  cathedral: { best: number; lowest: number }
  clergy: { privileges: number; abbess: number }
  crusades: { influence: number }
  winter: { privileges: number }
  death: { points: number }
  marriage: { points: number }
  king: { points: number }
  final: {
    goods: number
    influence: number
    privileges: number
    gold_pair: number
    damsel: number
    damsel_most: number
  }
}

export const tablesOf = (box: Box): Tables => box.tables as unknown as Tables

/** `2b` is column B of the family in seat 2. */
export const seatOf = (knight: string): number => Number(knight.slice(0, -1))
export const columnOf = (knight: string): string => knight.slice(-1)
export const letterOf = (knight: string): string => columnOf(knight).toUpperCase()
export const knightOf = (view: View, knight: string): Knight | undefined =>
  view.seats[seatOf(knight)]?.knights[columnOf(knight)]

export const SPHERE_ICON: Record<string, string> = {
  home: 'family-house',
  monastery: 'holy-symbol',
  court: 'throne-king',
  market: 'shop',
  war: 'crossed-swords',
  clergy: 'church',
  crusades: 'templar-shield',
}
export const LAND: Record<string, { ground: string; icon: string }> = {
  cereal: { ground: 'g-field', icon: 'wheat' },
  fishing: { ground: 'g-water', icon: 'double-fish' },
  cloth: { ground: 'g-rose', icon: 'rolled-cloth' },
  mine: { ground: 'g-hall', icon: 'mining' },
  quarry: { ground: 'g-stone', icon: 'stone-block' },
}

export type Yield = { colour: string; count: number; gold: number; defence: number }
export function yieldOf(tables: Tables, { sort, face }: LandTile): Yield {
  const side = face === 'b' ? 1 : 0
  return {
    colour: tables.makes[sort] ?? 'food',
    count: tables.harvest[sort]?.[side] ?? 0,
    gold: tables.tribute_gold[sort]?.[side] ?? 0,
    defence: tables.land_defence[sort] ?? 0,
  }
}
