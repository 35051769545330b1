// A table in words: what it is called, whose turn it is, how long they have.
import type { Card, Clock, TablePace } from './types'
import { nameOf, say, tr } from './words.svelte'

export const freeSeats = (card: Card): number => card.seats.filter((seat) => seat.kind === 'open').length

/** "Village, round 4", "Village, 2 of 3 seated, 15 min each". */
export function tableNote(card: Card): string {
  const free = freeSeats(card)
  const all = card.seats.length
  const stage = card.over ? tr('over') : free ? tr('seated', { count: all - free, all }) : card.stage ? say(card.stage, []) : tr('ply', { ply: card.ply })
  return [tr(`${card.game}-title`), stage, free && card.pace ? paceText(card.pace) : ''].filter(Boolean).join(' · ')
}

export const paceText = (pace: TablePace): string =>
  pace.kind === 'live' ? tr('pace-live-short', { minutes: pace.minutes }) : tr('pace-days-short', { days: pace.days })

/** Who is asked now, in a few words; the reader is told elsewhere. */
export function whoseTurn(card: Card): string {
  const asked = card.waiting.flatMap((seat) => card.seats[seat] ?? []).filter((seat) => seat.kind !== 'open')
  if (!asked.length || freeSeats(card)) return ''
  return asked.length === 1 ? tr('whose-turn', { name: nameOf(asked[0]!) }) : tr('several-turns', { count: asked.length })
}

/** The clock that matters: of those who are asked, the one with the least left. */
export function leastLeft(card: Card): Clock | null {
  const running = card.waiting.flatMap((seat) => card.clocks?.[seat] ?? [])
  return running.reduce<Clock | null>((least, clock) => (least && least.left <= clock.left ? least : clock), null)
}

/** Seconds as people say them: 2:14, 5 h, 3 days. */
export function leftText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole >= 172_800) return tr('left-days', { days: Math.floor(whole / 86_400) })
  if (whole >= 7200) return tr('left-hours', { hours: Math.floor(whole / 3600) })
  return tr('left-short', { time: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}` })
}

/** The urgent first: one's own turn, the least time, then what moved last. */
export function byUrgency(a: Card, b: Card): number {
  if (a.your_turn !== b.your_turn) return a.your_turn ? -1 : 1
  const [left, right] = [leastLeft(a)?.left ?? Infinity, leastLeft(b)?.left ?? Infinity]
  if (left !== right) return left < right ? -1 : 1
  return b.updated.localeCompare(a.updated)
}
