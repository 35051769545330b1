// The figures of the box, by the names the rules page uses.
import type { Box } from '../../core/api'
import { words } from '../../core/words.svelte'
import { type Counts, tablesOf } from './types'

const cost = (table: Counts): string =>
  words.amounts(
    Object.entries(table).map(([name, n]) => [['orange', 'green', 'brown', 'pink'].includes(name) ? `cube-${name}` : name, n] as const),
  )

export function figures(box: Box): Record<string, string | number> {
  const t = tablesOf(box)
  const roads = [...t.near_roads.roads, ...t.far_roads.roads]
  return {
    clouds: t.life.spaces,
    plague: t.life.plague_time,
    cap: t.supply.grain_cap,
    hand: t.harvest.by_hand,
    horse: t.harvest.with_horse,
    ox: t.harvest.with_ox,
    wagon: cost(t.buy_wagon_and_animals.wagon ?? {}),
    animal: cost(t.buy_wagon_and_animals.horse ?? {}),
    scroll: cost(t.buy_scroll_and_plough.scroll ?? {}),
    plough: cost(t.buy_scroll_and_plough.plough ?? {}),
    millTime: t.crafts.mill_time,
    millGrain: t.crafts.mill_grain,
    millCoins: t.crafts.mill_coins,
    sale: cost({ ...t.market.sale_cubes, time: t.market.sale_time }),
    roadTime: roads[0]?.time ?? 0,
    roadWagons: roads[0]?.wagons ?? 0,
    councilTime: t.council_time.time.join(', '),
    councilCubes: cost(t.council.cubes),
    privilegeCubes: t.council.privilege_cubes,
    privilegeCoins: t.council.privilege_coins,
    privilegePrestige: t.council.privilege_prestige,
    councilPoints: t.council.points.join(', '),
    churchCubes: cost(t.church.enter_cubes),
    churchTime: t.church.enter_time,
    churchGrain: t.church.step_grain.join(', '),
    churchPoints: t.church.points.join(', '),
    churchFigures: t.church.figures,
    majority: t.church.majority,
    pull: t.church.pull_coins,
    well: t.well.cubes,
    cityPoints: t.scoring.cities.join(', '),
    chroniclePoints: t.scoring.chronicle.join(', '),
  }
}
