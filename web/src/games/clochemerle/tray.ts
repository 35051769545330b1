// The dice as both trays draw them: the pool, the pair, and the sums from 2 to 12.
import { type Desk, getDesk, type Move } from '../../core/desk.svelte'
import { words } from '../../core/words.svelte'
import type { Amounts } from '../../look/items'
import { type Clochemerle, useClochemerle } from './table'
import { penText } from './told'
import { trying } from './trying.svelte'
import { type Die, dieOf, type Reached, type View } from './types'

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const FACES = 6
const TAKING = new Set(['TakeFirstDie', 'TakeSecondDie'])
const DICE = new Set([...TAKING, 'MakeSum'])

export type Pool = Die & { black: boolean; face: number; state: 'free' | 'picked' | 'taken' }
/** `spot`: a line of the menu. `plan`: several choices that are one click. */
export type Pen = { sum: number; found: Reached | undefined; by: 'spot' | 'plan' | 'off' }

export class Tray {
  private desk = getDesk()
  private game: Clochemerle = useClochemerle()

  get view(): View {
    return this.game.view
  }
  get here(): Desk {
    return this.desk()
  }
  private get decision(): string {
    return this.here.menu?.decision ?? ''
  }

  /** White before black; of those the mover took, the pair is in his hand. */
  get pool(): Pool[] {
    const { dice, pair, turn } = this.view
    const held = [...pair]
    const pool = dice.toReversed().map((die): Pool => {
      const at = die.taker === turn ? held.indexOf(die.ref) : -1
      if (at >= 0) held.splice(at, 1)
      return { ...die, ...dieOf(die.ref), state: at >= 0 ? 'picked' : die.taker === null ? 'free' : 'taken' }
    })
    return pool.reverse().sort((a, b) => Number(a.black) - Number(b.black))
  }

  get pair(): { black: boolean; face: number; shown: number }[] {
    const dice = this.view.pair.map(dieOf)
    const shown = turned(dice.map((die) => die.face), this.sum ?? 0)
    return dice.map((die, i) => ({ ...die, shown: shown[i] ?? die.face }))
  }

  /** The sum made, or what the two dice show. */
  get sum(): number | null {
    if (this.view.value) return this.view.value
    return this.view.pair.length === 2 ? this.view.pair.reduce((sum, ref) => sum + dieOf(ref).face, 0) : null
  }

  /** Another sum may still be made: none of its banners has been activated. */
  private get isOpen(): boolean {
    const { value, used } = this.view
    return this.decision === 'ChooseBanner' && !!value && !used.length && trying.pair.length > 0 && (this.here.now?.can_undo ?? false)
  }

  get pens(): Pen[] {
    const reach = this.view.reach.length ? this.view.reach : this.isOpen ? trying.pair : []
    return SUMS.map((sum): Pen => {
      const found = reach.find((one) => one.sum === sum)
      const lit = this.here.lights.get(`sum/${sum}`)?.some((line) => !line.why)
      if (lit) return { sum, found, by: 'spot' }
      const planned = found?.payable && (TAKING.has(this.decision) || (this.isOpen && sum !== this.sum))
      return { sum, found, by: planned ? 'plan' : 'off' }
    })
  }

  /** Keep what the pair can make while its sum is being chosen. */
  remember(): void {
    const { reach, pair, value } = this.view
    if (pair.length < 2) trying.pair = []
    else if (reach.length && !value) trying.pair = reach
  }

  make(pen: Pen | undefined): void {
    if (!pen?.found || pen.by === 'off') return
    const moves: Move[] = this.isOpen ? ['undo'] : []
    moves.push(...pen.found.dice.map((ref): Move => ({ choose: ref })), { choose: `sum/${pen.sum}/${pen.found.markers}` })
    trying.sum = null
    this.here.carryOut(moves)
  }

  /** One pip up or down on a die of the pair: the next sum, if it can be paid. */
  step(die: number, by: 1 | -1): Pen | undefined {
    const { shown = 0 } = this.pair[die] ?? {}
    if (this.sum === null || shown + by < 1 || shown + by > FACES) return undefined
    const pen = this.pens.find((one) => one.sum === (this.sum ?? 0) + by)
    return pen?.by === 'off' ? undefined : pen
  }

  /** Why a die of the pair does not turn that way. */
  whyNot(die: number, by: 1 | -1): string {
    const { shown = 0 } = this.pair[die] ?? {}
    if (this.sum === null) return words.tr('clochemerle-two-dice-first')
    if (shown + by < 1 || shown + by > FACES) return words.tr('clochemerle-die-at-end', { face: shown })
    const { sum, found } = this.pens.find((one) => one.sum === (this.sum ?? 0) + by) ?? {}
    if (!sum || !found || found.payable) return words.tr('clochemerle-dice-set')
    return words.tr('clochemerle-sum-too-dear', { sum, cost: words.amounts(this.price(found)) })
  }

  /** How many choices were made about dice this turn: so many are taken back for other dice. */
  get takeBack(): Move[] {
    const seat = this.here.menu?.seat
    if (!this.view.pair.length || this.view.used.length || !this.here.now?.can_undo || !(DICE.has(this.decision) || this.decision === 'ChooseBanner')) return []
    const moves: Move[] = []
    for (const entry of this.here.log.toReversed()) {
      if (entry.seat !== seat || !DICE.has(entry.decision)) break
      if (!entry.auto) moves.push('undo')
      if (entry.decision === 'TakeFirstDie') break
    }
    return moves
  }

  price({ markers, coins, time }: Reached): Amounts {
    const parts: [string, number][] = [['marker', markers], ['coin', coins], ['time', time]]
    return parts.filter(([, n]) => n)
  }

  /** What the pair and its sum cost: black dice are paid when they are taken. */
  get paid(): Amounts {
    const black = this.view.pair.filter((ref) => dieOf(ref).black).length
    const found = trying.pair.find((one) => one.sum === this.sum)
    const parts: [string, number][] = [
      ['time', black * this.game.tables.dice.time],
      ['marker', found?.markers ?? 0],
      ['coin', found?.coins ?? 0],
    ]
    return parts.filter(([, n]) => n)
  }

  /** A sum that is nothing to choose now: what it would cost. */
  told(pen: Pen): string {
    return penText(pen, pen.found ? words.amounts(this.price(pen.found)) : '')
  }

  label(pen: Pen): string {
    const key = pen.found && this.price(pen.found).length ? 'clochemerle-make-sum-for' : 'clochemerle-make-sum'
    return words.tr(key, { sum: pen.sum, cost: pen.found ? words.amounts(this.price(pen.found)) : '' })
  }
}

/** The faces that make a sum: the first die is turned as far as it goes, then the other. */
function turned(faces: readonly number[], sum: number): number[] {
  const shown = [...faces]
  if (shown.length < 2) return shown
  for (const i of [trying.first, 1 - trying.first]) {
    const missing = sum - shown.reduce((a, b) => a + b, 0)
    shown[i] = Math.min(FACES, Math.max(1, (shown[i] ?? 1) + missing))
  }
  return shown
}
