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
}
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
  over: boolean
  standings: Standing[] | null
  seats: Seat[]
}
export type TableMessage = Moment & Company & {
  type: 'table'
  table: string
  game: string
  options: Record<string, string>
  created: string
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
  | { type: 'done'; id: string }

export type GameInfo = {
  name: string
  min_seats: number
  max_seats: number
  options: Record<string, string[]>
  options_for: Record<string, Record<string, string[]>>
  bots: string[]
}
export type Card = {
  table: string
  game: string
  seats: { name: string; kind: string }[]
  ply: number
  over: boolean
  your_turn: boolean
  mine: boolean
  open: boolean
  updated: string
}
export type NewSeat = { kind: 'me' | 'link' | 'bot' | 'screen'; bot?: string; name?: string }
export type NewTable = {
  game: string
  seats: NewSeat[]
  options?: Record<string, string>
  open?: boolean
}
