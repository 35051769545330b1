// Which pieces travel when something is told, and from where to where.
import type { Component } from 'svelte'
import type { Argument, Entry, Said } from '../../core/types'
import { familyOf } from '../../look/families'
import type { Emblem, Flight } from '../game'
import Token from './Token.svelte'
import { knightOf, type View } from './types'

const bare = (value: Argument | undefined): string => String(value ?? '').replace(/^(column|land|sphere|resource)-/, '')
const cube = (colour: string): Emblem => ({ is: 'cube', colour })
const glyph = (name: string): Emblem => ({ is: 'glyph', name })
const token = (black: boolean): Emblem => ({ is: 'drawn', Drawing: Token as Component<never>, props: { x: 12, y: 12, radius: 10, black } })
const kinds = (value: Argument | undefined): string[] => (Array.isArray(value) ? value.flatMap(([name, n]) => Array.from({ length: Math.min(n, 3) }, () => name)) : [])

function flight({ key, args }: Said): Flight[] {
  const seat = Number(args.seat ?? -1)
  const column = bare(args.column)
  const knight = `knight/${seat}${column}`
  const rival = `knight/${Number(args.rival ?? -1)}${bare(args.rivalcolumn)}`
  const mat = `mat/${seat}`
  const fly = (emblem: Emblem, from: string, to: string): Flight[] => [{ emblem, from, to }]
  const who: Emblem = { is: 'figure', family: familyOf(Math.max(0, seat)), generation: column.toUpperCase() }
  switch (key) {
    case 'harvested':
      return kinds(args.cubes).map((kind) => ({ emblem: cube(kind), from: knight, to: `stock/${seat}/${kind}` }))
    case 'recruited':
      return fly(glyph('pikeman'), mat, `soldiers/${seat}${column}`)
    case 'time-taken':
      return fly(token(false), `space/${bare(args.sphere)}/${Number(args.position)}`, `age/${seat}${column}`)
    case 'knight-placed-space':
      return fly(who, knight, `space/${bare(args.sphere)}/${Number(args.position)}`)
    case 'knight-placed':
      return fly(who, knight, `place/${bare(args.sphere)}`)
    case 'passed':
      return fly(token(true), mat, `space/${bare(args.sphere)}/${Number(args.position)}`)
    case 'passed-token':
      return fly({ is: 'badge', family: familyOf(Math.max(0, seat)) }, mat, `space/${bare(args.sphere)}/${Number(args.position)}`)
    case 'daughter-born':
      return fly(cube('damsel'), knight, `damsels/${seat}`)
    case 'heir-born':
    case 'knight-born':
      return fly(who, mat, knight)
    case 'kings-soldiers':
      return fly(glyph('spears'), 'mark/kings-soldiers', rival)
    case 'archbishop':
      return fly(glyph('pope-crown'), 'mark/archbishop', rival)
    case 'court-influence':
    case 'abbess-elected':
    case 'crusade-influence':
      return fly(cube('influence'), `place/${key === 'court-influence' ? 'court' : key === 'abbess-elected' ? 'clergy' : 'crusades'}`, `stock/${seat}/influence`)
    case 'tribute':
      return kinds(args.cubes).map((kind) => ({ emblem: cube(kind), from: mat, to: `stock/${seat}/${kind}` }))
    case 'castle-built':
      return fly(glyph('white-tower'), 'plaque/market', `castle/${Number(args.rival)}${bare(args.rivalcolumn)}`)
    case 'offer-sealed':
      return []
    case 'attack-declared':
      return fly(glyph('crossed-swords'), knight, rival)
    case 'clergy-privilege':
    case 'defender-rewarded':
      return fly({ is: 'badge', family: familyOf(Math.max(0, seat)) }, mat, `privileges/${seat}`)
    case 'points-gained':
      return fly(glyph('laurels'), mat, `points/${seat}`)
    default:
      return []
  }
}

export const flights = (entries: readonly Entry[]): Flight[] => entries.flatMap((entry) => entry.told.flatMap(flight))

const all = (value: Argument | undefined): string[] => (Array.isArray(value) ? value.map(([kind]) => kind) : [])
const DIED = new Set(['heir-took-over', 'died-heirless', 'kin-took-over', 'column-freed'])
const WED = new Set(['married-damsel', 'married-no-damsel', 'married-relative', 'married-for-love'])

/** The lands of a knight that are of this sort, by their spots. */
const landsOf = (view: View, knight: string, sort: string): string[] =>
  (knightOf(view, knight)?.lands ?? []).flatMap((land, i) => (land.sort === sort ? [`land/${knight}${i + 1}`] : []))

export function touched({ key, args }: Said, view: View): string[] {
  if (key === 'land-revealed') return [`pile/${Number(args.pile)}`]
  const seat = Number(args.seat ?? -1)
  if (seat < 0) return []
  const own = `${seat}${bare(args.column)}`
  const rival = `${Number(args.rival ?? -1)}${bare(args.rivalcolumn)}`
  const spots = [args.cubes, args.cost, args.give, args.get].flatMap((amounts) => all(amounts).map((kind) => `stock/${seat}/${kind}`))
  for (const kind of ['gold', 'influence']) if (Number(args[kind])) spots.push(`stock/${seat}/${kind}`)
  if (Number(args.privileges)) spots.push(`privileges/${seat}`)
  if (key === 'points-lost') spots.push(`points/${seat}`)
  if (key.startsWith('points-') || Number(args.privileges)) spots.push(`lineage/${seat}`)
  if (key === 'veil-taken' || key === 'daughter-born') spots.push(`damsels/${seat}`, `lineage/${seat}`)
  if (key === 'harvested' || key === 'land-placed') spots.push(...landsOf(view, own, bare(args.land)))
  if (key === 'battle-won') spots.push(`knight/${rival}`)
  if (key === 'vassal-bound') spots.push(`knight/${rival}`)
  if (key === 'heir-born' || key.startsWith('bastard-')) spots.push(`heir/${own}`)
  if (DIED.has(key)) spots.push(`knight/${own}`, `heir/${own}`, `age/${own}`)
  if (WED.has(key)) spots.push(`lineage/${seat}`, ...(key === 'married-damsel' ? [`damsels/${Number(args.rival)}`, `lineage/${Number(args.rival)}`] : [`damsels/${seat}`]))
  return spots
}
