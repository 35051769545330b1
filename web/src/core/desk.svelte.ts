// The table as this reader sees it: what the server said, where the reader looks, what may be clicked.
import { getContext, setContext } from 'svelte'
import type { GameUi, Spotlight } from '../games/game'
import type { Box } from './api'
import { prefs } from './prefs.svelte'
import { NO_USE, Socket } from './socket'
import { chime } from './sound'
import type { Trouble } from './trouble'
import type { Company, Entry, FromServer, Line, Menu, Moment, Moved, Seat, TableMessage, Talk } from './types'

export type Anchor = { left: number; top: number; width: number; height: number }
/** `beside`: to the left of the anchor rather than above it. */
export type Hint = { at: Anchor; lines: Line[]; beside?: boolean }

/** One of several small moves that are one to the reader: a line by its ref, or the last one taken back. */
export type Move = { choose: string } | 'undo'

/** How long a rival's move stays before the next is shown. */
const PACE = 700

export class Desk {
  table: TableMessage | null = $state.raw(null)
  now: Moment | null = $state.raw(null)
  log: Entry[] = $state.raw([])
  chat: Talk[] = $state.raw([])
  seats: Seat[] = $state.raw([])
  you: number[] = $state.raw([])
  company: Company = $state.raw({ host: false, reports: [], watchers_muted: false })
  /** This reader had a seat, and did not give it up. */
  removed = $state(false)
  /** When the last report was made that the host has looked at. */
  reportsRead = $state('')
  connected = $state(false)
  /** The server will not have us: there is no such table. */
  lost = $state(false)
  /** The board as it was before this ply; null is now. */
  past: { ply: number; view: unknown } | null = $state.raw(null)
  pointed: number[] = $state.raw([])
  hint: Hint | null = $state.raw(null)
  open: Hint | null = $state.raw(null)
  notice: Trouble | null = $state.raw(null)
  sent = $state(false)
  /** What is still to be done, question after question to this seat. */
  private plan: Move[] = []
  /** The seat whose farm is shown below the board, where the reader chose one. */
  eyes: number | null = $state(null)
  /** Entries that have just been shown, for pieces to travel. */
  fresh: Entry[] = $state.raw([])
  version = 0

  private socket: Socket
  private queue: (TableMessage | Moved)[] = []
  private timer = 0
  private looking = new Map<string, (view: unknown) => void>()
  /** What was asked of the server and is not answered yet: was it done? */
  private asked = new Map<string, (done: boolean) => void>()
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

  get view(): unknown {
    return this.past ? this.past.view : this.now?.view
  }

  /** The question to this reader; none while looking at the past. */
  get menu(): Menu | null {
    return this.past || this.replaying || !this.now ? null : this.now.menu
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
    const at = this.log.findLastIndex(
      ({ seat, decision, ref }) => seat !== menu.seat || decision !== menu.decision || !pieces.has(ref),
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
    if (!menu || line.why || this.sent) return
    this.clear()
    this.sent = true
    this.socket.say({ choose: { ply: menu.ply, choice: line.choice } })
  }

  /** Several small moves that are one to the reader, one after the other. */
  carryOut(moves: readonly Move[]): void {
    if (this.sent) return
    this.plan = [...moves]
    this.goOn()
  }

  private goOn(): void {
    const move = this.plan.shift()
    if (move === 'undo') this.undo()
    else {
      const line = this.menu?.lines.find((one) => one.ref === move?.choose && !one.why)
      if (line) this.choose(line)
      else this.plan = []
    }
  }

  undo(): void {
    if (this.sent) return
    this.clear()
    this.sent = true
    this.socket.say({ undo: { ply: this.now?.ply ?? 0 } })
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

  leave(): void {
    this.leaving = true
    this.socket.say({ leave: {} })
  }

  async look(ply: number): Promise<void> {
    const view = await this.viewAt(ply)
    this.clear()
    this.past = { ply, view }
  }

  /** The board before a ply; once the game is over, from the eyes that were borrowed. */
  viewAt(ply: number): Promise<unknown> {
    const look = this.eyes !== null && this.now?.over ? { ply, seat: this.eyes } : { ply }
    return new Promise((resolve) => {
      this.looking.set(this.socket.say({ look }), resolve)
    })
  }

  back(): void {
    this.past = null
  }

  point(lines: readonly Line[]): void {
    this.pointed = lines.map((line) => line.choice)
  }

  clear(): void {
    this.pointed = []
    this.hint = this.open = null
  }

  close(): void {
    clearTimeout(this.timer)
    this.socket.close()
  }

  /** Show at once what is still waiting to be shown. */
  skip = (): void => {
    clearTimeout(this.timer)
    this.timer = 0
    this.fresh = []
    while (this.queue.length) this.show(this.queue.shift()!, false)
  }

  // -- what the server says ----------------------------------------------------------

  private hear(message: FromServer): void {
    if ('version' in message) this.version = Math.max(this.version, message.version)
    switch (message.type) {
      case 'table':
        this.queue = []
        this.show(message, false)
        break
      case 'moved':
        // Who sits where is true at once, however long the moves take to be shown.
        this.sitDown(message.seats)
        this.queue.push(message)
        if (!this.timer) this.next()
        break
      case 'refused':
        this.sent = false
        this.plan = []
        if (message.id) this.looking.delete(message.id)
        this.answered(message.id, false)
        this.notice = { text: message.text, reason: message.reason }
        if (message.fresh) this.show(message.fresh, false)
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
      case 'done':
        this.answered(message.id, true)
        break
    }
  }

  private answered(id: string | null, done: boolean): void {
    if (id === null) return
    this.asked.get(id)?.(done)
    this.asked.delete(id)
  }

  private sitDown(seats: Seat[]): void {
    const had = this.seated
    this.seats = seats
    if (this.seated === had) return
    this.removed = had && !this.leaving
    this.leaving = false
  }

  private next(): void {
    this.timer = 0
    const message = this.queue.shift()
    if (!message) return
    const others = message.type === 'moved' && message.log.some((entry) => !this.you.includes(entry.seat))
    this.show(message, true)
    if (others && prefs.animated && this.queue.length < 12) this.timer = window.setTimeout(() => this.next(), PACE)
    else this.next()
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
    this.sent = false
    this.clear()
    if (animated) this.notice = null
    this.fresh = animated && prefs.animated ? (message as Moved).log : []
    this.announce(before, message.menu)
    if (before && before.seat === message.menu?.seat) this.goOn()
    else this.plan = []
  }

  /** A sound and a mark in the title when it becomes the reader's turn. */
  private announce(before: Menu | null, menu: Menu | null): void {
    if (menu && (!before || before.seat !== menu.seat) && prefs.sound && !this.replaying) chime()
  }
}

const KEY = Symbol('desk')
export const setDesk = (desk: () => Desk): void => void setContext(KEY, desk)
export const getDesk = (): (() => Desk) => getContext(KEY)
