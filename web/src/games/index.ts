// Every game the page can draw.
import type { GameUi } from './game'
import { mil } from './mil'
import { village } from './village'

// In the order they are offered: the gentlest first.
const GAMES: Record<string, GameUi> = { village, mil }
export const GAME_ORDER = Object.keys(GAMES)

export const gameUi = (name: string): GameUi | undefined => GAMES[name]
