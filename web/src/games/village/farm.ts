// Facts about a farm that its drawings share.
import type { Farm } from './types'

const HIDDEN = new Set(['farm', 'unborn'])

export type Away = { place: string; generation: number; count: number }

/** Members who are neither at home nor unborn: where, and of which generation. */
export function away(farm: Farm): Away[] {
  return Object.entries(farm.people).flatMap(([place, generations]) => {
    if (HIDDEN.has(place)) return []
    const counts = new Map<number, number>()
    for (const generation of generations) counts.set(generation, (counts.get(generation) ?? 0) + 1)
    return [...counts].map(([generation, count]) => ({ place, generation, count }))
  })
}

/** Generations at home, equals together: [[1, 2], [2, 1]]. */
export function grouped(generations: readonly number[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const generation of generations) counts.set(generation, (counts.get(generation) ?? 0) + 1)
  return [...counts]
}

export const served = (farm: Farm): number => farm.customers.reduce((sum, customer) => sum + customer.points, 0)
