// The messages of docs/protocol.md, as the page reads them.

export type Said = { key: string; args: Record<string, Argument> }
export type Argument = number | string | [string, number][]

/** `why`: not possible now. `warning`: possible, but beware. `ends`: it sends the question off. */
export type Line = { choice: number; ref: string; label: Said; why?: Said; warning?: Said; ends?: boolean }
export type Menu = { decision: string; seat: number; ply: number; question: Said; lines: Line[] }

export type Entry = {
  ply: number
  seat: number
  decision: string
  ref: string
  auto: boolean
  told: Said[]
}
export type Seat = {
  name: string
  kind: string
  here: boolean
  bot: string | null
  link: string | null
  /** Belongs to this reader, also while a bot plays it. */
  yours?: boolean
  /** Silenced by the host. */
  muted?: boolean
  host?: boolean
  /** Which of the fable's beasts plays here, for its portrait. */
  beast?: string | null
  /** Free because its player has left. */
  deserted?: boolean
  /** For whom the free seat is kept, at a rematch. */
  kept?: string | null
  /** How strong a bot is, where it is of a level. */
  level?: string | null
  /** How often it has asked what a strong player would do. */
  hints?: number
}
/** How long each may think; `out`: what becomes of whoever is out of time. */
export type TablePace =
  | { kind: 'live'; minutes: number; increment: number; out: 'bot' | 'end' }
  | { kind: 'days'; days: number; out: 'bot' | 'end' }
/** Seconds left when it was told; whether they run, and in how many seconds they begin to. */
export type Clock = { left: number; runs: boolean; starts: number }
/** `ties` break a tie, in their order; before the end there are none. */
export type Standing = {
  seat: number
  place: number
  score: number
  parts: Record<string, number>
  ties: Record<string, number>
}
/** What `by` reports to the host; `seat` is null for somebody who watches. */
export type Complaint = { by: string; seat: number | null; about: string | null; text: string; at: string }
export type Talk = { seat: number | null; name: string; text: string; at: string }

/** What is told of the company besides who sits where; `reports` to the host alone. */
export type Company = { host: boolean; reports: Complaint[]; watchers_muted: boolean }
/** Where the pupil is in a lesson; `mode`: what its step waits for. */
export type LessonNow = {
  name: string
  seat: number
  minutes: number
  steps: string[]
  step: number
  mode: 'read' | 'this' | 'free' | 'wait' | 'over'
  spots: string[]
  pieces: { name: string; emblem: unknown }[]
}
/** A lesson in the list, and how far this reader has come with it. */
export type LessonCard = {
  name: string
  game: string
  minutes: number
  steps: string[]
  step: number
  done: boolean
  table: string | null
}
/** What changes with every choice. */
export type Moment = {
  version: number
  ply: number
  view: unknown
  menu: Menu | null
  /** What may be done out of turn. */
  windows: Menu[]
  waiting: number[]
  can_undo: boolean
  /** More than the last choice can be taken back at once. */
  can_undo_turn: boolean
  over: boolean
  standings: Standing[] | null
  lesson: LessonNow | null
  seats: Seat[]
  clocks: Clock[] | null
  /** The seat that was out of time when the game was stopped. */
  stopped: number | null
  /** Where to play again, which seat here asked for it, and the reader's seats there. */
  rematch: { table: string; by: number; seats: number[] } | null
}
export type TableMessage = Moment & Company & {
  type: 'table'
  table: string
  game: string
  options: Record<string, string>
  created: string
  name: string
  pace: TablePace | null
  /** May one ask here what a strong player would do? How often each; null: as often as they like. */
  hints: boolean
  hints_most: number | null
  you: number[]
  log: Entry[]
  chat: Talk[]
}
export type Moved = Moment & { type: 'moved'; table: string; from: number; log: Entry[]; you?: number[] }
export type Refused = {
  type: 'refused'
  id: string | null
  error: string
  text: string
  reason: Said
  fresh?: TableMessage | null
}
export type FromServer =
  | TableMessage
  | Moved
  | Refused
  | { type: 'chat'; version: number; entry: Talk }
  | ({ type: 'seats'; version: number; seats: Seat[]; you?: number[]; waiting?: number[] } & Company)
  | { type: 'looked'; id: string; ply: number; view: unknown }
  | { type: 'weighed'; id: string; hands_on: boolean }
  | { type: 'done'; id: string }

/** What has changed in a view: under a key, or in one part of what is there. */
export type Changes = [[string, (string | number)?], unknown][]
/** As it comes over the socket. */
export type Heard = Exclude<FromServer, Moved> | (Omit<Moved, 'view'> & { view?: unknown; changed?: Changes })

export type GameInfo = {
  name: string
  min_seats: number
  max_seats: number
  options: Record<string, string[]>
  options_for: Record<string, Record<string, string[]>>
  /** The levels, weakest first, then bots from elsewhere. */
  bots: string[]
  /** Whom each of these is called after, in the order they sit down. */
  beasts: Record<string, string[]>
  /** The characters whose taste, if they have one, means something in this game. */
  tempers: string[]
}
export type Card = {
  table: string
  game: string
  seats: { name: string; kind: string; here: boolean; deserted: boolean }[]
  ply: number
  over: boolean
  your_turn: boolean
  mine: boolean
  open: boolean
  updated: string
  /** Without a name, a table is called after its host. */
  name: string
  host: string
  pace: TablePace | null
  /** The seats that are asked now, and the clock of every seat. */
  waiting: number[]
  clocks: Clock[] | null
  /** How far it has come. */
  stage: Said | null
  stopped: number | null
  /** A seat that is kept for the reader, at a rematch. */
  offered: number | null
  /** The lesson that is taught there. */
  lesson?: string | null
}
export type NewSeat = { kind: 'me' | 'link' | 'bot' | 'screen'; bot?: string; name?: string }
export type NewTable = {
  game: string
  seats: NewSeat[]
  options?: Record<string, string>
  open?: boolean
  name?: string
  pace?: TablePace | null
  /** Left out, at tables without strangers only. */
  hints?: boolean
}
