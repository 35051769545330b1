// Which piece each line of a menu points at. The engine's refs are the only source.
import type { Line, Menu } from '../../core/types'
import type { Spotlight } from '../game'

/** The pieces a ref points at. A village's own carry its seat: somebody else's may be open. */
export function spotOf(ref: string, seat: number): string[] {
  const [head = '', tail = '', more = ''] = ref.split('/')
  switch (head) {
    case 'run':
    case 'tile':
      return [`${seat}/${ref.slice(head.length + 1)}`]
    case 'customer':
    case 'field':
    case 'slot':
      return [`${seat}/${ref}`]
    case 'from':
    case 'plough':
      return [tail === 'guild' ? `${seat}/chamber` : `${seat}/${more ? `${tail}/${more}` : tail}`]
    case 'chief':
      return [`${seat}/chief`, `${seat}/path/${tail}`]
    case 'sum':
      return [`sum/${tail}`]
    case 'pupil':
      return [`${seat}/desk/${tail === 'new' ? 'left' : 'right'}`]
    case 'left':
    case 'right':
      return [`${seat}/villager/${tail}`]
    case 'sanatorium':
      return [`${seat}/church`]
    default:
      return [ref]
  }
}

const VILLAGER = new Set(['BuryVillager', 'PlaceLabourer'])

export function spots(menu: Menu, line: Line): string[] {
  if (VILLAGER.has(menu.decision)) {
    const post = `${menu.seat}/villager/${line.ref}`
    return line.label.key === 'line-bury-chronicle' ? [post, `niche/${line.ref}`] : [post]
  }
  if (line.ref === 'market') return [`${menu.seat}/villager/merchant`]
  return spotOf(line.ref, menu.seat)
}

/** What a line costs, as far as it says so. */
export function preview(_menu: Menu, line: Line): Spotlight {
  const { cost } = line.label.args
  const spend = Array.isArray(cost) ? Object.fromEntries(cost) : {}
  return { time: spend.time ?? 0, spend }
}

/** The parcel a question is about. */
export function place(menu: Menu): string | null {
  const table: Record<string, string> = {
    TakeFreeCustomer: 'market',
    TakeCustomer: 'market',
    BuryVillager: 'chronicle',
    UseSanatorium: 'graves',
    KeepTravelCard: 'travel',
  }
  return table[menu.decision] ?? null
}
