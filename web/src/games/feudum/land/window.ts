// The window through which the land is seen: what part of it, and how large.
import { HEIGHT, WIDTH } from './map'

/** `x`, `y`: the land's point at the upper left; `zoom`: pixels for one of the land's. */
export type Sight = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }

export const MOST = 3
/** The zoom at which the whole land is seen. */
export const whole = ({ width, height }: Size): number => Math.min(width / WIDTH, height / HEIGHT)

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))

/** No further out than the whole land, no further aside than its edge; smaller than the window, it stands in the middle. */
export function kept(sight: Sight, size: Size): Sight {
  const zoom = within(sight.zoom, Math.min(1, whole(size)), MOST)
  const fit = (at: number, seen: number, all: number): number => (seen >= all ? (all - seen) / 2 : within(at, 0, all - seen))
  return { zoom, x: fit(sight.x, size.width / zoom, WIDTH), y: fit(sight.y, size.height / zoom, HEIGHT) }
}
/** Nearer or further; the point of the window at px, py stays where it is. */
export function zoomed(sight: Sight, size: Size, factor: number, px = size.width / 2, py = size.height / 2): Sight {
  const zoom = within(sight.zoom * factor, Math.min(1, whole(size)), MOST)
  return kept({ zoom, x: sight.x + px / sight.zoom - px / zoom, y: sight.y + py / sight.zoom - py / zoom }, size)
}
export const moved = (sight: Sight, size: Size, dx: number, dy: number): Sight =>
  kept({ ...sight, x: sight.x + dx / sight.zoom, y: sight.y + dy / sight.zoom }, size)

/** Turned so that these points are seen, if they can be at once; else their middle. It moves no further than it must. */
export function showing(sight: Sight, size: Size, points: readonly { x: number; y: number }[], rim = 44): Sight {
  if (!points.length) return sight
  const turn = (at: number, seen: number, all: readonly number[]): number => {
    const [least, most] = [Math.min(...all) - rim, Math.max(...all) + rim]
    if (most - least > seen) return (least + most - seen) / 2
    return within(at, most - seen, least)
  }
  const x = turn(sight.x, size.width / sight.zoom, points.map((point) => point.x))
  const y = turn(sight.y, size.height / sight.zoom, points.map((point) => point.y))
  return kept({ ...sight, x, y }, size)
}
