// Every game the page can draw.
import { clochemerle } from './clochemerle'
import type { GameUi } from './game'
import { mil } from './mil'
import { village } from './village'

// In the order they are offered: the gentlest first.
const GAMES: Record<string, GameUi> = { village, clochemerle, mil }
export const GAME_ORDER = Object.keys(GAMES)

export const gameUi = (name: string): GameUi | undefined => GAMES[name]
