// Which piece each line of a menu points at. The engine's refs are the only source.
import type { Line, Menu } from '../../core/types'
import type { Spotlight } from '../game'
import type { View } from './types'

const PILE: Record<string, string> = { VisitMarket: 'market', VisitCourt: 'court', VisitWar: 'war', VisitClergy: 'clergy', Trade: 'market' }

export function spots(menu: Menu, line: Line, _view: View): string[] {
  const { seat, decision } = menu
  const [head = '', tail = '', last = ''] = line.ref.split('/')
  const own = `${seat}${tail}`
  switch (decision) {
    case 'ChooseAct':
      if (head === 'harvest') return [`land/${own}`]
      if (head === 'recruit') return [`soldiers/${own}`]
      if (head === 'grow') return [`heir/${own}`]
      return head === 'place' ? [`knight/${own}`] : []
    case 'TakeTime':
      return [`space/${line.ref}`]
    case 'PlaceKnight':
      return [tail ? `space/${line.ref}` : `sphere/${head}`]
    case 'PassTurn':
      return [head === 'token' ? `space/${tail}/${last}` : `space/${line.ref}`]
    case 'MakeOffer':
    case 'OpenBid':
    case 'RaiseBid':
    case 'OfferRansom':
    case 'ExceedRansom':
      return line.ends ? [] : [`stock/${seat}/${head}`]
    case 'PlaceKingsSoldiers':
    case 'PlaceArchbishop':
    case 'PlaceLand':
      return [`knight/${head}`]
    case 'BuildCastle':
      return [`castle/${head}`]
    case 'VisitCourt':
      if (head === 'vassal') return [`knight/${tail}`]
      return head === 'influence' ? ['plaque/court'] : []
    case 'VisitWar':
      return head === 'attack' ? [`land/${tail}`] : head === 'pile' ? [`pile/${tail}`] : []
    case 'AnswerRansom':
      return []
    case 'VisitMarket':
    case 'VisitClergy':
      return head === 'nothing' ? [] : [`plaque/${PILE[decision] ?? ''}`]
    default:
      return []
  }
}

/** What a line costs, as far as it says so. */
export function preview(_menu: Menu, line: Line): Spotlight {
  const { cost, give, gold, influence, cubes } = line.label.args
  const { key } = line.label
  if (Array.isArray(cost)) return { spend: Object.fromEntries(cost) }
  if (Array.isArray(give)) return { spend: Object.fromEntries(give) }
  if (key === 'line-pay' && Array.isArray(cubes)) return { spend: Object.fromEntries(cubes) }
  if (key === 'line-attack') return { spend: { influence: Number(influence ?? 0) } }
  if (key === 'line-pay-gold' || key === 'line-bastard-gold' || key === 'line-give' || key === 'line-give-loss') return { spend: { gold: Number(gold ?? 0) } }
  return {}
}

const PLACE: Record<string, string> = {
  TakeTime: 'court',
  PlaceKnight: 'court',
  PassTurn: 'court',
  TakeVeil: 'monastery',
  VisitCourt: 'court',
  VisitMarket: 'market',
  Trade: 'market',
  OpenBid: 'market',
  RaiseBid: 'market',
  VisitWar: 'piles',
  PlaceKingsSoldiers: 'turns',
  PlaceArchbishop: 'turns',
  SpendGift: 'clergy',
  VisitClergy: 'clergy',
}

/** The parcel a question is about. */
export const place = (menu: Menu): string | null => PLACE[menu.decision] ?? null
