// How each question of Clochemerle is laid out: white banners first, then black ones, by the piece they hang from.
import type { Component } from 'svelte'
import type { Line, Menu } from '../../core/types'
import { tr, words } from '../../core/words.svelte'
import { familyOf } from '../../look/families'
import { type Amounts, arrow, icon, type Item, word } from '../../look/items'
import type { Asked, Emblem, Group, Sheet, Way } from '../game'
import { deed, flag, marker, points, priced, story } from './items'
import BannerSign from './pieces/BannerSign.svelte'
import Die from './pieces/Die.svelte'
import Seal from './pieces/Seal.svelte'
import Villager from './pieces/Villager.svelte'
import { CHAMBERS, CHURCHES, dieOf, goodOf, MONK_PILES, PROFESSIONS, type Tables, tablesOf, type View, WORKSHOPS } from './types'

/** `foot`: what stands below the rows, with the ends of the question. */
type Rows = { style: Sheet['style']; groups: Group[]; foot?: Way[] }

export function sheet(asked: Asked): Sheet {
  const { menu, say } = asked
  const body = menu.lines.filter((line) => !line.ends)
  const ends = menu.lines.filter((line) => line.ends)
  const foot = ends.map((line): Way => ({ line, verb: short(line, say), main: ends.length === 1 && menu.decision === 'ChooseBanner' }))
  const rows = layOut(menu, body, asked)
  return { ...rows, title: titleOf(asked), note: noteOf(menu), foot: [...(rows.foot ?? []), ...foot] }
}

function titleOf({ menu, say }: Asked): string {
  const next = menu.question.key === 'ask-next-banner' ? '-next' : ''
  const key = `clochemerle-title-${menu.decision}${next}`
  if (!words.has(key)) return say(menu.question)
  const { value = 0, item = '' } = menu.question.args
  return tr(key, { value: Number(value), item: typeof item === 'string' && item ? tr(item) : '' })
}
function noteOf(menu: Menu): string {
  const key = `clochemerle-note-${menu.decision}`
  return words.has(key) ? tr(key) : ''
}
/** In few words, where the sentence is long. */
function short(line: Line, say: Asked['say']): string {
  const key = `clochemerle-way-${line.label.key.slice(5)}`
  return words.has(key) ? tr(key) : say(line.label)
}

const drawn = (Drawing: unknown, props: Record<string, unknown>): Emblem => ({ is: 'drawn', Drawing: Drawing as Component<never>, props })
const seal = (name: string): Emblem => drawn(Seal, { x: 1, y: 1, size: 22, name })
const glyph = (name: string): Emblem => ({ is: 'glyph', name })
const good = (kind: string): Emblem => ({ is: 'goods', kinds: [kind] })
const sign = (kind: 'white' | 'black'): Emblem => drawn(BannerSign, { kind })
const dieSign = (ref: string): Emblem => {
  const { black, face } = dieOf(ref)
  return drawn(Die, { x: 1, y: 4, size: 19, face, tone: black ? 'black' : 'white', flat: true })
}
const costs = (line: Line): Item[] => priced((line.label.args.cost ?? []) as Amounts)
const shows = (line: Line): number[] => ((line.label.args.shows ?? []) as Amounts).flatMap(([name, sum]) => (name === 'sum' ? [sum] : []))
const told = (line: Line, name: string): number => Number(line.label.args[name] ?? 0)
const coins = (n: number): Item[] => priced([['coin', n]])

function layOut(menu: Menu, lines: Line[], asked: Asked): Rows {
  const list = (way: (line: Line) => Omit<Way, 'line'>): Rows => ({
    style: 'list',
    groups: [{ name: '', ways: lines.map((line) => ({ line, ...way(line) })) }],
  })
  const family = familyOf(menu.seat)
  const villager = (name: string): Emblem => drawn(Villager, { x: 4, y: -2, height: 25, family, name, flat: true })
  switch (menu.decision) {
    case 'TakeFirstDie':
    case 'TakeSecondDie':
      return dice(lines)
    case 'MakeSum':
      return { style: 'takes', groups: [{ name: tr('clochemerle-sum'), emblem: sign('white'), ways: lines.map(sum) }] }
    case 'ChooseBanner':
      return banners(lines, menu, asked)
    case 'MoveChief':
      return list((line) => ({ emblem: villager('chief'), items: chief(line) }))
    case 'ServeCustomer':
      return list((line) => ({ items: customer(line) }))
    case 'TakeFreeCustomer':
    case 'TakeCustomer':
      return list((line) => ({ items: [flag(shows(line), 'white'), ...customer(line), ...(line.label.args.cost ? [word('·'), ...costs(line)] : [])] }))
    case 'ChooseWay':
      return list((line) => ({ verb: tr('clochemerle-pay'), items: costs(line) }))
    case 'PayFrom':
      return list(source)
    case 'UseSchool':
      return school(lines, villager)
    case 'BuryVillager':
      return list((line) => ({
        emblem: villager(line.ref),
        verb: tr(`profession-${line.ref}`),
        items: line.label.key === 'line-bury-chronicle' ? [arrow, icon('open-book'), story(told(line, 'story'))] : [arrow, icon('tombstone')],
      }))
    case 'PlaceLabourer':
      return list((line) => ({ emblem: villager(line.ref), verb: tr(`profession-${line.ref}`) }))
    case 'PlacePlough':
      return list((line) => ({ emblem: glyph('wheat'), verb: tr('clochemerle-field-number', { number: told(line, 'number') }) }))
    case 'PlaceTile':
      return list(tile)
    case 'CoverSlot':
      return list((line) => {
        const [kind = '', name = ''] = String(line.label.args.category ?? line.label.args.profession).split('-')
        return kind === 'profession' ? { emblem: seal(name), verb: tr(`profession-${name}`) } : { verb: tr(`category-${name}`) }
      })
    case 'UseSanatorium':
      return list((line) =>
        line.ref === 'sanatorium'
          ? { emblem: seal('abbot'), verb: tr('clochemerle-way-use-sanatorium'), items: [marker] }
          : { emblem: glyph('rat'), verb: tr('clochemerle-way-suffer-rats'), items: [word('−'), story(told(line, 'story'))] },
      )
    case 'TakeGain':
      return list((line) => ({ verb: short(line, asked.say), items: priced((line.label.args.gain ?? []) as Amounts) }))
    case 'KeepTravelCard':
      return list((line) => {
        if (line.ref !== 'keep') return {}
        const toll = priced((line.label.args.toll ?? []) as Amounts)
        return { verb: tr('clochemerle-way-keep'), items: [points(told(line, 'points')), ...(toll.length ? [word('·'), ...toll, arrow] : [])] }
      })
    default:
      return list(() => ({}))
  }
}

function dice(lines: Line[]): Rows {
  const group = (colour: string): Group[] => {
    const ways = lines.filter((line) => line.ref.includes(colour)).map((line): Way => ({ line, emblem: dieSign(line.ref), items: costs(line) }))
    return ways.length ? [{ name: tr(colour === 'white' ? 'clochemerle-white' : 'clochemerle-black'), ways }] : []
  }
  return { style: 'takes', groups: [...group('white'), ...group('black')] }
}

const sum = (line: Line): Way => ({ line, verb: String(told(line, 'value')), items: costs(line) })
const customer = (line: Line): Item[] => [...priced((line.label.args.wants ?? []) as Amounts), arrow, points(told(line, 'points'))]

function chief(line: Line): Item[] {
  const step = line.ref.split('/')[1]
  if (step === 'hall') return [...costs(line), word(tr('clochemerle-keep-safe')), story(told(line, 'story'))]
  if (step === 'coin') return [...costs(line), arrow, ...coins(told(line, 'coins'))]
  if (step === 'story') return [...costs(line), arrow, story(told(line, 'story'))]
  return costs(line)
}

/** Where a resource is paid from. */
function source(line: Line): Omit<Way, 'line'> {
  const [, from = '', number = ''] = line.ref.split('/')
  if (from === 'field') return { emblem: good('plough'), verb: tr('clochemerle-field-number', { number: Number(number) }) }
  if (from === 'guild') return { emblem: good('any'), verb: tr('clochemerle-chamber-guild') }
  return { emblem: good(goodOf(from)), verb: tr(`workshop-${from}`) }
}

function tile(line: Line): Omit<Way, 'line'> {
  const [, place = '', number = ''] = line.ref.split('/')
  if (place === 'customer') return { items: customer(line) }
  if (place === 'field') return { emblem: glyph('wheat'), verb: tr('clochemerle-field-number', { number: Number(number) }) }
  if ((WORKSHOPS as readonly string[]).includes(place)) return { emblem: good(goodOf(place)), verb: tr(`workshop-${place}`) }
  return { emblem: sign('white'), verb: tr(`banner-${place}`) }
}

function school(lines: Line[], villager: (name: string) => Emblem): Rows {
  const posts = PROFESSIONS.flatMap((name): Group[] => {
    const ways = lines
      .filter((line) => line.ref.endsWith(`/${name}`) && !line.why)
      .map((line): Way => ({
        line,
        verb: tr(`clochemerle-desk-${line.ref.split('/')[0]}`),
        items: [...costs(line), ...(line.label.args.story ? [arrow, story(told(line, 'story'))] : [])],
      }))
    return ways.length ? [{ name: tr(`profession-${name}`), emblem: villager(name), ways }] : []
  })
  const pupils = lines.filter((line) => line.ref.startsWith('pupil/')).map((line): Way => ({ line, verb: tr(`clochemerle-way-${line.ref.replace('/', '-')}`) }))
  return { style: 'ways', groups: [...(pupils.length ? [{ name: tr('clochemerle-school'), emblem: glyph('ringing-bell'), ways: pupils }] : []), ...posts] }
}

// -- the banners a sum reaches ---------------------------------------------------------------------

function banners(lines: Line[], menu: Menu, { box, view }: Asked): Rows {
  const tables = tablesOf(box)
  const table = view as View
  const find = (test: (ref: string) => boolean): Line[] => lines.filter((line) => test(line.ref))
  const row = (name: string, emblem: Emblem, found: Line[], items: (line: Line) => Item[]): Group[] => rowOf({ name, emblem, found, items })
  const run = (name: string) => (ref: string): boolean => ref === `run/${name}`
  const buys = (names: readonly string[]) => (ref: string): boolean => names.some((name) => ref === `buy/${name}`)
  const white = [
    ...row(tr('clochemerle-workshops'), seal('craftsman'), find((ref) => WORKSHOPS.some((name) => run(name)(ref))), (line) => [
      ...costs(line),
      arrow,
      { is: 'good', kind: goodOf(line.ref.slice(4)) },
    ]),
    ...row(tr('clochemerle-fields'), glyph('wheat'), find((ref) => ref.startsWith('run/field/')), (line) => [...costs(line), arrow, ...coins(told(line, 'coins'))]),
    ...row(tr('clochemerle-market'), seal('merchant'), find((ref) => ref.startsWith('customer/')), customer),
    ...row(tr('clochemerle-market'), seal('merchant'), find((ref) => ref === 'market'), () => [word(tr('clochemerle-serve'))]),
    ...row(tr('clochemerle-council'), seal('councillor'), find(run('chamber')), (line) => [...costs(line), ...chamberGain(String(line.label.args.chamber), tables)]),
    ...row(tr('clochemerle-school'), glyph('ringing-bell'), find(run('school')), () => [arrow, icon('pawn')]),
    ...row(tr('clochemerle-own-banner'), sign('white'), find(run('personal')), (line) => [arrow, story(told(line, 'story'))]),
    ...row(tr('clochemerle-square'), seal('councillor'), find(run('square')), (line) => [...costs(line), arrow, story(tables.square.story), marker]),
    ...row(tr('clochemerle-plough'), good('plough'), find((ref) => ref.startsWith('plough/')), (line) => [
      { is: 'good', kind: line.ref === 'plough/guild' ? 'any' : 'plough' },
      arrow,
      icon('wheat', 'wheat'),
    ]),
  ]
  const black = [
    ...WORKSHOPS.flatMap((name) =>
      row(tr(`workshop-${name}`), good(goodOf(name)), find((ref) => ref.startsWith(`buy/${name}/`)), (line) => [flag(shows(line)), ...costs(line)]),
    ),
    ...row(tr('clochemerle-new-field'), glyph('wheat'), find((ref) => ref === 'buy/field'), (line) => [...costs(line), arrow, ...coins(told(line, 'coins'))]),
    ...row(tr('clochemerle-travel'), seal('traveller'), find((ref) => ref === 'buy/travel'), (line) => travel(line)),
    ...row(tr('clochemerle-churches'), seal('abbot'), find(buys(CHURCHES)), (line) => [word(tr(`clochemerle-church-${line.ref.slice(4)}`)), ...costs(line)]),
    ...MONK_PILES.flatMap((pile) =>
      row(tr('clochemerle-monk'), seal('abbot'), find((ref) => ref === `buy/monk/${pile}`), (line) => [
        ...costs(line),
        ...deed(String(line.label.args.action).slice(7), tables.steward.by_monk),
      ]),
    ),
    ...row(tr('clochemerle-square'), seal('councillor'), find((ref) => ref === 'buy/square'), (line) => [...costs(line), arrow, story(tables.square.story), marker]),
    ...row(tr('clochemerle-council'), seal('councillor'), find(buys(CHAMBERS)), (line) => [word(tr(`clochemerle-chamber-${line.ref.slice(4)}`)), ...costs(line)]),
    ...row(tr('clochemerle-steward'), glyph('shop'), find((ref) => ref === 'steward'), (line) => [word('1:'), ...costs(line)]),
    ...row(tr('clochemerle-hand'), glyph('flying-flag'), find((ref) => ref === 'hand'), (line) => [arrow, story(told(line, 'story'))]),
    ...row(tr('clochemerle-chief'), drawn(Villager, { x: 4, y: -2, height: 25, family: familyOf(menu.seat), name: 'chief', flat: true }), find((ref) => ref.startsWith('chief/')), chief),
  ]
  const rest = find((ref) => ref === 'sparing').map((line): Way => ({ line, verb: tr('clochemerle-way-sparing') }))
  if (white[0]) white[0].heading = { emblem: sign('white'), text: tr('clochemerle-white-banners') }
  if (black[0]) black[0].heading = { emblem: sign('black'), text: tr(white.length ? 'clochemerle-or-black-banner' : 'clochemerle-black-banner') }
  return { style: 'ways', groups: [...white, ...black], foot: table.sparing ? [] : rest }
}

/** A row of one piece. Like banners share a button; where none is possible, the reason stands once. */
function rowOf({ name, emblem, found, items }: { name: string; emblem: Emblem; found: Line[]; items: (line: Line) => Item[] }): Group[] {
  if (!found.length) return []
  const may = found.filter((line) => !line.why)
  if (!may.length) {
    // What one has already is in the village, not in the question.
    const [line] = found.filter(({ why }) => !why?.key.startsWith('why-has-'))
    return line ? [{ name, emblem, ways: [{ line, items: items(line), wide: true }] }] : []
  }
  const same = new Map<string, Line[]>()
  for (const line of found) {
    const { number: _, ...args } = line.label.args
    const key = JSON.stringify([line.label.key, args, line.why, line.warning])
    same.set(key, [...(same.get(key) ?? []), line])
  }
  const ways = [...same.values()].flatMap((lines): Way[] => {
    const [line] = lines
    if (!line) return []
    return [{ line, items: [...items(line), ...(lines.length > 1 ? [word(`×${lines.length}`)] : [])] }]
  })
  return [{ name, emblem, ways }]
}

function travel(line: Line): Item[] {
  const letter = String(line.label.args.letter).slice(7).toUpperCase()
  const other = line.label.args.other as Amounts | undefined
  return [word(`${letter}:`), ...costs(line), ...(other ? [word(tr('or')), ...priced(other)] : [])]
}

function chamberGain(word_: string, tables: Tables): Item[] {
  const name = word_.slice(8)
  if (name === 'monetary') return [arrow, ...coins(tables.monetary.coins)]
  return name === 'guild' ? [arrow, { is: 'good', kind: 'any' }] : [arrow, marker]
}
