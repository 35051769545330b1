// A game's board, mats and words for its choices, loaded when it is opened.
import { part } from '../core/part'
import type { GameName } from './faces'
import type { GameUi } from './game'

const LOAD: Record<GameName, () => Promise<GameUi>> = {
  village: async () => (await import('./village')).village,
  clochemerle: async () => (await import('./clochemerle')).clochemerle,
  mil: async () => (await import('./mil')).mil,
  feudum: async () => (await import('./feudum')).feudum,
}

export const loadGame = (name: GameName): Promise<GameUi> => part(LOAD[name])
