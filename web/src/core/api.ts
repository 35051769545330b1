// What is asked once, over HTTP.
import type { Ratings } from './ratings'
import type { Card, GameInfo, LessonCard, NewSeat, NewTable, Said } from './types'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
    readonly reason: Said | null,
  ) {
    super(text)
  }
}

/** What is done before a refusal is told: its words are fetched only then. */
export const refusals = { prepare: (): Promise<void> => Promise.resolve() }

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: 'same-origin', ...init })
  const type = response.headers.get('content-type') ?? ''
  const body: unknown = type.includes('json') ? await response.json() : await response.text()
  if (response.ok) return body as T
  if (path.startsWith('/api/')) await refusals.prepare().catch(() => undefined)
  const { error, text, reason } = (body ?? {}) as { error?: string; text?: string; reason?: Said | null }
  throw new Refusal(response.status, error ?? `http-${response.status}`, text ?? response.statusText, reason ?? null)
}

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export type Me = { guest: string; name: string; lang?: string }
export type Tables = { mine: Card[]; open: Card[]; watch: Card[] }
export type Box = { name: string; tables: Record<string, Record<string, unknown>>; rulings: string }
/** A position of a game that bots have played to. */
export type Example = { name: string; view: unknown; players: string[] }
export type Invitation = { table: string; seat: number; free: boolean; yours: boolean; card: Card }
export type Made = { table: string; links?: Record<string, string>; cut?: boolean }
/** Where others reach the server; nowhere, if it only listens on its own machine. */
export type Whereabouts = { here_only: boolean; addresses: string[] }

export const api = {
  me: (): Promise<Me> => ask('/api/me'),
  rename: (name: string): Promise<Me> => post('/api/me', { name }),
  speak: (lang: string): Promise<Me> => post('/api/me', { lang }),
  /** All that is kept about this reader, as the text of a file. */
  data: async (): Promise<string> => JSON.stringify(await ask('/api/me/data'), null, 2),
  endSessions: (): Promise<Me> => post('/api/me/end-sessions', {}),
  forget: (): Promise<unknown> => post('/api/me/forget', {}),
  place: (): Promise<Whereabouts> => ask('/api/place'),
  games: (): Promise<GameInfo[]> => ask('/api/games'),
  box: (game: string): Promise<Box> => ask(`/api/games/${game}`),
  example: (game: string): Promise<Example> => ask(`/api/games/${game}/example`),
  ratings: (game: string): Promise<Ratings> => ask(`/api/games/${game}/ratings`),
  tables: (): Promise<Tables> => ask('/api/tables'),
  card: (table: string): Promise<Card> => ask(`/api/tables/${table}`),
  create: (table: NewTable): Promise<Made> => post('/api/tables', table),
  lessons: (): Promise<LessonCard[]> => ask('/api/lessons'),
  learn: (lesson: string, again = false): Promise<{ table: string; renewed: boolean }> => post(`/api/lessons/${lesson}`, { again }),
  invitation: (token: string): Promise<Invitation> => ask(`/api/join/${token}`),
  accept: (token: string): Promise<Made> => post('/api/join', { token }),
  sit: (table: string, seat: number): Promise<Made> => post(`/api/tables/${table}/join`, { seat }),
  bring: (log: string): Promise<Made> => post('/api/import', log),
  fork: (table: string, ply: number, seats: NewSeat[]): Promise<Made> =>
    post(`/api/tables/${table}/fork`, { ply, seats }),
  /** The new table; made by whoever asks first, and the seat kept for whoever asks then. */
  rematch: (table: string): Promise<Made> => post(`/api/tables/${table}/rematch`, {}),
  /** What browsers know the server by; null where it has no push. */
  pushKey: (): Promise<{ key: string | null }> => ask('/api/push'),
  pushTo: (subscription: PushSubscriptionJSON & { lang: string }): Promise<unknown> => post('/api/push', subscription),
  pushNoMore: (endpoint: string): Promise<unknown> => post('/api/push/forget', { endpoint }),
  log: (table: string): Promise<string> => ask(`/api/tables/${table}/log`),
  words: (lang: string, file: string): Promise<string> => ask(`/words/${lang}/${file}.ftl`),
}
