// Names and figures of the bots' page, as the reader writes them.
import type { BotRating } from '../../core/ratings'
import { nameOf, tr, words } from '../../core/words.svelte'

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share)
export const decimal = (points: number): string =>
  new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points)
export const called = ({ bot, beast }: BotRating): string =>
  beast ? nameOf({ name: beast, kind: 'bot' }) : words.has(`bot-${bot}`) ? tr(`bot-${bot}`) : bot
export const hour = (seconds: number): string =>
  new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
