// The way to the lessons.
import { api } from '../core/api'
import { lessons } from '../core/lessons.svelte'
import { part } from '../core/part'
import { router } from '../core/router.svelte'
import type { GameInfo } from '../core/types'
import { tr, words } from '../core/words.svelte'
import type { Made, Opened } from '.'

export async function openList(games: GameInfo[]): Promise<Made> {
  const [page] = await Promise.all([part(() => import('./Learn.svelte')), words.need(['lessons']), lessons.load()])
  return { Page: page.default, props: { games } }
}

/** A lesson where it was left, or from its start; `name` is a lesson, or a game for the next of its lessons. */
export async function openLesson(
  name: string,
  again: boolean,
  open: (game: string, games: GameInfo[]) => Promise<Opened>,
  games: GameInfo[],
): Promise<Made> {
  await lessons.load()
  const card = lessons.find(name)
  if (!card) throw new Error(tr('not-found-note'))
  const [page, { game, box }, { table, renewed }] = await Promise.all([
    part(() => import('./Lesson.svelte')),
    open(card.game, games),
    api.learn(card.name, again),
    words.need(['lessons']),
    words.need([`lesson-${card.game}`], card.game),
  ])
  // Whoever reloads goes on where they are.
  router.go(`/learn/${card.name}`, true)
  return { Page: page.default, props: { id: table, renewed, game, box }, key: table }
}
