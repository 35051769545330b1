// The table as this reader sees it: what the server said, where the reader looks, what may be clicked.
import { getContext, setContext } from 'svelte'
import type { GameUi, Spotlight } from '../games/game'
import { beastOf } from '../look/beasts'
import type { Box } from './api'
import { type Beat, beatsOf, type Run } from '../parts/unfold'
import { PACES, prefs, STAGES } from './prefs.svelte'
import { called } from './called'
import { told, type Told } from './clock.svelte'
import { NO_USE, Socket } from './socket'
import { notify } from './notify.svelte'
import { play } from './sound'
import type { Trouble } from './trouble'
import { nameOf, tr } from './words.svelte'
import type { Company, Entry, FromServer, LessonNow, Line, Menu, Moment, Moved, Seat, TableMessage, Talk } from './types'

export type Anchor = { left: number; top: number; width: number; height: number }
/** `beside`: to the left of the anchor rather than above it. */
export type Hint = { at: Anchor; lines: Line[]; beside?: boolean }

/** One of several small moves that are one to the reader: a line by its ref, or the last one taken back. `of` one decision only: it waits while another is asked in between. */
export type Move = { choose: string; of?: string } | 'undo'

/** With more than so many moves to show, somebody has been away: they are shown at once. */
const MOST_WAITING = 120
/** How long a click waits that was meant for what has just folded under it. */
const STARTLED = 600

export class Desk {
  table: TableMessage | null = $state.raw(null)
  now: Moment | null = $state.raw(null)
  log: Entry[] = $state.raw([])
  chat: Talk[] = $state.raw([])
  private cards: Seat[] = $state.raw([])
  seats: Seat[] = $derived(this.cards.map((seat) => ({ ...seat, name: nameOf(seat), beast: beastOf(seat) })))
  you: number[] = $state.raw([])
  company: Company = $state.raw({ host: false, reports: [], watchers_muted: false })
  /** This reader had a seat, and did not give it up. */
  removed = $state(false)
  /** When the last report was made that the host has looked at. */
  reportsRead = $state('')
  connected = $state(false)
  /** The server will not have us: there is no such table. */
  lost = $state(false)
  /** The board as it was before this ply, or as another turn there would have left it (`tried`: with
   * something moved, or with nothing yet); null is now. */
  past: { ply: number; view: unknown; tried?: 'moved' | 'still' } | null = $state.raw(null)
  pointed: number[] = $state.raw([])
  hint: Hint | null = $state.raw(null)
  /** The reader has asked what a strong player would do. */
  hinting = $state(false)
  /** Begins to explain what is on the table, one thing after the other. */
  explain: () => void = () => undefined
  open: Hint | null = $state.raw(null)
  notice: Trouble | null = $state.raw(null)
  sent = $state(false)
  /** The act out of turn that the reader has unfolded, by its key. */
  opened: string | null = $state(null)
  /** What is still to be done, question after question to this seat. */
  private plan: Move[] = []
  /** The question that was answered and still stands: what others do meanwhile is no answer to it. */
  private pending: { seat: number; ply: number } | null = null
  /** Until then nothing is chosen: another question has come in the place of an act out of turn. */
  private startled = 0
  /** The seat whose farm is shown below the board, where the reader chose one. */
  eyes: number | null = $state(null)
  /** Who holds the screen, where several share it. */
  private holder: number | null = $state(null)
  /** What would hand on the turn, and waits for the reader to say so once more. */
  held: Line | null = $state.raw(null)
  /** The others' moves wait until the reader lets them go on. */
  paused = $state(false)
  /** How many moves have been made and are not shown yet. */
  toCome = $state(0)
  /** Entries that have just been shown, for pieces to travel. */
  fresh: Entry[] = $state.raw([])
  /** Stages are still to be shown before the board shows what they came to: nobody is asked meanwhile. */
  playing = $state(false)
  /** The phase that unfolds, or has just unfolded, up to a stage. */
  unfolding: Beat | null = $state.raw(null)
  version = 0
  /** What the server said last, also while it waits to be shown. */
  newest: Moment | null = $state.raw(null)
  /** The clocks as they were told last, also while moves wait to be shown; null where there are none. */
  clocks: Told | null = $state.raw(null)

  private socket: Socket
  private queue: (TableMessage | Moved)[] = []
  private timer = 0
  /** The stages of the message that is shown next, as far as they are still to come. */
  private beats: { of: TableMessage | Moved; left: Beat[] } | null = null
  private looking = new Map<string, (view: unknown) => void>()
  /** What was asked of the server and is not answered yet: was it done? */
  private asked = new Map<string, (done: boolean) => void>()
  private weighing = new Map<string, (handsOn: boolean) => void>()
  private leaving = false

  constructor(
    readonly id: string,
    readonly game: GameUi,
    readonly box: Box,
    readonly replaying = false,
  ) {
    this.socket = new Socket(
      id,
      () => this.version,
      (message) => this.hear(message),
      (connected, code) => {
        this.connected = connected
        this.lost = code !== undefined && NO_USE.includes(code)
      },
    )
  }

  /** A position that nobody plays, for pictures. */
  static still(game: GameUi, box: Box, view: unknown, players: readonly string[]): Desk {
    const desk = new Desk('', game, box, true)
    desk.cards = players.map((name) => ({ name, kind: 'bot', here: true, bot: null, link: null }))
    desk.now = {
      ...{ version: 0, ply: 0, view, menu: null, windows: [], waiting: [], can_undo: false, can_undo_turn: false, lesson: null },
      ...{ over: false, standings: null, seats: desk.cards, clocks: null, stopped: null, rematch: null },
    }
    return desk
  }

  get view(): unknown {
    return this.past ? this.past.view : this.now?.view
  }

  /** The question to this reader; none while looking at the past, or before the screen is passed on. */
  get question(): Menu | null {
    return this.past || this.replaying || this.playing || !this.now || this.covered !== null ? null : this.now.menu
  }

  /** The seat the screen is to be passed to before anything is shown. */
  get covered(): number | null {
    const seat = this.now?.menu?.seat ?? null
    if (this.replaying || seat === null || this.you.length < 2 || seat === this.holder) return null
    return this.isSecret(seat) ? seat : null
  }

  private isSecret(seat: number): boolean {
    return this.game.isSecret?.(this.now?.view, seat) ?? false
  }

  /** Whoever was asked for the screen has it. */
  takeScreen(): void {
    this.past = null
    this.holder = this.covered
  }

  /** What this reader may do though nobody asks; at a shared screen, who holds it. */
  get windows(): Menu[] {
    if (this.past || this.replaying || this.playing || !this.now) return []
    const { windows, menu } = this.now
    return this.you.length > 1 ? windows.filter(({ seat }) => seat === menu?.seat) : windows
  }

  /** The unfolded one of them. */
  get window(): Menu | null {
    return this.windows.find((menu) => windowKey(menu) === this.opened) ?? null
  }

  /** What is laid out to be answered: an act out of turn that was unfolded, else the question. */
  get menu(): Menu | null {
    return this.window ?? this.question
  }

  get lesson(): LessonNow | null {
    return this.now?.lesson ?? null
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name)
  }

  /** This reader has a seat here, also while a bot plays it. */
  get seated(): boolean {
    return this.seats.some((seat) => seat.yours)
  }

  /** The host has asked this reader for silence. */
  get silenced(): boolean {
    if (this.seated) return this.seats.some((seat) => seat.yours && seat.muted)
    return this.company.watchers_muted && !this.company.host
  }

  get unreadReports(): number {
    return this.company.reports.filter((report) => report.at > this.reportsRead).length
  }

  /** Whose farm is the own one. */
  get own(): number {
    if (this.eyes !== null) return this.eyes
    return this.menu?.seat ?? this.you[0] ?? 0
  }

  lights: Map<string, Line[]> = $derived.by(() => {
    const map = new Map<string, Line[]>()
    const menu = this.menu
    if (!menu) return map
    for (const line of menu.lines)
      for (const spot of this.game.spots(menu, line, this.view)) map.set(spot, [...(map.get(spot) ?? []), line])
    return map
  })

  /** What the reader has answered of this question so far, where it is put together piece by piece. */
  get laid(): string[] {
    const menu = this.menu
    if (!menu) return []
    const pieces = new Set(menu.lines.filter((line) => !line.ends).map((line) => line.ref))
    // Where nothing ends it, it ends with the last piece: those laid down need not be there any more.
    const counted = menu.lines.every((line) => !line.ends)
    const at = this.log.findLastIndex(
      ({ seat, decision, ref }) => seat !== menu.seat || decision !== menu.decision || !(counted || pieces.has(ref)),
    )
    return this.log.slice(at + 1).map((entry) => entry.ref)
  }

  /** What the pointed choice would do. */
  preview: Spotlight = $derived.by(() => {
    const line = this.menu?.lines.find((line) => line.choice === this.pointed[0])
    return line && this.menu && this.pointed.length === 1 ? this.game.preview(this.menu, line) : {}
  })

  // -- what the reader does --------------------------------------------------------

  choose(line: Line): void {
    const menu = this.menu
    if (!menu || line.why || this.sent || performance.now() < this.startled) return
    const sure = this.held === line
    const apart = this.window ? { seat: menu.seat, window: menu.decision } : {}
    const asked = !this.window
    this.clear()
    this.sent = true
    if (prefs.confirm && asked && !sure) void this.weigh(menu, line)
    else {
      this.pending = asked ? menu : null
      this.socket.say({ choose: { ply: menu.ply, choice: line.choice, ...apart } })
    }
  }

  /** Ask once more before the turn is handed on; a choice with which it goes on is made at once. */
  private async weigh(menu: Menu, line: Line): Promise<void> {
    const { ply } = menu
    const id = this.socket.say({ weigh: { ply, choice: line.choice } })
    const handsOn = await new Promise<boolean>((resolve) => this.weighing.set(id, resolve))
    if (handsOn) {
      this.sent = false
      this.held = line
    } else {
      this.pending = menu
      this.socket.say({ choose: { ply, choice: line.choice } })
    }
  }

  /** Several small moves that are one to the reader, one after the other. */
  carryOut(moves: readonly Move[]): void {
    if (this.sent) return
    this.plan = [...moves]
    this.goOn()
  }

  private goOn(): void {
    const [move] = this.plan
    if (move !== 'undo' && move?.of && this.menu && this.menu.decision !== move.of) return
    this.plan.shift()
    if (move === 'undo') this.takeBack()
    else {
      const line = this.menu?.lines.find((one) => one.ref === move?.choose && !one.why)
      if (line) this.choose(line)
      else this.plan = []
    }
  }

  /** The last choice, or with `turn` all of the turn. What waits to be confirmed is only dropped. */
  undo(turn = false): void {
    if (!this.sent) this.plan = []
    this.takeBack(turn)
  }

  private takeBack(turn = false): void {
    if (this.sent) return
    const waits = this.held
    this.clear()
    if (waits && !turn) return
    this.sent = true
    this.pending = this.plan.length ? this.menu : null
    // What bots have answered and is still to be shown goes with it.
    this.socket.say({ undo: { ply: this.newest?.ply ?? 0, ...(turn ? { turn } : {}) } })
  }

  talk(text: string): void {
    this.socket.say({ chat: { text } })
  }

  seat(seat: number, player: 'bot' | 'person', bot?: string): void {
    this.socket.say({ seat: { seat, player, ...(bot ? { bot } : {}) } })
  }

  /** As the host: of a seat, or of all who only watch. */
  mute(seat: number | null, muted: boolean): void {
    this.socket.say({ mute: { ...(seat === null ? {} : { seat }), muted } })
  }

  remove(seat: number): void {
    this.socket.say({ remove: { seat } })
  }

  /** About a seat, or about somebody who watches; was the host told? */
  report(seat: number | null, text: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.asked.set(this.socket.say({ report: { ...(seat === null ? {} : { seat }), text } }), resolve)
    })
  }

  /** In a lesson: the step is read, or passed over, or so is all that is left. */
  learn(act: 'read' | 'skip' | 'end'): void {
    const lesson = this.newest?.lesson
    if (lesson) this.socket.say({ learn: { do: act, step: lesson.step } })
  }

  leave(): void {
    this.leaving = true
    this.socket.say({ leave: {} })
  }

  async look(ply: number): Promise<void> {
    const view = await this.viewAt(ply)
    this.clear()
    this.past = { ply, view }
  }

  /** The board as this turn would have left it. */
  async tryOut(ply: number, answers: readonly { decision: string; ref: string }[]): Promise<void> {
    const before = this.past
    const view = await this.viewAt(ply, answers.map(({ decision, ref }) => ({ decision, ref })))
    // The reader may have gone elsewhere meanwhile.
    if (this.past === before) this.past = { ply, view, tried: lying(view) === lying(before?.view) ? 'still' : 'moved' }
  }

  /** The board before a ply, or after what is tried there; once the game is over, from the eyes that were borrowed. */
  viewAt(ply: number, tried?: { decision: string; ref: string }[]): Promise<unknown> {
    const eyes = this.eyes !== null && this.now?.over ? { seat: this.eyes } : {}
    const look = { ply, ...eyes, ...(tried ? { tried } : {}) }
    return new Promise((resolve) => {
      this.looking.set(this.socket.say({ look }), resolve)
    })
  }

  back(): void {
    this.past = null
  }

  /** Unfold an act out of turn, or fold it again. */
  unfold(menu: Menu | null): void {
    this.clear()
    this.opened = menu && windowKey(menu)
  }

  point(lines: readonly Line[]): void {
    this.pointed = lines.map((line) => line.choice)
  }

  clear(): void {
    this.pointed = []
    this.hint = this.open = this.held = null
  }

  close(): void {
    clearTimeout(this.timer)
    this.socket.close()
  }

  /** On to the next move that waits to be shown, without waiting longer. */
  step = (): void => {
    clearTimeout(this.timer)
    this.timer = 0
    this.fresh = []
    this.next(true)
  }

  /** A phase once more, from its first stage. */
  watch(run: Run): void {
    this.unfolding = { run, upto: 1, again: true }
  }

  pause(paused: boolean): void {
    this.paused = paused
    if (!paused && !this.timer) this.next()
  }

  // -- what the server says ----------------------------------------------------------

  private hear(message: FromServer): void {
    if ('version' in message) this.version = Math.max(this.version, message.version)
    switch (message.type) {
      case 'table':
        this.queue = []
        this.unfolding = null
        this.newest = message
        this.clocks = told(message.clocks)
        this.show(message, false)
        break
      case 'moved':
        // Who sits where is true at once, however long the moves take to be shown.
        this.sitDown(message.seats)
        this.queue.push(this.withUndone(message))
        this.newest = message
        this.clocks = told(message.clocks)
        if (!this.timer) this.next()
        break
      case 'refused':
        this.sent = false
        this.plan = []
        if (message.id) this.looking.delete(message.id)
        this.answered(message.id, false)
        this.notice = { text: message.text, reason: message.reason }
        if (message.fresh) {
          this.queue = []
          this.newest = message.fresh
          this.clocks = told(message.fresh.clocks)
          this.show(message.fresh, false)
        }
        break
      case 'chat':
        this.chat = [...this.chat, message.entry]
        break
      case 'seats':
        this.sitDown(message.seats)
        if (message.you) this.you = message.you
        this.company = message
        break
      case 'looked':
        this.looking.get(message.id)?.(message.view)
        this.looking.delete(message.id)
        break
      case 'weighed':
        this.weighing.get(message.id)?.(message.hands_on)
        this.weighing.delete(message.id)
        break
      case 'done':
        this.answered(message.id, true)
        break
    }
  }

  /** What was taken back is not shown any more: only what led to it is. */
  private withUndone(message: Moved): Moved {
    if (!this.queue.length || message.ply >= (this.newest?.ply ?? 0)) return message
    const waiting = this.queue.flatMap((one) => (one.type === 'moved' ? one.log : [])).filter((entry) => entry.ply < message.from)
    const from = Math.min(message.from, ...this.queue.map((one) => (one.type === 'moved' ? one.from : 0)))
    this.queue = []
    this.unfolding = null
    return { ...message, from, log: [...new Map([...waiting, ...message.log].map((entry) => [entry.ply, entry])).values()] }
  }

  private answered(id: string | null, done: boolean): void {
    if (id === null) return
    this.asked.get(id)?.(done)
    this.asked.delete(id)
  }

  private sitDown(seats: Seat[]): void {
    const had = this.seated
    this.cards = seats
    if (this.seated === had) return
    this.removed = had && !this.leaving
    this.leaving = false
  }

  private next(asked = false): void {
    this.timer = 0
    this.toCome = this.queue.length
    const message = this.queue[0]
    if (!message || (this.paused && !asked)) return
    const others = message.type === 'moved' && message.log.some((entry) => !this.you.includes(entry.seat))
    const hurried = document.hidden || this.replaying || this.queue.length > MOST_WAITING
    const wait = hurried ? 0 : PACES[prefs.pace]
    if (message.type === 'moved' && this.playOut(message, others && !hurried)) return
    this.queue.shift()
    this.toCome = this.queue.length
    this.show(message, true)
    if (others && wait && !this.replaying) this.timer = window.setTimeout(() => this.next(), wait)
    else this.next()
  }

  /** The next stage of a phase, before the board shows what it came to; false once there is none left. */
  private playOut(message: Moved, staged: boolean): boolean {
    if (this.beats?.of !== message) {
      const log = [...this.log.filter((entry) => entry.ply < message.from), ...message.log]
      this.beats = { of: message, left: beatsOf(this.game, log, message.log) }
    }
    const { left } = this.beats
    if (!left.length) return (this.playing = false)
    const stage = STAGES[prefs.pace]
    this.unfolding = (staged && stage ? left.shift() : left.splice(0).at(-1)) ?? null
    this.playing = staged && stage > 0
    if (!this.playing) return false
    this.timer = window.setTimeout(() => this.next(), stage)
    return true
  }

  /** What the others have done since the reader chose last; empty once the reader has chosen again. */
  since: Entry[] = $derived.by(() => {
    const seat = this.menu?.seat
    if (seat === undefined) return []
    const last = this.log.findLastIndex((entry) => entry.seat === seat && !entry.auto)
    const others = this.log.slice(last + 1)
    if (!others.some((entry) => entry.seat >= 0 && entry.seat !== seat)) return []
    // What that choice brought to others came after it too: a round's end, a majority.
    const own = this.log[last]
    const from = own?.told.findIndex(({ args }) => typeof args.seat === 'number' && args.seat !== seat) ?? -1
    return own && from >= 0 ? [{ ...own, told: own.told.slice(from) }, ...others] : others
  })

  /** The scores when the reader chose last; none where the page was loaded after that. */
  private scored: number[] = []
  /** The spots of pieces that have moved since. */
  changed: Set<string> = $derived.by(
    () =>
      new Set([
        ...this.game.flights(this.since).map(({ to }) => to),
        ...this.since.flatMap((entry) => entry.told.flatMap((said) => this.game.touched(said, this.now?.view))),
        ...(this.since.length ? this.scored : []).flatMap((score, seat) => (score === this.game.score(this.now?.view, seat) ? [] : (this.game.scoredAt?.(seat) ?? []))),
      ]),
  )

  /** Undo would reach back over what others have answered. */
  get undoesOver(): boolean {
    const last = this.log.findLast((entry) => !entry.auto)
    return last !== undefined && !this.you.includes(last.seat)
  }

  private show(message: TableMessage | Moved, animated: boolean): void {
    const before = this.now?.menu ?? null
    if (message.type === 'table') {
      this.table = message
      this.log = message.log
      this.chat = message.chat
      this.company = message
      this.sitDown(message.seats)
    } else this.log = [...this.log.filter((entry) => entry.ply < message.from), ...message.log]
    this.you = message.you ?? this.you
    this.now = message
    if (message.type === 'moved' && message.log.some((entry) => !entry.auto && this.you.includes(entry.seat))) this.scored = this.seats.map((_, seat) => this.game.score(message.view, seat))
    this.playing = false
    if (message.menu && !this.isSecret(message.menu.seat)) this.holder = message.menu.seat
    // What was unfolded stays so whatever others do, until it was done or cannot be done any more.
    const folds = this.opened !== null && (this.sent || !this.window)
    if (folds && !this.sent) this.startled = performance.now() + STARTLED
    if (folds) this.opened = null
    // At a shared screen somebody else may be asked the same: that is another question.
    const same = this.pending?.ply === message.menu?.ply && this.pending?.seat === message.menu?.seat
    const unanswered = this.sent && message.type === 'moved' && this.pending !== null && same
    this.sent = unanswered
    this.clear()
    if (animated) this.notice = null
    this.fresh = animated && prefs.animated ? (message as Moved).log : []
    this.announce(before, message.menu)
    if (unanswered) return
    // The last of several may have been the only one left: it was made already.
    if (message.type === 'moved') for (const { auto, decision, ref } of message.log) if (auto && isMove(this.plan[0], decision, ref)) this.plan.shift()
    if (before && before.seat === message.menu?.seat) this.goOn()
    else this.plan = []
  }

  /** A sound, and outside the page a notification, when it becomes the reader's turn. */
  private announce(before: Menu | null, menu: Menu | null): void {
    if (!menu || this.replaying || before?.seat === menu.seat) return
    play(prefs.sound)
    void notify(tr('turn-mark'), this.called, this.id)
  }

  /** What the table is called. */
  get called(): string {
    const host = this.seats.find((seat) => seat.host)?.name ?? ''
    return called({ name: this.table?.name ?? '', host, game: this.game.name })
  }

  /** Nothing is played here any more: the game is over, or somebody was out of time. */
  get done(): boolean {
    return (this.now?.over ?? false) || (this.now?.stopped ?? null) !== null
  }
}

const isMove = (move: Move | undefined, decision: string, ref: string): boolean => !!move && move !== 'undo' && move.of === decision && move.choose === ref

export const windowKey = ({ seat, decision }: Menu): string => `${seat}/${decision}`

const KEY = Symbol('desk')
export const setDesk = (desk: () => Desk): void => void setContext(KEY, desk)
export const getDesk = (): (() => Desk) => getContext(KEY)

/** What lies where, whoever is asked what. */
function lying(view: unknown): string {
  return JSON.stringify({ ...(view as object), agenda: [] })
}
