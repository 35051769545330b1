// How a new table is set up: what the page of a new table shows and sends.
import { api } from '../../core/api'
import { me } from '../../core/me.svelte'
import { prefs } from '../../core/prefs.svelte'
import type { GameInfo, NewSeat, TablePace } from '../../core/types'
import { nameOf, tr, words } from '../../core/words.svelte'

export type Place = { kind: NewSeat['kind']; bot: string; name: string }
export const KINDS = ['link', 'bot', 'screen'] as const
export const LIVE = { minutes: 15, increment: 20 }
export const DAYS = { days: 2 }

const place = (kind: NewSeat['kind'], bot = ''): Place => ({ kind, bot, name: '' })

export class Setup {
  places: Place[] = $state([])
  /** Chosen options by game; what is not chosen is by the book. */
  private chosen: Record<string, Record<string, string>> = $state({})
  pace: TablePace | null = $state(null)
  open = $state(false)
  name = $state('')
  game: GameInfo

  constructor(
    readonly games: GameInfo[],
    game: GameInfo,
  ) {
    this.game = $state(game)
    const kept = prefs.setting
    const kinds = kept?.seats.length ? kept.seats : (['me', 'link', 'bot'] as const)
    this.places = kinds.map((kind) => place(kind, kept?.bot ?? ''))
    this.chosen = kept?.options ?? {}
    this.pace = kept?.pace ?? null
    this.open = kept?.open ?? false
    this.pick(game)
  }

  pick(game: GameInfo): void {
    this.game = game
    this.resize(Math.min(Math.max(this.places.length, game.min_seats), game.max_seats))
  }

  resize(count: number): void {
    const last = this.places.findLast(({ kind }) => kind === 'bot')?.bot ?? ''
    const more = Array.from({ length: Math.max(0, count - this.places.length) }, () => place('bot', last))
    const all = [...this.places, ...more]
    // Whoever opens the table keeps a seat.
    const mine = all.findIndex(({ kind }) => kind === 'me')
    this.places = mine < count ? all.slice(0, count) : [...all.slice(0, count - 1), place('me')]
  }

  /** The reader sits there; who was there goes to the reader's seat. */
  sitAt(seat: number): void {
    const mine = this.places.findIndex(({ kind }) => kind === 'me')
    const all = [...this.places]
    ;[all[mine], all[seat]] = [all[seat]!, all[mine]!]
    this.places = all
  }

  shuffle(): void {
    const all = [...this.places]
    for (let i = all.length - 1; i > 0; i -= 1) {
      const k = Math.floor(Math.random() * (i + 1))
      ;[all[i], all[k]] = [all[k]!, all[i]!]
    }
    this.places = all
  }

  botOf = ({ bot }: Place): string => (this.game.bots.includes(bot) ? bot : (this.game.bots[0] ?? 'random'))

  /** Which beast sits on each seat that a bot has: the server takes them in this order. */
  get beasts(): (string | null)[] {
    const taken = new Map<string, number>()
    return this.places.map((one) => {
      if (one.kind !== 'bot') return null
      const bot = this.botOf(one)
      const n = taken.get(bot) ?? 0
      taken.set(bot, n + 1)
      return this.game.beasts[bot]?.[n] ?? null
    })
  }

  /** Whom the summary names on each seat. */
  get named(): string[] {
    const { beasts } = this
    return this.places.map((one, i) => {
      if (one.kind === 'me') return me.name
      if (one.kind === 'bot') return beasts[i] ? nameOf({ name: beasts[i], kind: 'bot' }) : tr('bot')
      return one.kind === 'link' ? tr('free') : this.screenName(one, i)
    })
  }

  screenName = (one: Place, i: number): string => one.name.trim() || tr('seat-number', { number: i + 1 })

  /** Some options are for some numbers of seats only. */
  get offered(): Record<string, string[]> {
    return this.game.options_for[this.places.length] ?? this.game.options
  }

  option = (name: string): string => {
    const values = this.offered[name] ?? []
    const value = this.chosen[this.game.name]?.[name] ?? ''
    return values.includes(value) ? value : (values[0] ?? '')
  }

  choose(name: string, value: string): void {
    this.chosen = { ...this.chosen, [this.game.name]: { ...this.chosen[this.game.name], [name]: value } }
  }

  /** All in one sentence or three: who plays, how fast, how long. */
  summary(minutes: number): string {
    const names = this.places.map((one, i) => {
      if (one.kind === 'me') return tr('sum-you')
      return one.kind === 'link' ? tr(this.open ? 'sum-anyone' : 'sum-someone') : (this.named[i] ?? '')
    })
    // The reader first; several of a kind are named once more each, as they sit.
    const mine = names.indexOf(tr('sum-you'))
    const order = [names[mine] ?? '', ...names.filter((_, i) => i !== mine)]
    const who = tr('sum-players', { count: names.length, names: words.listed(order) })
    const { pace } = this
    if (!pace) return [who, tr('sum-none'), tr('sum-long', { minutes })].join(' ')
    return [who, pace.kind === 'live' ? tr('sum-live', pace) : tr('sum-days', { days: pace.days })].join(' ')
  }

  get waits(): boolean {
    return this.places.some(({ kind }) => kind === 'link')
  }

  /** Open it, and keep the setting for next time. */
  async start(): Promise<string> {
    const seats = this.places.map((one, i): NewSeat => {
      if (one.kind === 'bot') return { kind: 'bot', bot: this.botOf(one) }
      return one.kind === 'screen' ? { kind: 'screen', name: this.screenName(one, i) } : { kind: one.kind }
    })
    const options = Object.fromEntries(Object.keys(this.offered).map((name) => [name, this.option(name)]))
    const { pace } = this
    const made = await api.create({ game: this.game.name, seats, options, open: this.open && this.waits, name: this.name.trim(), pace })
    const bot = this.places.find(({ kind }) => kind === 'bot')?.bot ?? ''
    prefs.keep({ setting: { seats: this.places.map(({ kind }) => kind), bot, options: this.chosen, pace, open: this.open } })
    return made.table
  }
}
