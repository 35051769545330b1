// What is printed on each sphere: rows of words and little drawings, from the figures of the box.
import { tr } from '../../core/words.svelte'
import { fitted, widthOf } from '../../look/geometry'
import { costs, icon, type Item, layOut, word } from '../../look/items'
import type { Tables } from './types'

const cubes = (colour: string, n: number): Item[] =>
  n > 3 ? [{ is: 'number', n }, { is: 'cube', colour }] : Array.from({ length: n }, (): Item => ({ is: 'cube', colour }))
const points = (n: number): Item => ({ is: 'points', n })
const BANNER: Item = { ...icon('vertical-banner'), amount: 'privilege' } as Item
const TOWER: Item = { ...icon('white-tower'), amount: 'castle' } as Item
const titled = (name: string, said: string): Item => ({ ...icon(name), said }) as Item

/** A sentence in which [0], [1] … are drawings: "take [0]". */
function sentence(key: string, ...drawn: Item[][]): Item[] {
  return tr(key)
    .split(/(\[\d\])/)
    .flatMap((part): Item[] => {
      const at = /^\[(\d)\]$/.exec(part)
      if (at) return drawn[Number(at[1])] ?? []
      return part.trim() ? [word(part.trim())] : []
    })
}

export function majority(sphere: string, { majorities: m }: Tables): Item[] {
  const most = word(tr('mil-most'))
  switch (sphere) {
    case 'court':
      return [most, titled('flying-flag', tr('mil-said-first-player')), ...cubes('influence', m.influence), points(m.points[0] ?? 0)]
    case 'market':
      return [most, ...cubes('gold', m.gold), points(m.points[1] ?? 0)]
    case 'war':
      return [most, titled('spears', tr('mil-kings-soldiers')), points(m.points[2] ?? 0)]
    default:
      return [most, titled('pope-crown', tr('mil-archbishop')), points(m.points[3] ?? 0)]
  }
}

export function deeds(sphere: string, t: Tables): Item[][] {
  switch (sphere) {
    case 'monastery':
      return [sentence('mil-deed-veil'), sentence('mil-deed-veil-more', [{ is: 'number', n: t.monastery.privileges }, BANNER])]
    case 'court':
      return [
        sentence('mil-deed-influence', cubes('influence', t.court.influence)),
        sentence('mil-deed-vassal', [points(t.court.vassal)]),
        sentence('mil-deed-vassal-need'),
      ]
    case 'market':
      return [
        sentence('mil-deed-trade', [{ is: 'number', n: t.trade.most }]),
        sentence('mil-deed-castle', [TOWER, points(t.castle.points)]),
        sentence('mil-deed-auction', costs(t.castle.bid)),
      ]
    case 'war':
      return [
        sentence('mil-deed-free', [points(t.land_points.family)]),
        sentence('mil-deed-attack', [points(t.land_points.family)]),
        sentence('mil-deed-force', [icon('spears'), { is: 'number', n: t.war.soldier }], [icon('white-tower'), { is: 'number', n: t.war.castle }]),
      ]
    case 'clergy':
      return [
        sentence('mil-deed-cathedral', cubes('gold', 1)),
        sentence('mil-deed-best', [points(t.cathedral.best)]),
        sentence('mil-deed-clergy', [BANNER], [{ is: 'cube', colour: 'damsel' }], cubes('influence', t.clergy.abbess)),
      ]
    default:
      return [sentence('mil-deed-crusade', cubes('influence', t.crusades.influence)), [icon('snowflake-2'), ...sentence('mil-deed-safe')]]
  }
}

/** Cut the longest word until the row fits. */
export function fit(items: readonly Item[], room: number, gap = 4): Item[] {
  const over = layOut(items, gap).width - room
  if (over <= 0) return [...items]
  let longest = -1
  let length = 0
  items.forEach((item, i) => {
    if (item.is === 'word' && item.text.length > length) [longest, length] = [i, item.text.length]
  })
  return items.map((item, i) =>
    i === longest && item.is === 'word' ? word(fitted(item.text, 12.5, Math.max(12, widthOf(item.text, 12.5) - over))) : item,
  )
}
