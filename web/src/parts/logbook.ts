// What happened, as lines: a line per choice, a heading per round, the lines of one turn together.
import type { Entry, Said } from '../core/types'
import type { GameUi } from '../games/game'
import { type Run, runsOf } from './unfold'

/** `told`: what was chosen, then what followed from it. `first` of a turn; `again`: of the same seat as the line before it. */
export type LogLine = {
  key: string
  ply: number
  seat: number
  told: Said[]
  heading: boolean
  first: boolean
  again: boolean
  /** The phase that begins here, and whether the line is in the middle of one. */
  opens: Run | null
  inside: boolean
}

/** Entries do not change: what they say is put into lines once. */
const known = new WeakMap<Entry, LogLine[]>()

function seatOf(game: GameUi, told: Said[], seat: number): number {
  const named = told[0]?.args.seat
  return typeof named === 'number' ? named : told[0] && game.apart?.(told[0]) ? -1 : seat
}

function linesOfEntry(game: GameUi, entry: Entry): LogLine[] {
  const lines: LogLine[] = []
  let told: Said[] = []
  const add = (said: Said[], seat: number, heading: boolean) =>
    lines.push({ key: `${entry.ply}.${lines.length}`, ply: entry.ply + 1, seat, told: said, heading, first: false, again: false, opens: null, inside: false })
  const flush = () => {
    const deed = told.find((said) => !game.follows?.(said))
    if (deed) told = [deed, ...told.filter((said) => said !== deed)]
    if (told.length) add(told, seatOf(game, told, entry.seat), false)
    told = []
  }
  for (const said of entry.told) {
    if (game.quiet(said)) continue
    if (game.heading(said)) {
      flush()
      add([said], -1, true)
    } else {
      if (game.apart?.(said) || game.phases.some(({ opens, brief }) => !brief && opens.includes(said.key))) flush()
      told.push(said)
    }
  }
  flush()
  return lines
}

export function linesOf(game: GameUi, log: readonly Entry[]): LogLine[] {
  const all: LogLine[] = []
  const runs = new Map<Said, Run>()
  for (const run of runsOf(game, log))
    if (!run.phase.brief) for (const stage of run.stages) for (const said of stage.told) runs.set(said, run)
  let turn = -2
  let seat = -2
  let began: Run | null = null
  for (const entry of log) {
    let lines = known.get(entry)
    if (!lines) known.set(entry, (lines = linesOfEntry(game, entry)))
    for (const line of lines) {
      const first = !line.heading && entry.seat >= 0 && entry.seat !== turn
      const again = !first && !line.heading && line.seat === seat
      // What chance brings belongs to the turn in which it happens.
      if (line.heading) turn = -2
      else if (entry.seat >= 0) turn = entry.seat
      seat = line.heading ? -2 : line.seat
      const run = line.told.map((said) => runs.get(said)).find(Boolean) ?? null
      const opens = run === began ? null : run
      began = run ?? began
      all.push({ ...line, first, again, opens, inside: run !== null && !line.heading })
    }
  }
  return all
}
