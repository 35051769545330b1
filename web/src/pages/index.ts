// Which address leads where. A page, the game it is about and its words are loaded when somebody goes there.
import type { Component } from 'svelte'
import { api, type Box } from '../core/api'
import { part } from '../core/part'
import type { GameInfo } from '../core/types'
import { tr, words } from '../core/words.svelte'
import { loadGame } from '../games'
import { GAME_ORDER, isDrawn } from '../games/faces'
import type { GameUi } from '../games/game'

/** A page ready to be shown; another `key` is a page of its own, even of the same kind. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any: every page has its own props
export type Shown = { key: string; Page: Component<any>; props: Record<string, unknown> }
export type Opened = { game: GameUi; box: Box; bots: string[] }
export type Made = Omit<Shown, 'key'> & { key?: string }

const boxes = new Map<string, Promise<Box>>()

function boxOf(name: string): Promise<Box> {
  const box = boxes.get(name) ?? api.box(name)
  boxes.set(name, box)
  box.catch(() => boxes.delete(name))
  return box
}

async function open(name: string, games: GameInfo[]): Promise<Opened> {
  if (!isDrawn(name)) throw new Error(tr('not-drawn'))
  const [game, box] = await Promise.all([loadGame(name), boxOf(name), words.speakOf(name)])
  return { game, box, bots: games.find((one) => one.name === name)?.bots ?? [] }
}

const openTable = async (id: string, games: GameInfo[]): Promise<Opened> => open((await api.card(id)).game, games)

type Load = (id: string, games: GameInfo[], act: string) => Promise<Made>
const learning = () => part(() => import('./learning'))
const PAGES: Record<string, Load> = {
  '': async (_, games) => ({ Page: (await part(() => import('./Home.svelte'))).default, props: { games } }),
  new: async (name, games) => {
    const [page] = await Promise.all([part(() => import('./NewTable.svelte')), words.need(['new-table'])])
    return { Page: page.default, props: { games, name } }
  },
  join: async (token) => ({ Page: (await part(() => import('./Join.svelte'))).default, props: { token }, key: token }),
  replays: async () => ({ Page: (await part(() => import('./Replays.svelte'))).default, props: {} }),
  me: async () => ({ Page: (await part(() => import('./Me.svelte'))).default, props: {} }),
  learn: async (name, games, act) => {
    const { openLesson, openList } = await learning()
    return name ? openLesson(name, act === 'again', open, games) : openList(games)
  },
  bots: async (id, games) => {
    const name = games.some((game) => game.name === id) ? id : (games[0]?.name ?? '')
    const [page, ratings] = await Promise.all([part(() => import('./Bots.svelte')), api.ratings(name), words.need(['bots'])])
    return { Page: page.default, props: { games, ratings }, key: name }
  },
  credits: async () => ({ Page: (await part(() => import('./About.svelte'))).default, props: {} }),
  rules: async (id, games) => {
    const name = id || GAME_ORDER[0] || ''
    const [page, opened, example] = await Promise.all([
      part(() => import('./Rules.svelte')),
      open(name, games),
      api.example(name),
      words.need(['about', `rules-${name}`], name),
    ])
    const [about, drawn] = await Promise.all([part(opened.game.loadAbout), part(opened.game.loadPictures)])
    return { Page: page.default, props: { ...opened, example, about, drawn }, key: name }
  },
  table: async (id, games) => {
    const { lesson } = await api.card(id)
    if (lesson) return (await learning()).openLesson(lesson, false, open, games)
    const [page, opened] = await Promise.all([part(() => import('./Table.svelte')), openTable(id, games), words.need(['analysis'])])
    return { Page: page.default, props: { id, ...opened }, key: id }
  },
  replay: async (id, games) => {
    const [page, opened] = await Promise.all([part(() => import('./Replay.svelte')), openTable(id, games), words.need(['analysis'])])
    return { Page: page.default, props: { id, ...opened }, key: id }
  },
}
const nowhere: Load = async () => ({ Page: (await part(() => import('./Nowhere.svelte'))).default, props: {} })

export async function openPage(path: string, games: GameInfo[]): Promise<Shown> {
  const [, page = '', id = '', act = ''] = path.split('/')
  const drawn = GAME_ORDER.flatMap((name) => games.find((game) => game.name === name) ?? [])
  const load = (Object.hasOwn(PAGES, page) && PAGES[page]) || nowhere
  const { key = '', ...made } = await load(id, drawn, act)
  return { ...made, key: `${page}/${key}` }
}
