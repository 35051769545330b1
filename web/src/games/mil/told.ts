// What lies on the board and the mats in words, for those who hear the page.
import { tr, words } from '../../core/words.svelte'
import { amountText, said } from '../../look/named'
import { type House, type Knight, type LandTile, letterOf, type Pile, seatOf, type Tables, type View, yieldOf } from './types'

type Names = readonly string[]

/** "Bernard’s knight B", by `1b`. */
export const knightName = (names: Names, knight: string): string =>
  tr('mil-said-knight-of', { name: names[seatOf(knight)] ?? '', knight: letterOf(knight) })

/** What stands on a space of a sphere. */
export function spaceText(names: Names, index: number, what: string): string {
  let here = tr('said-empty')
  if (what === 'white' || what === 'black') here = tr(`mil-said-${what}`)
  else if (what.startsWith('token/')) here = tr('mil-said-token-of', { name: names[Number(what.slice(6))] ?? '' })
  else if (/^\d+[a-d]$/.test(what)) here = knightName(names, what)
  return said(tr('mil-said-space', { n: index + 1 }), [here])
}

export const crowdText = (names: Names, knights: readonly string[]): string =>
  knights.length ? tr('mil-said-is-here', { knights: words.listed(knights.map((one) => knightName(names, one))) }) : tr('mil-said-nobody')

function landParts(tables: Tables, tile: LandTile): string[] {
  const { colour, count, gold } = yieldOf(tables, tile)
  return [
    count ? tr('mil-said-harvest', { cubes: amountText(colour, count) }) : '',
    gold ? tr('mil-said-tribute', { gold: amountText('gold', gold) }) : '',
  ]
}

export function landText(tables: Tables, tile: LandTile): string {
  const { defence } = yieldOf(tables, tile)
  return said(tr(`land-${tile.sort}`), [...landParts(tables, tile), defence ? tr('mil-said-defence', { n: defence }) : ''])
}

export function pileText(tables: Tables, number: number, { top, below }: Pile, strength: number): string {
  const title = tr('mil-pile', { pile: number })
  if (!top) return said(title, [tr('said-empty')])
  const land = [tr(`land-${top}`), ...landParts(tables, { sort: top, face: 'a' })]
  return said(title, [...land, tr('mil-said-to-beat', { n: strength }), tr('mil-said-below', { count: below })])
}

/** All of one knight: where he is, his heir, age, soldiers, castle, lord and titles; his lands say what they are. */
export function knightText(view: View, tables: Tables, names: Names, ref: string, knight: Knight | undefined): string {
  const title = tr('mil-knight', { knight: letterOf(ref) })
  if (!knight) return said(title, [tr('mil-room-for-son')])
  return said(title, [
    tr(knight.where === 'home' ? 'mil-at-home' : `sphere-${knight.where}`),
    tr(knight.heir ? 'mil-heir' : 'mil-no-heir'),
    tr('mil-said-age', { time: knight.time, death: tables.limits.death }),
    amountText('soldier', knight.soldiers),
    view.kings_soldiers === ref ? tr('mil-kings-soldiers') : '',
    amountText('castle', knight.castle ? 1 : 0),
    knight.lands.length ? '' : tr('mil-said-no-land'),
    knight.suzerain === null ? '' : tr('mil-vassal-of', { name: names[knight.suzerain] ?? '' }),
    view.archbishop === ref ? tr('mil-archbishop') : '',
  ])
}

export const lineageText = (name: string, { points, damsels, privileges }: House): string =>
  said(name, [tr('points', { count: points }), amountText('damsel', damsels), amountText('privilege', privileges)])
