// Which entries of the log make up a phase that is watched, and its stages one after the other.
import type { Entry, Said } from '../core/types'
import type { GameUi, Phase } from '../games/game'

/** What is shown at once: a message, or several of a kind; `dice`: what was thrown with it. */
export type Stage = { ply: number; told: Said[]; dice: string[] }
/** A phase as it happened; `key` is the place of its first message in the log. */
export type Run = { key: string; phase: Phase; stages: Stage[] }
/** A phase up to a stage; `again`: somebody watches it once more. */
export type Beat = { run: Run; upto: number; again?: boolean }

export function runsOf(game: GameUi, log: readonly Entry[]): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  for (const { ply, decision, ref, told } of log) {
    if (run?.phase.dice && run.phase.dice === decision) run.stages.at(-1)?.dice.push(ref)
    for (const [at, said] of told.entries()) {
      if (run?.phase.tells.includes(said.key)) {
        const last: Stage | undefined = run.stages.at(-1)
        if (last?.told.at(-1)?.key === said.key && run.phase.together?.includes(said.key)) last.told.push(said)
        else run.stages.push({ ply, told: [said], dice: [] })
        continue
      }
      const phase = game.phases.find(({ opens }) => opens.includes(said.key))
      if (phase) runs.push((run = { key: `${ply}.${at}`, phase, stages: [{ ply, told: [said], dice: [] }] }))
      else if (!game.quiet(said)) run = null
    }
  }
  return runs
}

/** The stages that the last entries of a log add, in their order. */
export function beatsOf(game: GameUi, log: readonly Entry[], fresh: readonly Entry[]): Beat[] {
  const from = fresh[0]?.ply
  const told = new Set(fresh.flatMap((entry) => entry.told.map(({ key }) => key)))
  if (from === undefined || !game.phases.some(({ opens, tells }) => [...opens, ...tells].some((key) => told.has(key)))) return []
  return runsOf(game, log).flatMap((run) => run.stages.flatMap((stage, i) => (stage.ply >= from ? [{ run, upto: i + 1 }] : [])))
}

/** The phase that the board before a ply is in the middle of, or has just seen the end of. */
export function beatAt(game: GameUi, log: readonly Entry[], ply: number): Beat | null {
  const before = log.filter((entry) => entry.ply < ply)
  return beatsOf(game, before, before.slice(-1)).at(-1) ?? null
}
