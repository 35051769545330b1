// The figures of the box, by the names the rules page uses.
import type { Box } from '../../core/api'
import { words } from '../../core/words.svelte'
import { type Counts, tablesOf } from './types'

const cubes = (table: Counts): string => words.amounts(Object.entries(table))

export function figures(box: Box): Record<string, string | number> {
  const t = tablesOf(box)
  return {
    turns: t.limits.turns,
    startCubes: t.family.cubes,
    startDamsels: t.family.damsels,
    startPrivileges: t.family.privileges,
    death: t.limits.death,
    deathPoints: t.death.points,
    recruit: cubes(t.recruit.cost),
    many: t.limits.many_soldiers,
    extra: cubes(t.recruit.extra),
    entryGold: t.entry.gold,
    entryPrivileges: t.entry.privileges,
    bastardGold: t.bastard.gold,
    bastardPrivileges: t.bastard.privileges,
    marriage: t.marriage.points,
    majorityPoints: t.majorities.points.join(', '),
    majorityInfluence: t.majorities.influence,
    majorityGold: t.majorities.gold,
    veil: t.monastery.privileges,
    courtInfluence: t.court.influence,
    vassal: t.court.vassal,
    vassalLand: t.court.vassal_land,
    ransom: t.court.ransom,
    trade: t.trade.most,
    castleBid: cubes(t.castle.bid),
    castlePoints: t.castle.points,
    soldier: t.war.soldier,
    castle: t.war.castle,
    richer: t.war.richer,
    land: t.land_points.family,
    pileDefence: t.piles.defence.join(', '),
    cathedral: t.cathedral.best,
    lowest: t.cathedral.lowest,
    clergyPrivileges: t.clergy.privileges,
    abbess: t.clergy.abbess,
    crusades: t.crusades.influence,
    snow: t.die.faces.filter((face) => face.snow).length,
    faces: t.die.faces.length,
    winter: t.winter.privileges,
    king: t.king.points,
    goods: t.final.goods,
    influence: t.final.influence,
    privileges: t.final.privileges,
    goldPair: t.final.gold_pair,
    damsel: t.final.damsel,
    damselMost: t.final.damsel_most,
  }
}
