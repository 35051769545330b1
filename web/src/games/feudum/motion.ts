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

/** At most ten pieces at once. */
export const flights = (entries: readonly Entry[]): Flight[] => entries.flatMap((entry) => entry.told.flatMap(flight)).slice(0, 10)
