// Where each parcel of the table lies.
import type { Component } from 'svelte'
import Chronicle from './parcels/Chronicle.svelte'
import Churches from './parcels/Churches.svelte'
import Council from './parcels/Council.svelte'
import Fields from './parcels/Fields.svelte'
import Graves from './parcels/Graves.svelte'
import Hand from './parcels/Hand.svelte'
import Market from './parcels/Market.svelte'
import Monks from './parcels/Monks.svelte'
import Travel from './parcels/Travel.svelte'
import Workshops from './parcels/Workshops.svelte'

type Drawing = Component<{ width?: number }>
export type Place = { name: string; Drawing: Drawing; ground: string; texture: string }
export type Placed = Place & { x: number; y: number; w: number; h: number; slant: boolean }

const place = (name: string, Drawing: Drawing, ground: string, texture: string): Place => ({ name, Drawing, ground, texture })
export const PLACES = {
  church: place('church', Churches, 'stone', 'f-stone'),
  monks: place('monks', Monks, 'stone', 'f-stone'),
  council: place('council', Council, 'hall', 'f-stone'),
  fields: place('fields', Fields, 'field', 'f-strip'),
  hand: place('hand', Hand, 'home', 'f-cobble'),
  travel: place('travel', Travel, 'land', 'f-tuft'),
  workshops: place('workshops', Workshops, 'craft', 'f-cobble'),
  market: place('market', Market, 'market', 'f-cobble'),
  chronicle: place('chronicle', Chronicle, 'book', ''),
  graves: place('graves', Graves, 'yard', 'f-tuft'),
}
type Name = keyof typeof PLACES

const ROWS: { y: number; h: number; names: Name[]; wide: number[]; slim: number[] }[] = [
  { y: 8, h: 134, names: ['church', 'monks', 'council', 'fields', 'hand'], wide: [222, 236, 302, 98, 150], slim: [218, 216, 302, 86, 130] },
  { y: 150, h: 146, names: ['travel', 'workshops'], wide: [432, 600], slim: [412, 564] },
  { y: 304, h: 126, names: ['market', 'chronicle', 'graves'], wide: [532, 208, 284], slim: [528, 196, 244] },
]

/** The parcels of a table 1056 wide, or 1000. */
export function parcels(width: number): Placed[] {
  return ROWS.flatMap(({ y, h, names, wide, slim }) => {
    let x = 8
    return names.map((name, i) => {
      const w = (width >= 1056 ? wide : slim)[i] ?? 0
      const placed = { ...PLACES[name], x, y, w, h, slant: i % 2 === 1 }
      x += w + 8
      return placed
    })
  })
}
