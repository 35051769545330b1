// How strong bots are, as the arena measured it; and where a chart of that begins and ends.

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
  wins: Share
  points: number
  scores: { from: number; width: number; counts: number[] }
}
export type RatingTable = { games: number; failed: number; at: number; bots: BotRating[]; seats: Share[] }
export type Ratings = { game: string; version: string; tables: Record<string, RatingTable> }

/** Fewer games are shown, but no sentence is drawn from them. */
export const ENOUGH = 1000

/** Round marks that hold all values, some four of them. */
export function marks(low: number, high: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 4) ?? 2000
  const first = Math.floor(low / step)
  return Array.from({ length: Math.max(2, Math.ceil(high / step) - first + 1) }, (_, i) => (first + i) * step)
}

/** One bot of each level, the strongest; where there are no levels, all. */
export function ofEachLevel(bots: BotRating[]): BotRating[] {
  const seen = new Set<string>()
  const first = bots.filter(({ level }) => level && !seen.has(level) && seen.add(level))
  return first.length > 1 ? first : bots
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
