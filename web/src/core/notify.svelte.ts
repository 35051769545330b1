// It is the reader's turn: what the browser can do about it when the page is not in front.
import { api } from './api'
import { prefs } from './prefs.svelte'

const WORKER = '/sw.js'

/** A dot on the icon of the tab. */
export function setIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}

export const canNotify = (): boolean => 'Notification' in window && isSecureContext
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

/** May notifications be shown? Asked only when the reader turns them on. */
export async function allow(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

/** Say it outside the page, unless the reader looks at it anyway. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!prefs.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const options = { body, tag: table, icon: '/icon-turn.svg', data: { table } }
  try {
    const note = new Notification(title, options)
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Phones let only a service worker say it.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}

export type Pushing = 'on' | 'off' | 'no-server' | 'no-browser'

class Push {
  state: Pushing = $state('off')
  private key: string | null = null

  /** Is this browser told of turns, and could it be? */
  async load(): Promise<void> {
    if (!canPush()) {
      this.state = 'no-browser'
      return
    }
    this.key = (await api.pushKey()).key
    if (!this.key) {
      this.state = 'no-server'
      return
    }
    const worker = await navigator.serviceWorker.getRegistration()
    this.state = (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
  }

  async turnOn(): Promise<void> {
    if (!this.key) return
    const worker = await navigator.serviceWorker.register(WORKER)
    await navigator.serviceWorker.ready
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key })
    await api.pushTo({ ...subscription.toJSON(), lang: prefs.lang })
    this.state = 'on'
  }

  async turnOff(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration()
    const subscription = await worker?.pushManager.getSubscription()
    if (subscription) {
      await api.pushNoMore(subscription.endpoint)
      await subscription.unsubscribe()
    }
    this.state = 'off'
  }
}

export const push = new Push()
