// How a new table is set up: what the page of a new table shows and sends.
import { api } from '../../core/api'
import { me } from '../../core/me.svelte'
import { prefs } from '../../core/prefs.svelte'
import type { GameInfo, NewSeat, TablePace } from '../../core/types'
import { nameOf, tr, words } from '../../core/words.svelte'
import { botAmong, ICON } from '../../look/beasts'

/** `bot` is a level or a bot from elsewhere, `beast` a character of it that was asked for. */
export type Place = { kind: NewSeat['kind']; bot: string; beast: string; name: string }
export const KINDS = ['link', 'bot', 'screen'] as const
export const LIVE = { minutes: 15, increment: 20 }
export const DAYS = { days: 2 }

const place = (kind: NewSeat['kind'], bot = '', beast = ''): Place => ({ kind, bot, beast, name: '' })

export class Setup {
  places: Place[] = $state([])
  /** Chosen options by game; what is not chosen is by the book. */
  private chosen: Record<string, Record<string, string>> = $state({})
  pace: TablePace | null = $state(null)
  open = $state(false)
  /** Hints, where the reader has said so; left to itself, at tables without strangers only. */
  private hinted: boolean | null = $state(null)
  name = $state('')
  game: GameInfo

  constructor(
    readonly games: GameInfo[],
    game: GameInfo,
  ) {
    this.game = $state(game)
    const kept = prefs.setting
    const kinds = kept?.seats.length ? kept.seats : (['me', 'link', 'bot'] as const)
    this.places = kinds.map((kind, i) => place(kind, ...this.known(kept?.bots?.[i] ?? '')))
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

  botOf = ({ bot }: Place): string => botAmong(this.game.bots, bot)

  /** A level, and the character of it where one was kept. */
  private known(kept: string): [string, string] {
    const level = Object.entries(this.game.beasts).find(([, names]) => names.some((name) => name.toLowerCase() === kept))
    return level && level[0] !== kept ? [level[0], kept] : [kept, '']
  }

  /** All bots of one level, whoever was asked for. */
  level(bot: string): void {
    for (const one of this.places) Object.assign(one, { bot, beast: '' })
  }

  /** The level that all bots have, if it is one. */
  get levelOfAll(): string {
    const all = new Set(this.places.filter(({ kind }) => kind === 'bot').map(this.botOf))
    return all.size === 1 ? [...all][0]! : ''
  }

  /** Which beast sits on each seat that a bot has: who was asked for, else the next of the level that is free. */
  get beasts(): (string | null)[] {
    const asked = new Set(this.places.filter(({ kind }) => kind === 'bot').map(({ beast }) => beast))
    return this.places.map((one) => {
      if (one.kind !== 'bot') return null
      const all = this.game.beasts[this.botOf(one)] ?? []
      const found = all.find((name) => name.toLowerCase() === one.beast) ?? all.find((name) => !asked.has(name.toLowerCase())) ?? all[0]
      if (found) asked.add(found.toLowerCase())
      return found ?? null
    })
  }

  /** The characters that may sit there: those of its level whom nobody else asked for. */
  choices(seat: number): string[] {
    const one = this.places[seat]!
    const others = new Set(this.places.filter((other) => other !== one && other.kind === 'bot').map(({ beast }) => beast))
    return (this.game.beasts[this.botOf(one)] ?? []).filter((name) => !others.has(name.toLowerCase()))
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

  /** The character that is shown; a bot from elsewhere by its own name. */
  private sent(one: Place, seat: number): string {
    const beast = this.beasts[seat]?.toLowerCase() ?? ''
    return beast in ICON ? beast : this.botOf(one)
  }

  get waits(): boolean {
    return this.places.some(({ kind }) => kind === 'link')
  }

  get hints(): boolean {
    return this.hinted ?? !this.waits
  }

  set hints(on: boolean) {
    this.hinted = on
  }

  /** Open it, and keep the setting for next time. */
  async start(): Promise<string> {
    const seats = this.places.map((one, i): NewSeat => {
      if (one.kind === 'bot') return { kind: 'bot', bot: this.sent(one, i) }
      return one.kind === 'screen' ? { kind: 'screen', name: this.screenName(one, i) } : { kind: one.kind }
    })
    const options = Object.fromEntries(Object.keys(this.offered).map((name) => [name, this.option(name)]))
    const { pace } = this
    const made = await api.create({ game: this.game.name, seats, options, open: this.open && this.waits, name: this.name.trim(), pace, hints: this.hints })
    const bots = this.places.map((one) => one.beast || one.bot)
    prefs.keep({ setting: { seats: this.places.map(({ kind }) => kind), bots, options: this.chosen, pace, open: this.open } })
    return made.table
  }
}
