// Where a replay stops: before the first choice, and after each choice a player made.
import type { Entry, Said } from '../core/types'

export type Stop = { ply: number; told: Said[] }

export function stopsOf(log: readonly Entry[]): Stop[] {
  const stops: Stop[] = []
  let told: Said[] = []
  let begun = false
  for (const entry of log) {
    if (!begun && entry.seat >= 0) {
      begun = true
      stops.push({ ply: entry.ply, told })
      told = []
    }
    // What chance and forced choices bring belongs to the choice before them.
    if (entry.seat >= 0 && !entry.auto) {
      stops.push({ ply: entry.ply + 1, told: entry.told })
    } else {
      const last = stops.at(-1)
      if (last) {
        last.ply = entry.ply + 1
        last.told = [...last.told, ...entry.told]
      } else told = [...told, ...entry.told]
    }
  }
  return stops.length ? stops : [{ ply: 0, told: [] }]
}

const ROUNDS = new Set(['round-began', 'round-begins', 'turn-began'])
const DEATHS = new Set(['heir-took-over', 'died-heirless'])

/** Rounds and deaths on the track. Any game that tells of rounds or turns, and of deaths, gets them. */
export function marksOf(log: readonly Entry[], stops: readonly Stop[]) {
  const rounds: { at: number; round: number }[] = []
  const deaths: { at: number; seat: number }[] = []
  let at = 0
  for (const entry of log) {
    while (at < stops.length - 1 && (stops[at]?.ply ?? 0) <= entry.ply) at += 1
    for (const { key, args } of entry.told) {
      if (ROUNDS.has(key)) rounds.push({ at, round: Number(args.round ?? args.turn) })
      if (key.startsWith('buried-') || DEATHS.has(key)) deaths.push({ at, seat: Number(args.seat) })
    }
  }
  return { rounds, deaths }
}
