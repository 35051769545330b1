// Every game the page can draw.
import type { GameUi } from './game'
import { mil } from './mil'
import { village } from './village'

const GAMES: Record<string, GameUi> = { village, mil }

export const gameUi = (name: string): GameUi | undefined => GAMES[name]
