// Which pieces travel when something is told, and from where to where.
import type { Entry, Said } from '../../core/types'
import { familyOf } from '../../look/families'
import type { Emblem, Flight } from '../game'
import { workshopOf } from './types'

const cube = (colour: string): Emblem => ({ is: 'cube', colour })
const good = (kind: string): Emblem => ({ is: 'goods', kinds: [kind] })
const bare = (value: unknown): string => String(value ?? '').replace(/^(colour|space|good|place|building|city|section)-/, '')

function flight({ key, args }: Said): Flight[] {
  const seat = Number(args.seat ?? -1)
  const mat = `mat/${seat}`
  const colour = bare(args.colour)
  const who: Emblem = { is: 'figure', family: familyOf(Math.max(0, seat)), generation: Number(args.generation ?? 0) }
  const fly = (emblem: Emblem, from: string, to: string): Flight[] => [{ emblem, from, to }]
  const place = (name: string): string => (name === 'farm' ? `home/${seat}/farm` : `place/${name}`)
  switch (key) {
    case 'cube-taken':
      return fly(cube(colour), `tray/${bare(args.space)}`, `stock/${seat}/${colour}`)
    case 'plague-taken':
      return fly(cube('plague'), `tray/${bare(args.space)}`, `life/${seat}`)
    case 'cube-gained':
      return fly(cube(colour), `supply/${colour}`, `stock/${seat}/${colour}`)
    case 'paid-cubes':
      return Number(args.cubes) ? fly(cube(colour), `stock/${seat}/${colour}`, `supply/${colour}`) : []
    case 'harvested':
      return Number(args.grain) ? fly({ is: 'glyph', name: 'wheat' }, 'harvest', `grain/${seat}`) : []
    case 'made':
    case 'bought':
      return fly(good(bare(args.good)), `workshop/${workshopOf(bare(args.good))}`, `goods/${seat}/${bare(args.good)}`)
    case 'good-gained':
      return fly(good(bare(args.good)), 'privilege/3', `goods/${seat}/${bare(args.good)}`)
    case 'milled':
      return fly({ is: 'coins' }, 'workshop/mill', `coins/${seat}`)
    case 'coins-gained':
      return fly({ is: 'coins' }, 'village', `coins/${seat}`)
    case 'trained':
      return fly(who, `home/${seat}/farm`, place(bare(args.building)))
    case 'came-home':
      return fly(who, place(bare(args.place)), `home/${seat}/farm`)
    case 'born':
      return fly(who, `home/${seat}/unborn`, `home/${seat}/farm`)
    case 'council-risen': {
      const level = Number(args.level)
      return fly(who, level > 1 ? place(`council-${level - 1}`) : `home/${seat}/farm`, place(`council-${level}`))
    }
    case 'travelled':
      return fly(who, args.origin === 'village' ? `home/${seat}/farm` : place(`city-${bare(args.origin)}`), place(`city-${bare(args.city)}`))
    case 'sent-to-bag':
      return fly(who, `home/${seat}/farm`, 'bag')
    case 'pulled':
    case 'drew-member':
      return fly(who, 'bag', 'window/1')
    case 'promoted':
      return fly(who, `window/${Number(args.window) - 1}`, `window/${Number(args.window)}`)
    case 'buried-chronicle':
      return fly(who, place(bare(args.place)), `chronicle/${bare(args.section)}`)
    case 'buried-grave':
      return fly(who, place(bare(args.place)), 'graves')
    case 'served':
      return fly({ is: 'glyph', name: 'shop' }, 'plaque/market', `customers/${seat}`)
    case 'prestige-gained':
    case 'prestige-bought':
    case 'majority':
      return fly({ is: 'glyph', name: 'laurels' }, mat, `prestige/${seat}`)
    default:
      return []
  }
}

export const flights = (entries: readonly Entry[]): Flight[] => entries.flatMap((entry) => entry.told.flatMap(flight))

const CUBES = new Set(['orange', 'green', 'brown', 'pink'])
const BAGGED = new Set(['sent-to-bag', 'drew-member', 'pulled'])
const LEFT_HOME = new Set(['trained', 'sent-to-bag'])

/** Where a kind of payment lies. */
function purse(seat: number, kind: string): string {
  if (kind === 'time') return `life/${seat}`
  if (kind === 'grain') return `grain/${seat}`
  if (kind === 'coin' || kind === 'coins') return `coins/${seat}`
  return `${CUBES.has(kind) ? 'stock' : 'goods'}/${seat}/${kind}`
}

export function touched({ key, args }: Said): string[] {
  if (key === 'customer-came') return ['queue']
  const seat = Number(args.seat ?? -1)
  if (seat < 0) return []
  const listed = [args.cost, key === 'served' ? args.wants : undefined].flatMap((amounts) => (Array.isArray(amounts) ? amounts.map(([kind]) => kind) : []))
  const spots = listed.map((kind) => purse(seat, kind))
  for (const kind of ['time', 'grain', 'coins']) if (Number(args[kind])) spots.push(purse(seat, kind))
  if (Number(args.scrolls)) spots.push(purse(seat, 'scroll'))
  if (key === 'paid-cubes' && Number(args.cubes)) spots.push(purse(seat, bare(args.colour)))
  if (key === 'born') spots.push(`home/${seat}/unborn`, `person/${seat}/unborn/${Number(args.generation)}`)
  if (BAGGED.has(key)) spots.push(`person/${seat}/bag/${Number(args.generation)}`)
  if (key === 'bridge-passed') spots.push(`life/${seat}`)
  if (key === 'city-visited') spots.push(`markers/${bare(args.city)}`)
  const fromHome = LEFT_HOME.has(key) || args.origin === 'village' || (key === 'council-risen' && Number(args.level) === 1)
  if (fromHome || (key.startsWith('buried-') && bare(args.place) === 'farm')) spots.push(`home/${seat}/farm`)
  return spots
}
