// The lessons there are, and how far this reader has come with each.
import { api } from './api'
import type { LessonCard } from './types'

class Lessons {
  cards: LessonCard[] = $state.raw([])

  async load(): Promise<void> {
    this.cards = await api.lessons()
  }

  of(game: string): LessonCard[] {
    return this.cards.filter((card) => card.game === game)
  }

  /** By its name, or by its game's: the one to take next. */
  find(name: string): LessonCard | undefined {
    return this.cards.find((card) => card.name === name) ?? this.next(name)
  }

  /** The one to take next: begun, else not ended yet, else the first again. */
  next(game: string): LessonCard | undefined {
    const own = this.of(game)
    return own.find(begun) ?? own.find((card) => !card.done) ?? own[0]
  }

  /** What was left in the middle; the first game's that has one. */
  get left(): LessonCard | undefined {
    return this.cards.find(begun)
  }
}

/** In the middle of it. */
export const begun = (card: LessonCard): boolean => card.step > 0 && card.step < card.steps.length
export const minutesLeft = (card: LessonCard): number => Math.max(1, Math.round((card.minutes * (card.steps.length - card.step)) / card.steps.length))

export const lessons = new Lessons()
