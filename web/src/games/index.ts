// Every game the page can draw.
import type { GameUi } from './game'
import type { GAME_NAMES } from './names'
import { village } from './village'

const GAMES: Record<(typeof GAME_NAMES)[number], GameUi> = { village }

export const gameUi = (name: string): GameUi | undefined => (GAMES as Record<string, GameUi | undefined>)[name]
