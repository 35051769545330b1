// How the six parcels look, and how large they are.
import type { Guild } from '../types'

export const WIDTH = 196
export const HEIGHT = 200
export const GROUND: Record<Guild, readonly [ground: string, texture: string]> = {
  farmer: ['field', 'f-strip'],
  merchant: ['market', 'f-cobble'],
  alchemist: ['craft', 'f-board'],
  knight: ['rose', 'f-strip2'],
  noble: ['hall', 'f-stone'],
  monk: ['stone', 'f-stone'],
}
