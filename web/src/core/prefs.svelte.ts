// What this reader prefers; kept in the browser.

export const LANGUAGES = ['en', 'fr', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

const KEY = 'demesne'

/** Only what the reader chose is kept; the rest follows the browser. */
type Kept = Partial<{ lang: Language; theme: Theme; sound: boolean; motion: boolean }>

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
  sound = $state(true)
  motion = $state(true)

  constructor() {
    const kept = stored()
    this.lang = LANGUAGES.find((lang) => lang === kept.lang) ?? fromBrowser()
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    this.theme = kept.theme ?? (dark ? 'dark' : 'light')
    this.sound = kept.sound ?? true
    this.motion = kept.motion ?? true
  }

  /** The reader chose this. */
  keep(choice: Kept): void {
    Object.assign(this, choice)
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...choice }))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Moves are shown as they happen, unless the reader or the system would rather not. */
  get animated(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden
  }
}

export const prefs = new Prefs()
