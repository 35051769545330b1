// What this reader prefers; kept in the browser.
import type { NewSeat, TablePace } from './types'

export const LANGUAGES = ['en', 'fr', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

const KEY = 'demesne'

/** How long a rival's move stays before the next is shown, in milliseconds. */
export const PACES = { slow: 2400, normal: 1100, fast: 450, once: 0 } as const
/** How long each stage of a phase stays before the next one. */
export const STAGES = { slow: 1700, normal: 850, fast: 320, once: 0 } as const
export type Pace = keyof typeof PACES

/** What one's turn sounds like; see sound.ts. */
export const SOUNDS = ['bell', 'harp', 'wood', 'horn', 'off'] as const
export type Sound = (typeof SOUNDS)[number]

/** What was played last with one click, and how the last table was set up. */
export type Play = { game: string; players: number; bot: string }
export type Setting = { seats: NewSeat['kind'][]; bots?: string[]; options: Record<string, Record<string, string>>; pace: TablePace | null; open: boolean }

/** Only what the reader chose is kept; the rest follows the browser. */
type Kept = Partial<{ lang: Language; theme: Theme; sound: Sound; notify: boolean; motion: boolean; pace: Pace; confirm: boolean; play: Play; setting: Setting }>

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function fromBrowser(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

class Prefs {
  lang: Language = $state('en')
  theme: Theme = $state('light')
  /** The sound of one's turn. */
  sound: Sound = $state('bell')
  /** Say it outside the page too. */
  notify = $state(false)
  motion = $state(true)
  pace: Pace = $state('normal')
  /** Ask once more before the turn is handed on. */
  confirm = $state(false)
  play: Play | undefined = $state.raw()
  setting: Setting | undefined = $state.raw()

  constructor() {
    const kept = stored()
    this.lang = LANGUAGES.find((lang) => lang === kept.lang) ?? fromBrowser()
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    this.theme = kept.theme ?? (dark ? 'dark' : 'light')
    this.sound = SOUNDS.find((sound) => sound === kept.sound) ?? 'bell'
    this.notify = kept.notify ?? false
    this.motion = kept.motion ?? true
    this.pace = kept.pace && kept.pace in PACES ? kept.pace : 'normal'
    this.confirm = kept.confirm ?? false
    this.play = kept.play
    this.setting = kept.setting
    this.tell()
  }

  /** The server paints the page in this language and these colours before any script runs; see first_paint.py. */
  private tell(): void {
    document.cookie = `demesne_look=${this.lang}.${stored().theme ?? ''}; path=/; max-age=31536000; samesite=lax`
  }

  /** The reader chose this. */
  keep(choice: Kept): void {
    Object.assign(this, choice)
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...choice }))
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.tell()
  }

  /** Moves are shown as they happen, unless the reader or the system would rather not. */
  get animated(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden
  }
}

export const prefs = new Prefs()
