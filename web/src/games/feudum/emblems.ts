// Little drawings of Feudum beside names and in buttons.
import type { Component } from 'svelte'
import Badge from '../../look/Badge.svelte'
import type { Family } from '../../look/families'
import { icon, type Item } from '../../look/items'
import type { Emblem } from '../game'
import Barrel from './pieces/Barrel.svelte'
import Bead from './pieces/Bead.svelte'
import Beast from './pieces/Beast.svelte'
import CardIcon from './pieces/CardIcon.svelte'
import Counter from './pieces/Counter.svelte'
import Marker from './pieces/Marker.svelte'
import Pawn from './pieces/Pawn.svelte'
import PlaceDisc from './pieces/PlaceDisc.svelte'
import RegionTile from './pieces/RegionTile.svelte'
import Scenery from './pieces/Scenery.svelte'
import Seal from './pieces/Seal.svelte'
import Sign from './pieces/Sign.svelte'
import type { SignName } from './pieces/shapes'
import RouteItem from './ask/RouteItem.svelte'
import Vessel from './pieces/Vessel.svelte'
import Ware from './pieces/Ware.svelte'
import type { CardName, Disc, Epoch, Guild, Landscape, Monster, Region, Route, Vessel as VesselName } from './types'

const drawn = (Drawing: unknown, props: Record<string, unknown>): Emblem => ({ is: 'drawn', Drawing: Drawing as Component<never>, props })
const small = (Drawing: unknown, props: Record<string, unknown>, width: number): Item => ({ is: 'drawn', Drawing: Drawing as Component<never>, props, width })

export const glyph = (name: string): Emblem => ({ is: 'glyph', name })
export const wareEmblem = (kind: string): Emblem => drawn(Ware, { x: 1, y: 1, size: 17, kind, flat: true })
export const pawnEmblem = (family: Family, role: Guild | null, drunk = false): Emblem => drawn(Pawn, { x: 4, y: -1, height: 24, family, role, flat: true, drunk })
export const beastEmblem = (kind: Monster, family: Family | null = null): Emblem => drawn(Beast, { x: 0, y: 0, size: 23, kind, family })
export const discEmblem = (disc: Disc): Emblem => drawn(PlaceDisc, { cx: 12, cy: 11.5, r: 11, disc })
export const signEmblem = (name: SignName): Emblem => drawn(Sign, { name, x: 3, y: 3, size: 18 })
export const vesselEmblem = (kind: VesselName): Emblem => drawn(Vessel, { x: 0, y: 4, width: 24, kind })
export const sceneEmblem = (kind: Landscape): Emblem => drawn(Scenery, { x: 1, y: 1, size: 21, kind })
export const cardEmblem = (card: CardName): Emblem => drawn(CardIcon, { card, x: 1, y: 1, size: 22 })
export const sealEmblem: Emblem = drawn(Seal, { x: 0, y: 1, size: 23 })
export const beadEmblem: Emblem = drawn(Bead, { x: 2, y: 2, size: 19 })
export const barrelEmblem: Emblem = drawn(Barrel, { x: 1, y: 1, size: 22 })
export const counterEmblem = (family: Family): Emblem => drawn(Counter, { x: 2, y: 1, size: 20, family })
export const markerEmblem = (family: Family, stand: 'ruler' | 'subject' | 'serf'): Emblem => drawn(Marker, { x: 4, y: 5, size: 15, family, stand })
export const stackEmblem = (region: Region, epoch: Epoch): Emblem => drawn(RegionTile, { x: 1, y: 1, size: 21, region, epoch })

export const ware = (kind: string): Item => small(Ware, { x: 0, y: 1, size: 12.5, kind, flat: true }, 16.5)
export const coins = (n: number): Item[] => [{ is: 'number', n }, { is: 'coin' }]
export const points = (n: number): Item => ({ is: 'points', n })
export const number = (n: number): Item => ({ is: 'number', n })
export const seal: Item = small(Seal, { x: 0, y: 0, size: 17 }, 17)
export const barrelSulfur: Item = small(Barrel, { x: 0, y: 0, size: 17 }, 17)
export const bead: Item = small(Bead, { x: 0, y: 1, size: 15 }, 16)
export const vesselItem = (kind: VesselName): Item => small(Vessel, { x: 0, y: 2, width: 21, kind }, 22)
export const routeItem = (route: Route): Item => small(RouteItem, { route }, 22)
export const disc = (kind: Disc): Item => small(PlaceDisc, { cx: 9, cy: 8.5, r: 8.5, disc: kind }, 19)
export const markerItem = (family: Family, stand: 'ruler' | 'subject' | 'serf'): Item => small(Marker, { x: 3, y: 4, size: 11, family, stand }, 18)
export const pawnItem = (family: Family, role: Guild | null): Item => small(Pawn, { x: 0, y: -2, height: 20, family, role, flat: true }, 15)
export const badge = (family: Family): Item => small(Badge, { x: 0, y: 1, size: 15, family }, 16)
export const swords = icon('crossed-swords', '', 15)
export const guard = icon('checked-shield', '', 15)
export const haversack = icon('knapsack', '', 15)
