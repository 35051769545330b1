// What a game adds to the page: a board, mats, words for its choices. No rule.
import type { Component } from 'svelte'
import type { About } from '../core/about'
import type { Box } from '../core/api'
import type { Desk, Move } from '../core/desk.svelte'
import type { Entry, Line, Menu, Said } from '../core/types'
import type { Family } from '../look/families'
import type { Item } from '../look/items'

/** A little drawing beside a name. */
export type Emblem =
  | { is: 'glyph'; name: string }
  | { is: 'goods'; kinds: string[] }
  | { is: 'cube'; colour: string }
  | { is: 'coins' }
  | { is: 'figure'; family: Family; generation: number | string }
  | { is: 'badge'; family: Family }
  /** A piece of the game's own, drawn in 24 by 24. */
  | { is: 'drawn'; Drawing: Component<never>; props: Record<string, unknown> }
  | { is: 'letter'; text: string }
  | { is: 'shield'; points: number }

/** One way to answer: a button. */
export type Way = {
  line: Line
  verb?: string
  emblem?: Emblem
  items?: Item[]
  /** The reason stands in the button: it has a row of its own. */
  wide?: boolean
  /** The reason says it all. */
  barred?: boolean
  /** Other lines that are not possible for the same reason. */
  also?: Line[]
  /** The one act that ends the question. */
  main?: boolean
}
/** `tally`: so many of so many are in; `less` are the moves that take one out again. */
export type Tally = { n: number; of: number; less?: Move[] }
/** `note`: where a piece stands, below its name. */
export type Group = { name: string; note?: string; emblem?: Emblem; ways: Way[]; tally?: Tally; heading?: { emblem: Emblem; text: string } }

/** A question as it is laid out. */
export type Sheet = {
  title: string
  note: string
  style: 'ways' | 'takes' | 'list' | 'bids'
  groups: Group[]
  /** What ends the question: skip, pass, done. */
  foot: Way[]
  /** What may be done besides, before the question is answered. */
  besides?: Way[]
  /** A question that a game lays out itself; `groups` still has every way, for keys and counts. */
  Body?: Component<{ sheet: Sheet }>
  /** What hands over all that was put together on the page, where nothing was sent before. */
  act?: { verb: string; ready: boolean; run(desk: Desk): void }
  /** What a number key does, where it is no answer yet. */
  press?(number: number, desk: Desk): void
  /** What belongs beside the note: steps left. */
  Note?: Component
  /** What has been put together can be dropped altogether: how, and what the button says. */
  drop?: { verb: string; moves: Move[] }
  /** What the bar says instead of whose turn it is. */
  bar?: { icon: string; text: string }
  /** Whose sealed answer is in, and who still writes one. */
  seals?: { seat: number; sealed: boolean }[]
}

/** What a choice would do: steps on a track, pieces that would leave; `dread`: there is a warning. */
export type Spotlight = { time?: number; spend?: Record<string, number>; dread?: boolean }

/** A piece that travels from one spot to another. */
export type Flight = { emblem: Emblem; from: string; to: string }

/** A part of the game that is watched as it unfolds; `tells` are the messages that belong to it, in any order. */
export type Phase = {
  /** Its title is the word `<game>-unfold-<name>`. */
  name: string
  icon: string
  opens: readonly string[]
  tells: readonly string[]
  /** Of these, several in a row are one stage. */
  together?: readonly string[]
  /** Dice thrown after what opens it: the decision of chance that is each of them. */
  dice?: string
  /** Too short for a heading of its own in the log: a die, say. */
  brief?: boolean
}
/** How a message of a phase is drawn; `rolls`: the faces a die may show before it comes to rest. */
export type Drawn = { pieces?: Emblem[]; items?: Item[]; rolls?: Emblem[] }

export type Asked = {
  menu: Menu
  view: unknown
  box: Box
  names: string[]
  /** The pieces laid down so far, by their refs, where a question is answered piece by piece. */
  laid: readonly string[]
  say: (said: Said) => string
}

/** What is told of a game wherever it is named; the rest of it is loaded when it is opened. */
/** `ease`: how hard it is to learn, 1 to 4. */
export type GameFace = { name: string; icon: string; ground: string; minutes: number; ease: number }

export type Pictures = { default: Component<{ of: string }>; pictures: readonly string[] }

export type GameUi = GameFace & {
  /** Is what this seat answers hidden from the others? Then a shared screen is passed on face down. */
  isSecret?(view: unknown, seat: number): boolean
  Board: Component<{ narrow: number }>
  OwnMat: Component<{ seat: number; narrow: boolean }>
  RivalMat: Component<{ seat: number; width: number }>
  /** Flat mats stand beside the board, columns in a row below it. */
  rivals: 'beside' | 'below'
  /** What unfolds, or has just unfolded: a battle, an auction. */
  Aside?: Component<{ asked: boolean }>
  /** What belongs to the question itself where the board is out of sight: dice, on a phone. */
  Lead?: Component<{ width: number }>
  /** From this width on the whole board is drawn, and the question docks below it. */
  docked?: number
  /** A tab of its own beside the board's on a phone, and which questions are about it. */
  More?: { icon: string; Page: Component<{ width: number }>; about(menu: Menu): boolean }
  /** The board's tab, where it is no village. */
  boardIcon?: string
  /** From this width on, what stands with the log below the question. */
  Beside?: Component
  beside?: number
  /** `more`: the game's own tab, and whether it is shown. */
  Strip: Component<{ go: (spot: string, more?: boolean) => void; more?: boolean }>
  sheet(asked: Asked): Sheet
  spots(menu: Menu, line: Line, view: unknown): string[]
  preview(menu: Menu, line: Line): Spotlight
  /** The part of the board a question is about, to scroll to on a phone. */
  place(menu: Menu): string | null
  flights(entries: readonly Entry[]): Flight[]
  /** The spots of what else a message changed: what was paid with, who died, what was lost. Nothing travels there. */
  touched(said: Said, view: unknown): string[]
  /** The spot of a seat's score, where it changes without a message of its own. */
  scoredAt?(seat: number): string
  status(view: unknown, over: boolean): string
  order(view: unknown): number[]
  /** What a warning is about, as an icon, where it is not a death. */
  warnings?: Record<string, string>
  /** What a seat does now, where the page does not know better: "sealed". */
  doing?(view: unknown, seat: number): string
  score(view: unknown, seat: number): number
  /** The score sheet's lines of a seat before the end. */
  scores(view: unknown, seat: number): Record<string, number>
  /** What stands behind a line of the score sheet: "4 served". */
  detail(view: unknown, seat: number, part: string): string
  parts: Record<string, string>
  /** What its things are, and where the rules speak of them. */
  loadAbout(): Promise<About>
  /** Pictures for the parts of the rules, by their names. */
  loadPictures(): Promise<Pictures>
  /** Figures of the box for the rules page, by name. */
  figures(box: Box): Record<string, string | number>
  /** Its own pieces, as a lesson shows them. */
  pieces?: Record<string, Emblem>
  /** What is watched as it unfolds, and how each message of it is drawn; `dice` are the faces thrown, as their refs say. */
  phases: readonly Phase[]
  drawn(said: Said, view: unknown, dice: readonly string[]): Drawn
  /** A heading in the log, such as the begin of a round. */
  heading(said: Said): boolean
  /** Begins a line of its own in the log, though the same choice led to it. */
  apart?(said: Said): boolean
  /** Payments and the like: they stand below the deed they belong to, though they are told before it. */
  follows?(said: Said): boolean
  /** Told, but not worth a line of its own. */
  quiet(said: Said): boolean
}
