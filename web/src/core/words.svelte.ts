// Sentences in the reader's language. See src/demesne/i18n/words.py: both sides say the same.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { GAME_NAMES } from '../games/names'
import { api } from './api'
import type { Language } from './prefs.svelte'
import type { Argument, Said } from './types'

const FILES = ['common', 'web', ...GAME_NAMES.flatMap((game) => [game, `web-${game}`, `rules-${game}`])]

/** A piece of a sentence: plain text, a player, or a word that can be drawn. */
export type Piece =
  | { is: 'text'; text: string }
  | { is: 'seat'; text: string; seat: number }
  | { is: 'word'; text: string; key: string; form: string }

// Private characters around what is to be drawn; Fluent passes them through.
const OPEN = '\uE000'
const SHUT = '\uE001'

class Words {
  private bundle: FluentBundle = $state.raw(new FluentBundle('en'))
  private english: FluentBundle | null = null
  lang: Language = $state('en')

  async load(lang: Language): Promise<void> {
    const bundle = await read(lang)
    if (lang !== 'en' && !this.english) this.english = await read('en')
    if (lang === 'en') this.english = bundle
    this.bundle = bundle
    this.lang = lang
    document.documentElement.lang = lang
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.english?.hasMessage(key) ?? false)
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
    if (name === 'seat' && typeof value === 'number') {
      const text = value < 0 ? this.tr('chance') : (names[value] ?? this.tr('seat-number', { number: value + 1 }))
      into[name] = mark({ is: 'seat', text, seat: value })
    } else if (typeof value === 'number') into[name] = value
    else if (typeof value === 'string') {
      for (const [form, text] of Object.entries(this.forms(value)))
        into[form ? `${name}-${form}` : name] = mark({ is: 'word', text, key: value, form })
    } else into[name] = this.amounts(value)
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
    const bundle = this.bundle.hasMessage(key) ? this.bundle : this.english
    const message = bundle?.getMessage(key)
    if (!bundle || !message?.value) return { '': key }
    const forms: Record<string, string> = { '': bundle.formatPattern(message.value) }
    for (const [form, pattern] of Object.entries(message.attributes)) forms[form] = bundle.formatPattern(pattern)
    return forms
  }

  private format(key: string, values: Record<string, FluentVariable>): string | null {
    const bundle = this.bundle.hasMessage(key) ? this.bundle : this.english
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return null
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values, errors)
    if (errors.length) console.warn(`${key} (${this.lang}):`, errors[0]?.message)
    return text
  }
}

const plain = (text: string): Piece => ({ is: 'text', text })

async function read(lang: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const files = await Promise.all(FILES.map((file) => api.words(lang, file).catch(() => '')))
  for (const text of files) bundle.addResource(new FluentResource(text))
  return bundle
}

export const words = new Words()
export const { tr, say } = words
