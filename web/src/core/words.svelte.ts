// Sentences in the reader's language. See src/demesne/i18n/words.py: both sides say the same.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { beastOf } from '../look/beasts'
import { api, refusals } from './api'
import type { Language } from './prefs.svelte'
import type { Argument, Said } from './types'

/** What every page says. The words of a game come with the game; see `need`. */
const SHARED = ['common', 'games', 'web']
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

/** Sentences by whose they are: `''` is everybody's. Games use the same keys for other things. */
type Shelf = Map<string, FluentBundle>

class Words {
  private shelf: Shelf = $state.raw(new Map())
  /** The files asked for so far, by whose they are; another language loads the same. */
  private files = new Map<string, Set<string>>([['', new Set(SHARED)]])
  private asked: Language = 'en'
  private last: Promise<void> = Promise.resolve()
  lang: Language = $state('en')
  /** The game that is spoken of now. */
  game = $state('')

  load(lang: Language): Promise<void> {
    this.asked = lang
    // One after the other: what was asked for last is what is said.
    this.last = this.last.catch(() => undefined).then(() => this.swap(lang))
    return this.last
  }

  private async swap(lang: Language): Promise<void> {
    this.shelf = await read(lang, this.files)
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** Files beside the shared ones: `need(['lessons'])`, or those of a game with its name. */
  async need(files: readonly string[], game = ''): Promise<void> {
    const known = this.files.get(game) ?? new Set()
    if (files.every((file) => known.has(file))) return this.last
    await Promise.all(files.map((file) => resource(this.asked, file)))
    this.files.set(game, new Set([...(this.files.get(game) ?? []), ...files]))
    await this.load(this.asked)
  }

  /** Say what belongs to this game. */
  async speakOf(game: string): Promise<void> {
    await this.need([game, `web-${game}`], game)
    this.game = game
  }

  has(key: string): boolean {
    return this.bundleOf(key) !== undefined
  }

  private bundleOf(key: string): FluentBundle | undefined {
    return [this.game, ''].map((whose) => this.shelf.get(whose)).find((bundle) => bundle?.hasMessage(key))
  }

  /** A sentence of the page: tr('home-title'). */
  tr = (key: string, values: Record<string, FluentVariable> = {}): string =>
    this.format(key, values) ?? key

  /** What a message says beside its sentence: the name of a thing. */
  attribute(key: string, name: string, values: Record<string, FluentVariable> = {}): string {
    const bundle = this.bundleOf(key)
    const pattern = bundle?.getMessage(key)?.attributes[name]
    return bundle && pattern ? bundle.formatPattern(pattern, values, []) : key
  }

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

/** What somebody is called: bots are beasts of the fable, and have their name in every language. */
export function nameOf(seat: { name: string; kind: string }): string {
  const free = seat.kind === 'open' && /^Seat (\d+)$/.exec(seat.name)
  if (free) return words.tr('seat-number', { number: free[1] ?? '' })
  const beast = beastOf(seat)
  return beast ? seat.name.replace(/^\S+/, words.tr(`beast-${beast}`)) : seat.name
}

const plain = (text: string): Piece => ({ is: 'text', text })

const resources = new Map<string, Promise<FluentResource>>()

/** A file is fetched once; one that did not come is asked for again. */
function resource(lang: Language, file: string): Promise<FluentResource> {
  const path = `${lang}/${file}`
  const found = resources.get(path) ?? api.words(lang, file).then((text) => new FluentResource(text))
  resources.set(path, found)
  found.catch(() => resources.delete(path))
  return found
}

async function bundleOf(lang: Language, files: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const body of await Promise.all([...files].map((file) => resource(lang, file)))) bundle.addResource(body)
  return bundle
}

const read = async (lang: Language, files: Map<string, Set<string>>): Promise<Shelf> =>
  new Map(await Promise.all([...files].map(async ([whose, names]) => [whose, await bundleOf(lang, names)] as const)))

export const words = new Words()
refusals.prepare = () => words.need(['server'])
export const { tr, say } = words
