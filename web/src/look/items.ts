// A price or a reward as a row of little drawings.
import type { Component } from 'svelte'
import { MARK } from './cubes'
import { widthOf } from './geometry'

export type Item =
  | { is: 'time'; n: number }
  | { is: 'grain'; n: number }
  | { is: 'points'; n: number }
  | { is: 'cube'; colour: string }
  | { is: 'good'; kind: string }
  | { is: 'coin' }
  | { is: 'number'; n: number }
  | { is: 'word'; text: string }
  /** `amount`: what one of it is in words, by its key; `said`: its words. */
  | { is: 'icon'; name: string; tone?: string; size?: number; amount?: string; said?: string }
  | { is: 'arrow' }
  /** A piece of a game's own, drawn from 0,0, `width` wide and 18 high. */
  | { is: 'drawn'; Drawing: Component<never>; props: Record<string, unknown>; width: number; amount?: string; said?: string }
  | { is: 'gap' }

export type Placed = { item: Item; x: number }
export type Amounts = readonly (readonly [string, number])[]

export const word = (text: string): Item => ({ is: 'word', text })
export const icon = (name: string, tone = '', size = 15): Item => ({ is: 'icon', name, tone, size })
export const plus: Item = { is: 'word', text: '+' }
export const arrow: Item = { is: 'arrow' }
export const gap: Item = { is: 'gap' }
export const TRAIN = icon('pawn', 'soft', 13)
export const MAKE = icon('claw-hammer', 'soft', 14)

const digits = (n: number): number => `${n}`.length * 7.6

function widthOfItem(item: Item): number {
  switch (item.is) {
    case 'time':
      return digits(item.n) + 12.1
    case 'grain':
      return digits(item.n) + 14.4
    case 'number':
      return digits(item.n) + 1
    case 'points':
      return 18
    case 'cube':
      return 11.5 * 1.26
    case 'good':
      return 18
    case 'coin':
      return 15
    case 'word':
      return widthOf(item.text, 12.5) + 1
    case 'icon':
      return item.size ?? 15
    case 'drawn':
      return item.width
    case 'arrow':
      return 10
    case 'gap':
      return 5
  }
}

/** Every item with its place, and the width of the row. */
export function layOut(items: readonly Item[], between = 3): { placed: Placed[]; width: number } {
  let x = 0
  const placed = items.map((item) => {
    if (x) x += between
    const here = { item, x }
    x += widthOfItem(item)
    return here
  })
  return { placed, width: x }
}

/** Like pieces one by one up to three (cubes: four), above that one piece and a count. */
function several(n: number, item: Item, most: number): Item[] {
  if (n <= most) return Array.from({ length: n }, () => item)
  return [{ is: 'number', n }, item]
}

/** What the engine calls amounts: [["cube-orange", 1], ["time", 2]]. */
export function amounts(list: Amounts): Item[] {
  return list.flatMap(([name, n]): Item[] => {
    if (name === 'time') return [{ is: 'time', n }]
    if (name === 'grain') return [{ is: 'grain', n }]
    if (name === 'prestige') return [{ is: 'points', n }]
    if (name === 'coin') return several(n, { is: 'coin' }, 3)
    if (name in MARK) return several(n, { is: 'cube', colour: name }, 4)
    if (name.startsWith('cube-')) return several(n, { is: 'cube', colour: name.slice(5) }, 4)
    return several(n, { is: 'good', kind: name }, 3)
  })
}

/** A cost table of the box: { orange: 1, grain: 3 }. */
export function costs(table: Record<string, number>): Item[] {
  const colours = ['orange', 'green', 'brown', 'pink']
  return amounts(Object.entries(table).map(([name, n]) => [colours.includes(name) ? `cube-${name}` : name, n]))
}
