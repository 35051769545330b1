// Every game the page can draw.
import type { GameUi } from './game'
import { village } from './village'

const GAMES: Record<string, GameUi> = { village }

export const gameUi = (name: string): GameUi | undefined => GAMES[name]
