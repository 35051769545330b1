// Every game the page can draw, in the order they are offered: the gentlest first.
import type { GameFace } from './game'

export const FACES = {
  village: { name: 'village', icon: 'church', ground: 'field', minutes: 75, ease: 1 },
  clochemerle: { name: 'clochemerle', icon: 'ringing-bell', ground: 'rose', minutes: 75, ease: 2 },
  mil: { name: 'mil', icon: 'mounted-knight', ground: 'hall', minutes: 120, ease: 3 },
  feudum: { name: 'feudum', icon: 'caravel', ground: 'water', minutes: 150, ease: 4 },
} satisfies Record<string, GameFace>

export type GameName = keyof typeof FACES
export const GAME_ORDER = Object.keys(FACES) as GameName[]

export const isDrawn = (name: string): name is GameName => Object.hasOwn(FACES, name)
export const faceOf = (name: string): GameFace | undefined => (isDrawn(name) ? FACES[name] : undefined)
