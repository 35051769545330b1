// Which piece each line of a menu points at. The engine's refs are the only source.
import type { Line, Menu } from '../../core/types'
import type { Spotlight } from '../game'
import { GOODS, GUILDS, type PlaceName, PLACES, VESSELS, type View } from './types'

const PLACE_SET = new Set<string>(PLACES)
const GUILD_SET = new Set<string>(GUILDS)
const VESSEL_SET = new Set<string>(VESSELS)
const GOOD_SET = new Set<string>(GOODS)
const pawn = (ref: string): number => Number(ref.slice(5))

/** Where a piece of a family stands: its own pawns and monsters. */
function standing(view: View, seat: number, piece: string): PlaceName | null {
  if (piece === 'behemoth' || piece === 'serpent') return view.monsters[piece]?.place ?? null
  return view.seats[seat]?.pawns[pawn(piece) - 1]?.place ?? null
}
const pieceSpot = (seat: number, piece: string): string => (piece.startsWith('pawn-') ? `pawn/${seat}/${pawn(piece)}` : `monster/${piece}`)

export function spots(menu: Menu, line: Line, view: View): string[] {
  const { seat, decision } = menu
  const [head = '', tail = ''] = line.ref.split('/')
  switch (decision) {
    case 'MovePiece': {
      if (!tail) return []
      const from = standing(view, seat, head)
      const way = from && wayOf(line, from, tail)
      return [pieceSpot(seat, head), `place/${tail}`, ...(way ? [way] : [])]
    }
    case 'TravelBy': {
      const place = String(menu.question.args.place ?? '').replace('place-', '')
      return [`place/${place}`]
    }
    case 'Pilfer': {
      const place = standing(view, seat, head)
      if (!place) return []
      return [tail === 'landscape' ? `landscape/${place}` : `goods/${place}/${tail}`]
    }
    case 'Deploy':
      return [`vessels/${seat}/${head}`, pieceSpot(seat, tail), `own/${seat}/${pawn(tail)}`]
    case 'Nourish':
      if (!tail) return []
      return [pieceSpot(seat, tail), `own/${seat}/${pawn(tail)}`, ...(head === 'food' ? [`stock/${seat}/food`] : head === 'wine' ? [`barrel/${seat}`] : [])]
    // Picked on the page before they are sent.
    case 'ChooseCards':
    case 'ChooseStartGood':
    case 'PickFavours':
    case 'BuyGood':
    case 'FillBin':
    case 'LoadCart':
      return []
    case 'PlayCard':
    case 'Repeat':
      return head === 'card' ? [`card/${seat}/${tail}`] : []
    case 'ChooseGuild':
      return GUILD_SET.has(head) ? [`guild/${head}`, ...(tail === 'trade' ? [] : [`function/${line.ref}`])] : head === 'feast' ? [`barrel/${seat}`] : []
    case 'ChooseFeudum':
      return []
    case 'JoinGuild':
      return [`guild/${head}`]
    case 'StartRole':
      return []
    case 'Migrate':
      if (head === 'off') return [pieceSpot(seat, tail), `own/${seat}/${pawn(tail)}`]
      return []
    case 'Starve':
    case 'TakeSeal':
      return tail ? [`${head}/${tail}`] : []
    case 'Conquer':
    case 'Feast':
      if (head.startsWith('seat-')) return [`pawn/${Number(head.slice(5)) - 1}/${pawn(tail)}`]
      if (head === 'feudum') return [`place/${tail}`]
      return head === 'behemoth' || head === 'serpent' ? [`monster/${head}`] : []
    case 'BuySeal':
    case 'SealScroll':
    case 'MoveSeal':
      return line.ends ? [] : [`scroll/${head}`]
    case 'BuyVessel':
      return [`dock/${head}`]
    case 'Invent':
      return VESSEL_SET.has(head) ? [`yard/${head}`] : head === 'barrel' ? [`barrel/${seat}`] : []
    case 'RemoveMarker':
      return head.startsWith('colour-') ? [`row/${Number(head.slice(7)) - 1}`] : []
    case 'TameBeast':
      return head === 'none' ? [] : [`stand/${head}`]
    case 'TakeOtherTile':
      return [`stack/${head}`]
    case 'Tend':
    case 'ExchangeTile':
      return [`tile/${seat}/${head}`]
    case 'KeepWrit':
    case 'DiscardWrit':
    case 'ShedWrit':
      return [`writ/${seat}/${head}`]
    case 'PlayMandate':
      return [`writ/${seat}/${head}`]
    case 'Arm':
      if (head === 'saltpeter') return [`stock/${seat}/saltpeter`]
      return head === 'bow' || head === 'sword' ? [`writ/${seat}/${head}`] : []
    case 'ChooseBonus':
      return GOOD_SET.has(head) ? [`stock/${seat}/${head}`] : []
    case 'StoreSulfur':
      return head === 'barrel' ? [`barrel/${seat}`] : [`stock/${seat}/sulfur`]
    case 'SetOut':
      return head === 'set-out' ? ['voyage/1'] : []
    default:
      if (head === 'bribe') return [`place/${tail}`]
      return PLACE_SET.has(head) ? [`place/${head}`] : []
  }
}

/** The route a step takes, where its words name one. The lower number comes first. */
function wayOf(line: Line, from: string, to: string): string | null {
  const { key, args } = line.label
  const vessel = String(args.vessel ?? '').replace('vessel-', '')
  const route = { 'line-move-road': 'road', 'line-move-ferry': 'ferry', 'line-move-vessel': vessel === 'flying-machine' ? 'air' : vessel }[key]
  if (!route) return null
  const [first, second] = [from, to].sort((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]))
  return `way/${first}/${second}/${route}`
}

/** What a line costs, as far as it says so. */
export function preview(menu: Menu, line: Line): Spotlight {
  const { shillings, good, cost } = line.label.args
  const spend: Record<string, number> = {}
  if (Array.isArray(cost)) for (const [name, n] of cost) spend[name.replace('good-', '')] = n
  const pays = new Set(['line-move-ferry', 'line-bribe', 'line-buy-good', 'line-buy-seal', 'line-buy-vessel'])
  if (shillings !== undefined && pays.has(line.label.key)) spend.shilling = Number(shillings)
  if (typeof good === 'string' && ['line-improve', 'line-mandate-vessel', 'line-add-weapon-paid'].includes(line.label.key)) spend[good.replace('good-', '')] = 1
  if (menu.decision === 'Migrate' && line.ref.startsWith('on/')) spend.food = 1
  return { spend }
}

/** The part of the board a question is about: a place on the land, or a guild. */
export function place(menu: Menu): string | null {
  return GUILD_OF[menu.decision] ?? null
}
export const GUILD_OF: Record<string, string> = {
  SendFarm: 'farmer',
  TakeUnits: 'farmer',
  BuyGood: 'merchant',
  FillBin: 'merchant',
  BuyVessel: 'alchemist',
  LoadCart: 'alchemist',
  Invent: 'alchemist',
  TameBeast: 'knight',
  RemoveMarker: 'knight',
  BuySeal: 'noble',
  SealScroll: 'noble',
  MoveSeal: 'noble',
}
/** Questions that are answered on a guild's parcel rather than on the land. */
export const aboutGuilds = (menu: Menu): boolean => menu.decision === 'ChooseGuild' || menu.decision === 'PlaceReeve' || (menu.decision in GUILD_OF && menu.decision !== 'SendFarm')
