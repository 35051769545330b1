// What was found about a finished game, as far as it has been looked at; and what a strong player would do.
import { ask, post } from './api'
import { troubleSaid } from './trouble'
import type { Said } from './types'

/** One answer of a turn. */
export type Answered = { decision: string; ref: string; label: Said }
/** A term of the evaluation, and how many points it speaks for the turn. */
export type Reason = { term: string; points: number }
export type HintLine = { choice: number; answers: Answered[]; chance: number; reasons: Reason[] }
export type Hints = { ply: number; seat: number; lines: HintLine[]; used: number; most: number | null }
export type Mark = 'slip' | 'blunder' | 'find' | ''
export type JudgedTurn = {
  turn: number
  ply: number
  end: number
  seat: number
  chances: number[]
  played: Answered[]
  chance: number
  loss: number
  gap: number
  mark: Mark
  better: Answered[] | null
  better_chance: number | null
  points: number | null
  reasons: Reason[]
}
export type Analysis = {
  state: 'none' | 'running' | 'stopped' | 'done'
  done: number
  total: number
  tries: number
  turns: JudgedTurn[]
  final: number[]
  accuracy: (number | null)[]
  counted: number[]
  marks: { slip: number; blunder: number; find: number }[]
  moments: number[]
}

const LOOK_EVERY = 900

export const askHint = (table: string, ply: number): Promise<Hints> => post(`/api/tables/${table}/hint`, { ply })

export class Study {
  told: Analysis | null = $state.raw(null)
  trouble = $state('')
  private timer = 0
  private closed = false

  constructor(readonly table: string) {}

  get turns(): JudgedTurn[] {
    return this.told?.turns ?? []
  }

  /** There is something to see, or soon will be. */
  get begun(): boolean {
    return this.told !== null && this.told.state !== 'none'
  }

  look = (): Promise<void> => this.hear(() => ask(`/api/tables/${this.table}/analysis?from=${this.turns.length}`))
  start = (): Promise<void> => this.hear(() => post(`/api/tables/${this.table}/analysis`, { do: 'start' }), true)
  stop = (): Promise<void> => this.hear(() => post(`/api/tables/${this.table}/analysis`, { do: 'stop' }), true)

  /** The turn that the board shows at this ply: the one that begins there, or the last before. */
  at(ply: number): JudgedTurn | null {
    return this.turns.findLast((turn) => turn.ply <= ply) ?? null
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async hear(request: () => Promise<Analysis>, whole = false): Promise<void> {
    clearTimeout(this.timer)
    try {
      const before = whole ? [] : this.turns
      const told = await request()
      this.told = { ...told, turns: [...before, ...told.turns] }
      this.trouble = ''
    } catch (error) {
      this.trouble = troubleSaid(error)
    }
    if (this.told?.state === 'running' && !this.closed) this.timer = window.setTimeout(() => void this.look(), LOOK_EVERY)
  }
}

/** From the first answer in which they differ on. */
export function differing(answers: readonly Answered[], others: readonly Answered[]): Answered[] {
  const at = answers.findIndex((one, i) => one.ref !== others[i]?.ref || one.decision !== others[i]?.decision)
  return at < 0 ? [...answers] : answers.slice(at)
}

/** By how much a turn won or lost: found, or thrown away. */
export const swing = ({ mark, gap, loss }: JudgedTurn): number => (mark === 'find' ? gap : -loss)

export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`
const sign = (number: number): string => (number < 0 ? '−' : '+')
export const signedPercent = (share: number): string => `${sign(share)}${Math.round(100 * Math.abs(share))}\u00a0%`
export const signedPoints = (points: number): string => `${sign(points)}${Number(Math.abs(points).toFixed(1))}`
