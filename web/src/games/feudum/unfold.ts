// Nourishing, the progress die, the dawn of an epoch, conquest, monsters and the last count, watched as they unfold.
import type { Argument, Said } from '../../core/types'
import type { Component } from 'svelte'
import { familyOf } from '../../look/families'
import type { Drawn, Emblem, Phase } from '../game'
import * as draw from './emblems'
import ProgressDie from './pieces/ProgressDie.svelte'
import { type Guild, type Landscape, type Monster, type Region, REGIONS } from './types'

/** Pawns that come and go change the guilds. */
const GUILDS = ['guild-left', 'guild-displaced', 'guild-joined', 'guild-rank', 'reeve-returned']
const FED = ['pawn-sober', 'pawn-fed', 'pawn-drinks', 'pawn-starves']
const FINAL = ['final-voyage', 'final-empire', 'final-shillings', 'final-charter', 'final-score']

export const phases: readonly Phase[] = [
  { name: 'nourish', icon: 'wheat', opens: FED, tells: [...FED, 'vessel-abandoned', ...GUILDS], together: ['pawn-fed'] },
  { name: 'progress', icon: 'rolling-dices', opens: ['tile-removed'], tells: [], brief: true },
  {
    name: 'epoch',
    icon: 'sun',
    opens: ['epoch-dawns'],
    tells: ['scores-guilds', 'scores-landscapes', 'scores-regions', 'loses-disloyal', 'landscape-grows', 'crop-left', 'crop-collected', 'crop-for-ruler', 'farm-cleared', 'guilds-refilled', 'barn-filled'],
    together: ['landscape-grows'],
  },
  {
    name: 'conquest',
    icon: 'crossed-swords',
    opens: ['attacks-pawn', 'attacks-beast', 'attacks-feudum', 'starves-subject', 'starves-serf'],
    tells: [
      ...['defend-shown', 'defend-not-shown', 'defend-peace', 'defend-too-late', 'saltpeter-added', 'attack-won', 'attack-failed', 'attack-given-up'],
      ...['conquered-pawn', 'conquered-beast', 'conquered-feudum', 'rebel-rules', 'starved-subject', 'starved-serf', 'hens-emptied', 'military-disc', 'immunity-sealed', 'immunity-unsealed'],
      ...GUILDS,
    ],
  },
  { name: 'monster', icon: 'sea-serpent', opens: ['beast-tamed', 'beast-moved'], tells: [], brief: true },
  { name: 'final', icon: 'laurels', opens: FINAL, tells: FINAL },
]

const bare = (value: Argument | undefined): string => String(value ?? '').replace(/^[a-z]+-/, '')
const die = (region: Region): Emblem => ({ is: 'drawn', Drawing: ProgressDie as unknown as Component<never>, props: { x: 1, y: 0, size: 21, region } })

export function drawn({ key, args }: Said): Drawn {
  const family = familyOf(Math.max(0, Number(args.seat ?? 0)))
  const other = familyOf(Math.max(0, Number(args.rival ?? 0)))
  const role = bare(args.role) as Guild
  const points = args.points === undefined ? [] : [draw.points(Number(args.points))]
  switch (key) {
    case 'tile-removed':
      return { pieces: [die(bare(args.region) as Region)], rolls: REGIONS.map(die) }
    case 'pawn-fed':
      return { pieces: [draw.pawnEmblem(family, role)], items: [draw.ware('food')] }
    case 'pawn-drinks':
      return { pieces: [draw.pawnEmblem(family, role, true)], items: [draw.barrelSulfur] }
    case 'pawn-sober':
      return { pieces: [draw.pawnEmblem(family, role)] }
    case 'pawn-starves':
      return { pieces: [draw.pawnEmblem(family, role), draw.glyph('death-skull')] }
    case 'epoch-dawns':
      return { pieces: [draw.glyph('sun')] }
    case 'landscape-grows':
    case 'crop-left':
    case 'crop-collected':
    case 'crop-for-ruler':
      return { pieces: [draw.sceneEmblem(bare(args.landscape) as Landscape)] }
    case 'loses-disloyal':
      return { items: [draw.points(-Number(args.points))] }
    case 'attacks-pawn':
      return { pieces: [{ is: 'badge', family }, draw.glyph('crossed-swords'), draw.pawnEmblem(other, role)] }
    case 'conquered-pawn':
      return { pieces: [draw.pawnEmblem(other, role)], items: points }
    case 'attacks-beast':
    case 'conquered-beast':
      return { pieces: [draw.beastEmblem(bare(args.monster) as Monster, other)], items: points }
    case 'beast-tamed':
    case 'beast-moved':
      return { pieces: [draw.beastEmblem(bare(args.monster) as Monster, family)] }
    case 'attacks-feudum':
    case 'conquered-feudum':
      return { pieces: [draw.signEmblem(bare(args.guild) as Guild)], items: points }
    case 'starves-subject':
    case 'starved-subject':
      return { pieces: [draw.markerEmblem(other, 'subject')] }
    case 'starves-serf':
    case 'starved-serf':
      return { pieces: [draw.markerEmblem(other, 'serf')] }
    case 'attack-won':
    case 'attack-failed':
      return { pieces: [draw.glyph(key === 'attack-won' ? 'crossed-swords' : 'checked-shield')], items: [draw.number(Number(args.attack)), draw.swords, draw.number(Number(args.defence)), draw.guard] }
    case 'military-disc':
      return { pieces: [draw.counterEmblem(family)] }
    case 'guild-left':
    case 'guild-displaced':
    case 'guild-joined':
    case 'guild-rank':
      return { pieces: [draw.signEmblem(bare(args.guild) as Guild)] }
    default:
      return { items: points }
  }
}
