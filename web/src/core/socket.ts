// One WebSocket to a table. It reconnects by itself and repeats what was not answered:
// the server does nothing twice that has the same id.
import type { Changes, FromServer, Heard, Moved } from './types'

export type ClientRequest =
  | { choose: { ply: number; choice: number; seat?: number; window?: string } }
  | { undo: { ply: number; turn?: boolean } }
  | { weigh: { ply: number; choice: number } }
  | { chat: { text: string } }
  | { look: { ply: number; seat?: number } }
  | { seat: { seat: number; player: 'bot' | 'person'; bot?: string } }
  | { remove: { seat: number } }
  | { mute: { seat?: number; muted: boolean } }
  | { report: { seat?: number; text: string } }
  | { learn: { do: 'read' | 'skip' | 'end'; step: number } }
  | { leave: Record<string, never> }
  | { ping: Record<string, never> }

const LONGEST_WAIT = 8_000
const PING = 25_000
/** The server says that coming back would be of no use. */
export const NO_USE: readonly number[] = [4403, 4404]

export class Socket {
  private socket: WebSocket | null = null
  private unanswered = new Map<string, string>()
  private wait = 250
  private timer = 0
  private heart = 0
  private closed = false
  private count = 0
  /** The view as it was sent last: a move says only what has changed since. */
  private view: unknown = null
  private readonly prefix = Math.random().toString(36).slice(2, 8)

  constructor(
    private readonly table: string,
    private readonly version: () => number,
    private readonly hear: (message: FromServer) => void,
    private readonly state: (connected: boolean, code?: number) => void,
  ) {
    // A desk without a table is a picture: it hears of nothing.
    if (!table) return
    this.open()
    addEventListener('online', this.soon)
  }

  /** Say something; the id under which it will be answered. */
  say(request: ClientRequest): string {
    const id = `${this.prefix}-${++this.count}`
    const text = JSON.stringify({ id, ...request })
    this.unanswered.set(id, text)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    return id
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.soon)
    clearTimeout(this.timer)
    clearInterval(this.heart)
    this.socket?.close()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const known = this.version()
    const query = known ? `&version=${known}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?changes=1${query}`)
    this.socket = socket
    socket.onopen = () => {
      this.wait = 250
      this.state(true)
      for (const text of this.unanswered.values()) socket.send(text)
      this.heart = window.setInterval(() => this.say({ ping: {} }), PING)
    }
    socket.onmessage = (event) => {
      const message = this.completed(JSON.parse(String(event.data)) as Heard)
      if ('id' in message && message.id) this.unanswered.delete(message.id)
      this.hear(message)
    }
    socket.onclose = (event) => {
      clearInterval(this.heart)
      this.state(false, event.code)
      if (this.closed || NO_USE.includes(event.code)) return
      this.timer = window.setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }

  /** The same with its whole view. */
  private completed(message: Heard): FromServer {
    if (message.type === 'moved') {
      this.view = message.changed ? renewed(this.view as Fields, message.changed) : message.view
      return { ...message, view: this.view } as Moved
    }
    const picture = message.type === 'refused' ? message.fresh : message.type === 'table' ? message : null
    if (picture) this.view = picture.view
    return message
  }

  private readonly soon = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.timer)
    this.wait = 250
    // One that is closed already says no more, and nothing else would open another.
    if (this.socket?.readyState === WebSocket.CLOSED) this.open()
    else this.socket?.close()
  }
}

type Fields = Record<string, unknown>

/** A view with some of its parts changed. What has not changed stays the same object. */
function renewed(view: Fields, changed: Changes): Fields {
  const next = { ...view }
  for (const [[key, part], value] of changed)
    if (part === undefined) next[key] = value
    else {
      if (next[key] === view[key]) next[key] = Array.isArray(view[key]) ? [...view[key]] : { ...(view[key] as Fields) }
      ;(next[key] as Fields)[part] = value
    }
  return next
}
