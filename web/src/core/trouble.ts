// What went wrong, for people: in their language where a key says what it was, else as the server put it.
import { Refusal } from './api'
import type { Said } from './types'
import { say, words } from './words.svelte'

export type Trouble = { text: string; reason?: Said | null }

export const troubleText = ({ text, reason }: Trouble, names: readonly string[] = []): string =>
  reason && words.has(reason.key) ? say(reason, names) : text

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal) return { text: error.message, reason: error.reason }
  return { text: error instanceof Error ? error.message : String(error) }
}

/** The sentence for a request that failed. */
export const troubleSaid = (error: unknown): string => troubleText(troubleOf(error))
