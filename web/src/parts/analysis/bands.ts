// Chances over a game as bands that lie on one another: the thicker, the likelier.
import type { JudgedTurn } from '../../core/study.svelte'

export type Band = { seat: number; path: string; line: string }

/** The chances at every point of the curve: after each turn, and at the end. */
export const curve = (turns: readonly JudgedTurn[], final: readonly number[], done: boolean): number[][] => [
  ...(turns[0] ? [turns[0].chances] : []),
  ...turns.map((turn) => turn.chances),
  ...(done && turns.length ? [[...final]] : []),
]

/** Places that keep their order and at least `gap` between them, as near as may be to where they were. */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const found = [...places]
  for (let i = 0; i < found.length; i++) found[i] = Math.max(found[i] ?? 0, i ? (found[i - 1] ?? 0) + gap : least)
  for (let i = found.length - 1; i >= 0; i--) found[i] = Math.min(found[i] ?? 0, i < found.length - 1 ? (found[i + 1] ?? 0) - gap : most)
  return found
}

/** The first of `order` lies at the bottom, where its height reads true. */
export function bands(points: readonly number[][], order: readonly number[], x: (i: number) => number, height: number): Band[] {
  const at = (i: number, share: number): string => `${x(i).toFixed(1)} ${(height * (1 - share)).toFixed(1)}`
  let below = points.map(() => 0)
  return order.map((seat) => {
    const above = points.map((chances, i) => (below[i] ?? 0) + (chances[seat] ?? 0))
    const top = above.map((share, i) => at(i, share))
    const bottom = below.map((share, i) => at(i, share)).reverse()
    below = above
    return { seat, path: `M${[...top, ...bottom].join('L')}Z`, line: `M${top.join('L')}` }
  })
}
