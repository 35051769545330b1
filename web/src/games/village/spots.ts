// Which piece each line of a menu points at. The engine's refs are the only source.
import type { Line, Menu } from '../../core/types'
import type { Spotlight } from '../game'
import { type View, workshopOf } from './types'

const MEMBER = new Set(['TrainMember', 'CallHome', 'RaiseMember', 'SendTraveller', 'SendToBag'])

export function spots(menu: Menu, line: Line, view: View): string[] {
  const { seat, decision } = menu
  const [head = '', tail = ''] = line.ref.split('/')
  const person = (place: string, generation: string | number) => `person/${seat}/${place}/${generation}`
  const everyone = (place: string) => (view.seats[seat]?.people[place] ?? []).map((generation) => person(place, generation))
  if (MEMBER.has(decision)) return [person(placeOf(line), tail)]
  switch (decision) {
    case 'TakeTurn':
      return head === 'well' ? ['well'] : [`space/${head}/${tail}`]
    case 'ChooseAction':
      return [`plaque/${head}`]
    case 'HarvestGrain':
      return head === 'harvest' ? ['harvest'] : []
    case 'GrowFamily':
      if (head === 'birth') return ['birth', person('unborn', Number(line.label.args.generation))]
      return head === 'home' ? everyone(tail) : []
    case 'ChooseCraft':
      if (head === 'skip') return []
      return [`workshop/${head === 'train' ? tail : head === 'mill' ? 'mill' : workshopOf(tail)}`]
    case 'MakeGood':
      return head === 'done' ? [] : [`workshop/${workshopOf(head)}`]
    case 'ServeCustomer':
      return head === 'customer' ? [`customer/${tail}`] : []
    case 'ChooseRoad':
      return tail ? [`city/${tail}`] : []
    case 'ChooseInfluence':
      return [`supply/${head}`]
    case 'VisitCouncil':
    case 'UsePrivilege':
      return head === 'rise' ? [`step/${tail}`] : head === 'privilege' ? [`privilege/${tail}`] : []
    case 'PayForCouncil':
      return head === 'scroll' ? [`goods/${seat}/scroll`] : [`stock/${seat}/green`]
    case 'ChooseGood':
      return [`goods/${seat}/${head}`]
    case 'EnterChurch':
      return head === 'skip' ? [] : ['bag']
    case 'BuryMember':
      return [person(head, Number(menu.question.args.generation))]
    case 'PullMember':
      return head === 'generation' ? [person('bag', tail)] : []
    case 'PromoteMember':
      return tail ? [person(`church-${head.split('-')[1]}`, tail.split('-')[1] ?? '')] : []
    default:
      return []
  }
}

/** The place a line about a member names: "place-farm" is `farm`. */
export const placeOf = (line: Line): string => String(line.label.args.place ?? 'place-farm').replace(/^place-/, '')

/** What a line costs, as far as it says so. */
export function preview(_menu: Menu, line: Line): Spotlight {
  const { cost, time } = line.label.args
  const spend = Array.isArray(cost) ? Object.fromEntries(cost) : {}
  const steps = typeof time === 'number' ? time : (spend.time ?? 0)
  return { time: steps, spend, dread: !!line.warning }
}

/** The parcel a question is about. */
export function place(menu: Menu): string | null {
  const table: Record<string, string> = {
    HarvestGrain: 'harvest',
    GrowFamily: 'family',
    CallHome: 'family',
    ChooseCraft: 'crafts',
    TrainMember: 'crafts',
    MakeGood: 'crafts',
    ServeCustomer: 'market',
    ChooseRoad: 'travel',
    SendTraveller: 'travel',
    VisitCouncil: 'council',
    RaiseMember: 'council',
    PayForCouncil: 'council',
    UsePrivilege: 'council',
    ChooseInfluence: 'well',
    EnterChurch: 'church',
    SendToBag: 'church',
    PullMember: 'church',
    PromoteMember: 'church',
    BuryMember: 'chronicle',
  }
  return table[menu.decision] ?? null
}
