// Sentences in the reader's language. See src/demesne/i18n/words.py: both sides say the same.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import type { Language } from './prefs.svelte'
import type { Argument, Said } from './types'

const SHARED = ['common', 'web', 'server']
/** Arguments that are players: who acts, and who else is in it. */
const PLAYERS = ['seat', 'rival']
/** Arguments that are text as it is, even where it reads like a key: somebody may be called `home`. */
const TEXTS = ['name', 'choice', 'detail']

/** A piece of a sentence: plain text, a player, or a word that can be drawn. */
export type Piece =
  | { is: 'text'; text: string }
  | { is: 'seat'; text: string; seat: number }
  | { is: 'word'; text: string; key: string; form: string }

// Private characters around what is to be drawn; Fluent passes them through.
const OPEN = '\uE000'
const SHUT = '\uE001'

/** What is shared, and every game's own words by its name: games use the same keys for other things. */
type Shelf = { shared: FluentBundle; games: Map<string, FluentBundle> }

class Words {
  private shelf: Shelf = $state.raw({ shared: new FluentBundle('en'), games: new Map() })
  private english: Shelf | null = null
  lang: Language = $state('en')
  /** The game that is spoken of now. Of the others only the title is asked for. */
  game = $state('')
  games: readonly string[] = []

  async load(lang: Language): Promise<void> {
    const shelf = await read(lang, this.games)
    if (lang !== 'en' && !this.english) this.english = await read('en', this.games)
    if (lang === 'en') this.english = shelf
    this.shelf = shelf
    this.lang = lang
    document.documentElement.lang = lang
  }

  has(key: string): boolean {
    return this.bundleOf(key) !== undefined
  }

  private bundleOf(key: string): FluentBundle | undefined {
    for (const shelf of [this.shelf, this.english]) {
      if (!shelf) continue
      const { games, shared } = shelf
      for (const bundle of [games.get(this.game), shared, ...games.values()]) if (bundle?.hasMessage(key)) return bundle
    }
    return undefined
  }

  /** A sentence of the page: tr('home-title'). */
  tr = (key: string, values: Record<string, FluentVariable> = {}): string =>
    this.format(key, values) ?? key

  /** A message of the engine, as plain text. */
  say = (said: Said, names: readonly string[]): string =>
    this.pieces(said, names)
      .map((piece) => piece.text)
      .join('')

  /** A message of the engine, cut where something can be drawn. */
  pieces(said: Said, names: readonly string[]): Piece[] {
    const marked: Piece[] = []
    const mark = (piece: Piece): string => `${OPEN}${marked.push(piece) - 1}${SHUT}`
    const values: Record<string, FluentVariable> = {}
    const { seat, rival } = said.args
    // One's own knight needs no name beside it.
    if (seat !== undefined && rival !== undefined) values.whose = seat === rival ? 'own' : 'other'
    for (const [name, value] of Object.entries(said.args)) this.value(name, value, names, mark, values)
    const text = this.format(said.key, values) ?? said.key
    return text
      .split(new RegExp(`${OPEN}(\\d+)${SHUT}`))
      .map((part, i): Piece => (i % 2 ? (marked[Number(part)] ?? plain('')) : plain(part)))
      .filter((piece) => piece.text !== '')
  }

  private value(
    name: string,
    value: Argument,
    names: readonly string[],
    mark: (piece: Piece) => string,
    into: Record<string, FluentVariable>,
  ): void {
    if (PLAYERS.includes(name) && typeof value === 'number') {
      const text = value < 0 ? this.tr('chance') : (names[value] ?? this.tr('seat-number', { number: value + 1 }))
      into[name] = mark({ is: 'seat', text, seat: value })
    } else if (typeof value === 'number') into[name] = value
    else if (typeof value === 'string' && TEXTS.includes(name)) into[name] = mark(plain(value))
    else if (typeof value === 'string') {
      for (const [form, text] of Object.entries(this.forms(value)))
        into[form ? `${name}-${form}` : name] = mark({ is: 'word', text, key: value, form })
    } else {
      into[name] = this.amounts(value)
      into[`${name}-count`] = value.reduce((sum, [, n]) => sum + n, 0)
    }
  }

  amounts(list: readonly (readonly [string, number])[]): string {
    if (!list.length) return this.tr('amount-nothing')
    return this.listed(list.map(([word, n]) => this.tr(`amount-${word}`, { n })))
  }

  listed(items: readonly string[]): string {
    const last = items.at(-1) ?? ''
    const head = items.slice(0, -1)
    if (!head.length) return last
    const left = head.reduce((text, item) => this.tr('list-more', { left: text, right: item }))
    return this.tr('list-last', { left, right: last })
  }

  /** A word and its forms by name; "" is the word by itself. */
  private forms(key: string): Record<string, string> {
    const bundle = this.bundleOf(key)
    const message = bundle?.getMessage(key)
    if (!bundle || !message?.value) return { '': key }
    const forms: Record<string, string> = { '': bundle.formatPattern(message.value) }
    for (const [form, pattern] of Object.entries(message.attributes)) forms[form] = bundle.formatPattern(pattern)
    return forms
  }

  private format(key: string, values: Record<string, FluentVariable>): string | null {
    const bundle = this.bundleOf(key)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return null
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values, errors)
    if (errors.length) console.warn(`${key} (${this.lang}):`, errors[0]?.message)
    return text
  }
}

const plain = (text: string): Piece => ({ is: 'text', text })

async function bundleOf(lang: Language, files: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const texts = await Promise.all(files.map((file) => api.words(lang, file).catch(() => '')))
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

async function read(lang: Language, games: readonly string[]): Promise<Shelf> {
  const own = games.map(async (game) => [game, await bundleOf(lang, [game, `web-${game}`, `rules-${game}`])] as const)
  const [shared, entries] = await Promise.all([bundleOf(lang, SHARED), Promise.all(own)])
  return { shared, games: new Map(entries) }
}

export const words = new Words()
export const { tr, say } = words
