// Paths of Feudum's pieces. Signs stand on a grid of 12, discs on one of 40, vessels on 34 by 24.
import type { CardName, DiscKind, Guild, Landscape, Region, Vessel, Ware } from '../types'

export const SIGNS = {
  farmer: 'M1.4 11.5L.5 10.6 3.6 7.3l1.2 1.2zM4.1 7.9C9.6 9.6 11 4.7 7 1.7 6.5 1.3 6.7.5 7.4.6 13.2 1.6 13 11 5.6 9.5z',
  merchant:
    'M5.3.9h1.4v1.3h3.9v1.2l1.3 3.2q-.3 1.7-2 1.7t-2-1.7l1.2-3H6.7v6h2.1v1.5H3.2V9.6h2.1v-6H2.9l1.2 3q-.3 1.7-2 1.7t-2-1.7l1.3-3.2V2.2h3.9z',
  alchemist: 'M4.2.8h3.6V2h-.6v2.7l3.5 5q.7 1.5-1 1.5H2.3q-1.7 0-1-1.5l3.5-5V2h-.6z',
  knight: 'M6 .3l1.1 1.4v5.5h2.3v1.5H6.9v2.7H5.1V8.7H2.6V7.2h2.3V1.7z',
  noble: 'M1 2.9l2.6 2.3L6 1.2l2.4 4L11 2.9l-1 5.3H2zM2.1 9h7.8v1.8H2.1z',
  monk: 'M4.8.7h2.4v2.7h2.9v2.3H7.2v5.6H4.8V5.7H1.9V3.4h2.9z',
  sea: 'M.4 3.4q1.4-2 2.8 0t2.8 0 2.8 0 2.8 0v1.9q-1.4 1.8-2.8 0t-2.8 0-2.8 0-2.8 0zM.4 7.6q1.4-2 2.8 0t2.8 0 2.8 0 2.8 0v1.9q-1.4 1.8-2.8 0t-2.8 0-2.8 0-2.8 0z',
  island:
    'M5.2 10.2Q6.2 7 5.6 4.3 3.6 3.6 1.6 5.6 1.7 2.6 4.8 2.9 3.6 1.2 2 1.2 5 0 6.4 2.4 8-.1 10.6 1.3 8.9 1.5 8 2.9q3.1-.2 3 3Q9.2 3.8 7 4.3q.9 2.9.2 5.9 2.6.1 3.8 1.2H1q1.4-1.2 4.2-1.2z',
  forest: 'M6 .4l3 3.7H7.5l2.7 3.3H8.4l2.8 2.7H6.7v1.5H5.3v-1.5H.8l2.8-2.7H1.8l2.7-3.3H3z',
  desert: 'M.5 10.6q2.6-4.8 5-5.3 2.7 1.2 6 5.3zM9.3 1.3a1.9 1.9 0 1 1-.1 0z',
  badlands: 'M.6 10.9L2 4.6h2.9L6 10.9zM6.6 10.9l.5-8.5h3l1.4 8.5z',
  mountain: 'M.3 10.7L4 3.1l1.9 3.2L8 1.5l3.8 9.2zM8 3.9L7 6.2l1.1.7 1-.7z',
  star: 'M6 .6l1.6 3.6 3.9.4-2.9 2.6.8 3.9L6 9.1 2.6 11.1l.8-3.9L.5 4.6l3.9-.4z',
  crown: 'M1 2.9l2.6 2.3L6 1.2l2.4 4L11 2.9l-1.2 7.3H2.2z',
  push: 'M.2.8h1.9v10.4H.2zM3.4 4.6h3.5V1.6L11.8 6l-4.9 4.4v-3H3.4z',
  pull: 'M9.9.8h1.9v10.4H9.9zM.2 4.6h3.5V1.6L8.6 6l-4.9 4.4v-3H.2z',
} as const
export type SignName = keyof typeof SIGNS

/** Battlements `width` wide with so many teeth. */
const teeth = (x: number, y: number, width: number, count: number): string => {
  const unit = width / (2 * count - 1)
  const step = `h${unit}`
  const tops = Array.from({ length: count }, (_, i) => step + (i < count - 1 ? `v2.2${step}v-2.2` : ''))
  return `M${x} ${y + 4}v-4${tops.join('')}v4V30h${-width}z`
}
/** What stands on a disc: class and path, from back to front. */
export const BUILDINGS: Record<DiscKind, readonly (readonly [string, string])[]> = {
  outpost: [
    ['fe-pale', 'M5.5 30v-6.5l1.8-2.3 1.8 2.3V30zM9.7 30v-6.5l1.8-2.3 1.8 2.3V30zM27 30v-6.5l1.8-2.3 1.8 2.3V30zM31.2 30v-6.5l1.8-2.3 1.8 2.3V30z'],
    ['fe-strut', 'M15.4 30l1.4-11M24.6 30l-1.4-11M15.8 27.5l8-5.5M24.2 27.5l-8-5.5'],
    ['fe-wall', 'M13.8 14h12.4v6H13.8z'],
    ['fe-door', 'M18 15.8h4v4.2h-4z'],
    ['fe-roof fe-slate', 'M11.5 14L20 6.2 28.5 14z'],
  ],
  farm: [
    ['fe-wall', 'M10.5 30V18.5L20 11l9.5 7.5V30z'],
    ['fe-roof fe-thatch', 'M7.6 20.6L12.2 12 20 7.4 27.8 12l4.6 8.6-2.7 1.4-4-6.6L20 12.2l-5.7 3.2-4 6.6z'],
    ['fe-door', 'M15.5 30v-8h9v8z'],
    ['fe-cross', 'M15.5 30l9-8M24.5 30l-9-8'],
  ],
  town: [
    ['fe-wall', 'M6.5 30v-8.5h10V30zM24 30v-9h9.5V30z'],
    ['fe-roof fe-tiled', 'M5 22l6.5-6 6.5 6zM22.5 21.5l6.3-6 6.3 6z'],
    ['fe-wall', 'M15.5 30V15.5h9V30z'],
    ['fe-roof fe-wine', 'M14 15.8L20 4.5l6 11.3z'],
    ['fe-door', 'M18 30v-5.5q0-2 2-2t2 2V30zM18.8 18h2.4v2.6h-2.4zM9.5 25h3v2.8h-3zM27.5 24.5h3v2.8h-3z'],
  ],
  feudum: [
    ['fe-wall', 'M9.5 30V20h21v10z'],
    ['fe-wall', teeth(5.5, 15, 8, 3)],
    ['fe-wall', teeth(26.5, 15, 8, 3)],
    ['fe-door', 'M8.5 21h2v4h-2zM29.5 21h2v4h-2z'],
    ['fe-arms', 'M12 6.5h16v9.5q0 6.5-8 9.5-8-3-8-9.5z'],
  ],
}

export const HULLS: Record<Vessel, readonly (readonly [string, string])[]> = {
  ship: [
    ['fe-hull', 'M2.5 14.5h28.5q-1 4.5-4.5 7.5H8Q4 19 2.5 14.5z'],
    ['fe-spar', 'M16.8 14.5V1.5'],
    ['fe-sail', 'M18 2q9.5 2.5 9.5 10.5H18zM15.5 4q-8.5 2-9 8.5h9z'],
    ['fe-spar', 'M5 17.5h23'],
  ],
  submersible: [
    ['fe-spar', 'M17 6V1.5h4.5M4.5 9v9M2 13.5h5'],
    ['fe-hull', 'M6 13.5q1-7 12-7 11.5 0 13 7-1.5 7-13 7-11 0-12-7z'],
    ['fe-spar', 'M12.5 7.2q-1.5 6 0 12.6M24.5 7.2q1.5 6 0 12.6'],
    ['fe-port', 'M18.5 10.2a3.3 3.3 0 1 1-.1 0z'],
  ],
  'flying-machine': [
    ['fe-sail', 'M17 8.5C12 2 5 1.5 1 7q6-1 9 5 3-2.5 7-2.5T24 12q3-6 9-5-4-5.5-11-5-2.5 1.5-5 6.5z'],
    ['fe-spar', 'M10 12l4 6M24 12l-4 6M5 5.5l5.5 4M29 5.5l-5.5 4'],
    ['fe-hull', 'M12.5 16.5h9l-1.5 5.5h-6z'],
  ],
}
export const VESSEL_OUTLINE: Record<Vessel, string> = {
  ship: 'M2.5 14.5L6 12.5q.5-6.5 9.5-8.5V1.5h2.6q9.4 2.5 9.4 11l3.5 2q-1 4.5-4.5 7.5H8Q4 19 2.5 14.5z',
  submersible: 'M2 9h4l1 2q3-4.3 10-4.5v-5h4.5V7q8 1.5 9.5 6.5-1.5 7-13 7-8 0-11-3.5V19H2z',
  'flying-machine': 'M1 7C5 1.5 12 2 17 8.5 19.5 3.5 22 2 22 2q7-.5 11 5-6-1-9 5l-4 4.5 1.5 0-1.5 5.5h-6l-1.5-5.5h1.5L10 12q-3-6-9-5z',
}

export const CROWNLET = 'M0 1l3.2 2.6L6.4 0l3.2 3.6L12.8 1l-1.2 6.6H1.2z'
export const WAX =
  'M12 1.2q2-1.3 3.5.4 2.3-.3 2.9 1.9 2.2.8 1.9 3 1.8 1.5.6 3.5 1 2.1-.8 3.5.1 2.3-2 3-.8 2.1-3.1 1.9Q13.4 20.2 11.5 19q-2.2.9-3.6-.9-2.3 0-2.9-2.2-2.1-.9-1.7-3.1Q1.7 11.2 2.9 9.3q-.8-2.2 1.1-3.4.1-2.3 2.3-2.8.9-2.1 3.1-1.6Q10.7.2 12 1.2z'

/** A flat hexagon as wide as a guild's seat. */
export const hexagon = (x: number, y: number, width: number): string => {
  const half = (width * 0.9) / 2
  const slant = width * 0.26
  return `M${x} ${y + half}l${slant}-${half}h${width * 0.48}l${slant} ${half}-${slant} ${half}h-${width * 0.48}z`
}

export const MONSTER_ICON = { serpent: 'sea-serpent', behemoth: 'mammoth' } as const
export const LANDSCAPE_LOOK: Record<Landscape, readonly [ground: string, icon: string]> = {
  orchard: ['green', 'fruit-tree'],
  butt: ['field', 'archery-target'],
  'silver-mine': ['stone', 'gold-mine'],
  'sulfur-mine': ['book', 'crystal-cluster'],
}
export const REGION_GROUND: Record<Region, string> = {
  sea: 'water',
  island: 'green',
  forest: 'land',
  desert: 'field',
  badlands: 'rose',
  mountain: 'stone',
}

/** Signs at the corner of a card: it may be played twice, never, not last; action or special. */
export type CardSign = 'twice' | 'once' | 'not-last'
export type Need = { is: 'role'; role: Guild } | { is: 'ware'; ware: Ware } | { is: 'coin' } | { is: 'barrel' }
export type CardLook = { icon: string; signs: CardSign[]; or: boolean; points: string; needs: Need[] }
const role = (name: Guild): Need => ({ is: 'role', role: name })
const ware = (name: Ware): Need => ({ is: 'ware', ware: name })
export const CARD_LOOK: Record<CardName, CardLook> = {
  migrate: { icon: 'knapsack', signs: [], or: false, points: '', needs: [role('alchemist')] },
  move: { icon: 'walking-boot', signs: ['twice'], or: false, points: '', needs: [role('monk')] },
  influence: { icon: 'flag-objective', signs: ['twice'], or: false, points: '', needs: [role('merchant'), { is: 'coin' }] },
  improve: { icon: 'claw-hammer', signs: [], or: true, points: '?', needs: [ware('wood')] },
  explore: { icon: 'spyglass', signs: [], or: false, points: '', needs: [ware('iron')] },
  harvest: { icon: 'sickle', signs: [], or: false, points: '1', needs: [role('farmer')] },
  tax: { icon: 'two-coins', signs: [], or: false, points: '', needs: [role('knight')] },
  conquer: { icon: 'crossed-swords', signs: ['once', 'not-last'], or: true, points: '2/4', needs: [role('noble')] },
  defend: { icon: 'checked-shield', signs: ['once'], or: true, points: '1', needs: [ware('food')] },
  repeat: { icon: 'cycle', signs: ['once'], or: false, points: '', needs: [ware('saltpeter')] },
  guild: { icon: '', signs: ['twice'], or: true, points: '?', needs: [{ is: 'barrel' }] },
}
/** The six little hexagons of the guild card, on a grid of 24. */
export const RING = Array.from({ length: 6 }, (_, i) => {
  const angle = ((i * 60 - 90) * Math.PI) / 180
  return `M${(12 + 8 * Math.cos(angle) - 3.4).toFixed(1)} ${(12 + 8 * Math.sin(angle)).toFixed(1)}l1.7-2.9h3.4l1.7 2.9-1.7 2.9h-3.4z`
}).join('')
