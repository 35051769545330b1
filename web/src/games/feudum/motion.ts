// Which pieces travel when something is told, and from where to where.
import type { Argument, Entry, Said } from '../../core/types'
import { familyOf } from '../../look/families'
import type { Emblem, Flight } from '../game'
import * as draw from './emblems'
import type { CardName, Disc, Guild, Landscape, Monster, Region, Vessel } from './types'

const bare = (value: Argument | undefined, kind: string): string => String(value ?? '').replace(`${kind}-`, '')

function flight({ key, args }: Said): Flight[] {
  const seat = Math.max(0, Number(args.seat ?? 0))
  const rival = Math.max(0, Number(args.rival ?? 0))
  const family = familyOf(seat)
  const fly = (emblem: Emblem, from: string, to: string): Flight[] => [{ emblem, from, to }]
  const mat = `mat/${seat}`
  const at = `place/${bare(args.place, 'place')}`
  const origin = `place/${bare(args.origin, 'place')}`
  const pawn = draw.pawnEmblem(family, (bare(args.role, 'role') || null) as Guild | null)
  const good = bare(args.good, 'good')
  switch (key) {
    case 'moved-by-road':
    case 'moved-by-ferry':
    case 'moved-by-vessel':
      return fly(pawn, origin, at)
    case 'beast-moved':
      return fly(draw.beastEmblem(bare(args.monster, 'monster') as Monster), origin, at)
    case 'pawn-begins':
    case 'migrated-on':
      return fly(pawn, mat, at)
    case 'migrated-off':
    case 'pawn-starves':
      return fly(pawn, at, mat)
    case 'card-played':
    case 'card-second':
      return fly(draw.cardEmblem(bare(args.card, 'card') as CardName), mat, `card/${seat}/${bare(args.card, 'card')}`)
    case 'influence-ruler':
    case 'influence-bribed':
    case 'influence-overthrow':
      return fly(draw.markerEmblem(family, 'ruler'), mat, at)
    case 'influence-subject':
    case 'influence-serf':
      return fly(draw.markerEmblem(family, key === 'influence-serf' ? 'serf' : 'subject'), mat, at)
    case 'improved':
      return fly(draw.discEmblem(bare(args.disc, 'disc') as Disc), 'supply/town', at)
    case 'landscape-placed':
      return fly(draw.sceneEmblem(bare(args.landscape, 'landscape') as Landscape), mat, at)
    case 'pilfered-good':
      return fly(draw.wareEmblem(good), at, `stock/${seat}/${good}`)
    case 'good-drawn':
    case 'start-good':
    case 'favour-picked':
      return fly(draw.wareEmblem(good), 'supply/bag', `stock/${seat}/${good}`)
    case 'harvested-full':
    case 'harvested-favours':
      return fly(draw.glyph('knapsack'), 'supply/bag', at)
    case 'taxed':
      return fly({ is: 'coins' }, 'supply/town', `shillings/${seat}`)
    case 'writ-kept-unseen':
    case 'writ-kept':
      return fly(draw.glyph('tied-scroll'), 'supply/writs', `writs/${seat}`)
    case 'attacks-pawn':
    case 'attacks-beast':
    case 'attacks-feudum':
      return fly(draw.glyph('crossed-swords'), mat, at)
    case 'conquered-pawn':
      return fly(draw.pawnEmblem(familyOf(rival), bare(args.role, 'role') as Guild), at, `mat/${rival}`)
    case 'guild-joined':
    case 'guild-rank':
      return fly({ is: 'badge', family }, mat, `chair/${bare(args.guild, 'guild')}/${bare(args.rank, 'rank')}`)
    case 'voyage-reached':
      return fly(draw.counterEmblem(family), mat, `voyage/${Number(args.space)}`)
    case 'military-disc':
      return fly(draw.counterEmblem(family), mat, 'military')
    case 'tile-removed':
      return fly(draw.signEmblem(bare(args.region, 'region') as Region), 'die', `stack/${bare(args.region, 'region')}`)
    case 'vessel-gained':
      return fly(draw.vesselEmblem(bare(args.vessel, 'vessel') as Vessel), `yard/${bare(args.vessel, 'vessel')}`, `vessels/${seat}`)
    default:
      return []
  }
}

export const flights = (entries: readonly Entry[]): Flight[] => entries.flatMap((entry) => entry.told.flatMap(flight))

/** What is nobody's, and where it lies. */
const COMMON: Record<string, string> = {
  ...{ 'bead-on-hen': 'hens', 'bead-on-rosary': 'rosary', 'rosary-sum': 'rosary', 'alms-given': 'rosary', 'hens-emptied': 'hens', 'coffer-fed': 'coffer', 'purse-fed': 'purse' },
  ...{ 'epoch-dawns': 'epoch', 'good-in-barn': 'barn', 'barn-filled': 'barn', 'farm-sent': 'barn', 'vessel-docked': 'dock', 'vessel-made': 'dock' },
}
/** What a house has, by the word in a message that speaks of it. */
const HOUSE: Record<string, string> = { shillings: 'shillings', food: 'stock/food', seals: 'seals', markers: 'markers' }
const CARDS = new Set(['card-played', 'card-second', 'cards-chosen'])

export function touched({ key, args }: Said): string[] {
  const common = COMMON[key] ? [COMMON[key]] : []
  if (key === 'good-at-place') common.push(`goods/${bare(args.place, 'place')}`)
  if (key === 'cart-loaded') common.push(`cart/${bare(args.good, 'good')}`)
  if (key === 'guild-left') common.push(`guild/${bare(args.guild, 'guild')}`)
  if (typeof args.seat !== 'number') return common
  const { seat } = args
  const of = (what: string): string => what.replace(/^[a-z]+/, (first) => `${first}/${seat}`)
  const spots = Object.entries(HOUSE).flatMap(([word, what]) => (Number(args[word]) ? [of(what)] : []))
  if (Array.isArray(args.goods) && key !== 'farm-sent') spots.push(...args.goods.map(([kind]) => `stock/${seat}/${kind}`))
  if (key === 'barrel-made' || key === 'pawn-drinks' || key === 'sulfur-on-barrel') spots.push(`barrel/${seat}`)
  if (key === 'pawn-fed') spots.push(`stock/${seat}/food`)
  if (key.startsWith('bead-')) spots.push(`beads/${seat}`)
  if (key === 'seals-bought' || key === 'seals-moved' || key === 'scroll-sealed') spots.push(`seals/${seat}`)
  if (key.startsWith('influence-')) spots.push(`markers/${seat}`)
  if (key.startsWith('tile-for-') || key.startsWith('tile-taken')) spots.push(`tiles/${seat}`)
  if (key === 'writ-discarded' || key === 'writ-discarded-unseen' || key === 'mandate-played') spots.push(`writs/${seat}`)
  if (CARDS.has(key)) spots.push(`cards/${seat}`)
  if (key.startsWith('vessel-')) spots.push(`vessels/${seat}`)
  return [...common, ...spots]
}
