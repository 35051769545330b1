// How strong bots are, as the arena measured it; and where a chart of that begins and ends.
import { LEVELS } from '../look/beasts'

/** A share with its 95 % interval: share, low, high. */
export type Share = [number, number, number]
export type BotRating = {
  bot: string
  /** The character it is shown as; none for a bot that is of no level. */
  beast: string | null
  level: string | null
  rating: number
  low: number
  high: number
  /** Stands at 1500; the others are measured from it. */
  fixed: boolean
  /** It always lost, or always won: it may be any amount weaker or stronger. */
  bound: '' | 'most' | 'least'
  games: number
  /** None where not all bots met the same others. */
  wins: Share | null
  points: number
  scores: { from: number; width: number; counts: number[] }
}
/** How often one bot won alone at tables of another. */
export type Pairing = { bot: string; against: string; games: number; wins: Share }
export type RatingTable = {
  games: number
  failed: number
  at: number
  commands: string[]
  resamples: number
  bots: BotRating[]
  pairs: Pairing[]
  seats: Share[]
}
export type Ratings = { game: string; version: string; rules: number; tables: Record<string, RatingTable> }

/** Fewer games are shown, but no sentence is drawn from them. */
export const ENOUGH = 1000

/** Round marks that hold all values, some four of them. */
export function marks(low: number, high: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 4) ?? 2000
  const first = Math.floor(low / step)
  return Array.from({ length: Math.max(2, Math.ceil(high / step) - first + 1) }, (_, i) => (first + i) * step)
}

/** One bot of each level, the one with the most games; where there are no levels, all. */
export function ofEachLevel(bots: BotRating[]): BotRating[] {
  const most = new Map<string, BotRating>()
  for (const bot of bots) if (bot.level && bot.games > (most.get(bot.level)?.games ?? 0)) most.set(bot.level, bot)
  return most.size > 1 ? bots.filter((bot) => most.get(bot.level ?? '') === bot) : bots
}

/** The rungs of the ladder, from the top: each level alone at tables of the next one below. */
export function rungs({ pairs }: RatingTable): Pairing[] {
  return LEVELS.flatMap((level, i) => pairs.find(({ bot, against }) => bot === level && against === LEVELS[i - 1]) ?? []).reverse()
}

/** How many wins in 100 the first seat has above its fair share, if that is beyond chance. */
export function firstSeat(seats: Share[]): number | null {
  const fair = 1 / seats.length
  const [share, low, high] = seats[0] ?? [fair, 0, 1]
  return low > fair || high < fair ? 100 * (share - fair) : null
}

/** Points that one level is ahead of the next, in the mean. */
export function perLevel(bots: BotRating[]): number | null {
  const own = ofEachLevel(bots.filter((bot) => bot.level))
  const [best, worst] = [own[0], own.at(-1)]
  return best && worst && own.length > 1 ? (best.points - worst.points) / (own.length - 1) : null
}
