// Clocks tick here: the server says what is left, the page counts down from there by itself.
import { createSubscriber } from 'svelte/reactivity'
import type { Clock } from './types'
import { tr } from './words.svelte'

const HOUR = 3600
const DAY = 24 * HOUR
/** From here on hours are enough. */
const LONG = 4 * HOUR
/** So little is left that it is said and marked. */
export const LITTLE = 30

/** The clocks of a table, and when they were told. */
export type Told = { clocks: Clock[]; at: number }

export const told = (clocks: Clock[] | null): Told | null => (clocks ? { clocks, at: performance.now() } : null)

// The page looks a few times a second, and only while somebody looks at a clock.
const watch = createSubscriber((look) => {
  const timer = setInterval(look, 250)
  return () => clearInterval(timer)
})

/** Seconds left on the clock of a seat, now. */
export function leftOf({ clocks, at }: Told, seat: number): number {
  const clock = clocks[seat]
  if (!clock) return 0
  if (!clock.runs) return clock.left
  watch()
  const ran = (performance.now() - at) / 1000 - clock.starts
  return Math.max(0, clock.left - Math.max(0, ran))
}

/** 2:14, 1:02:14, 5 h, 2 days. */
export function timeText(left: number): string {
  if (left >= DAY) return tr('time-days', { n: Math.floor(left / DAY) })
  if (left >= LONG) return tr('time-hours', { n: Math.floor(left / HOUR) })
  const whole = Math.ceil(left)
  const two = (n: number): string => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
