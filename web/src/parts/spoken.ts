// A line of a menu in words: what it does, why it cannot be chosen, what to beware of.
import type { Desk } from '../core/desk.svelte'
import type { Line, Said } from '../core/types'
import { say, words } from '../core/words.svelte'
import type { Sheet } from '../games/game'
import { waysOf } from './asked'

/** The whole of it, for those who hear the page. */
export function spoken(desk: Desk, line: Line): string {
  const more = line.why ?? line.warning
  const sentence = say(line.label, desk.names)
  return more ? `${sentence}: ${say(more, desk.names)}` : sentence
}

/** The reason in few words, where there is room for no more. */
export function briefly(desk: Desk, why: Said): string {
  if (why.key === 'lesson-not-now') return ''
  const key = `short-${why.key}`
  return say(words.has(key) ? { ...why, key } : why, desk.names)
}

/** A skull where somebody may die, else what the game draws for it. */
export const warningIcon = (desk: Desk, warning: Said): string => desk.game.warnings?.[warning.key] ?? 'death-skull'

export type Warning = { icon: string; text: string }

/** What to beware of in a question, each thing once. */
export function warningsOf(desk: Desk, sheet: Sheet): Warning[] {
  const found = new Map<string, Warning>()
  for (const { line } of waysOf(sheet)) {
    if (!line.warning) continue
    const text = say(line.warning, desk.names)
    found.set(text, { icon: warningIcon(desk, line.warning), text })
  }
  return [...found.values()]
}
