// How each question of MIL is laid out: lines grouped by the piece they point at.
import type { Component } from 'svelte'
import type { Argument, Entry, Line, Said } from '../../core/types'
import { tr, words } from '../../core/words.svelte'
import { familyOf } from '../../look/families'
import Badge from '../../look/Badge.svelte'
import { amounts, type Amounts, arrow, icon, type Item, SKULL, word } from '../../look/items'
import type { Asked, Emblem, Group, Sheet, Way } from '../game'
import Land from './Land.svelte'
import Token from './Token.svelte'
import { COLUMNS, type Counts, knightOf, type LandTile, letterOf, RESOURCES, seatOf, SPHERE_ICON, SPHERES, type View } from './types'

/** Lines about what is not there are not worth a hatched button. */
const ABSENT = new Set([
  'why-no-such-seat',
  'why-nobody-there',
  'why-no-knight',
  'why-no-land',
  'why-same-land',
  'why-placed-already',
  'why-family-placed',
  'why-no-white-token',
  'why-no-white-there',
  'why-growth-chosen',
  'why-symbol-not-shown',
  'why-space-unused',
  'why-space-taken',
  'why-space-blocked',
  'why-only-two-players',
  'why-not-offered',
  'why-offer-empty',
  'why-not-in-payment',
  'why-own-knight',
  'why-not-follower',
  'why-no-such-rate',
  'why-no-influence-bid',
  'why-auction-opened',
  'why-pile-empty',
  'why-fewer-needed',
  'why-short-food',
  'why-no-kings-pleasure',
  'why-free-land-king',
])
const ENDS = new Set(['pass', 'nothing', 'done', 'stop', 'nowhere', 'discard', 'seal', 'take-back', 'bid', 'alone', 'stay-out'])
/** What ends a question by doing something is its main act. */
const ACTS = new Set(['seal', 'bid'])
const OPEN_OFFERS = new Set(['OpenBid', 'RaiseBid', 'OfferRansom', 'ExceedRansom'])

type Rows = { style: Sheet['style']; groups: Group[] }
type Face = Omit<Way, 'line'>

export function sheet(asked: Asked): Sheet {
  const { menu } = asked
  const shown = menu.lines.filter((line) => !ABSENT.has(line.why?.key ?? ''))
  const ends = (line: Line): boolean => ENDS.has(line.ref) && !(menu.decision === 'SpendGift')
  const body = shown.filter((line) => !ends(line))
  const rows = layOut(asked, body)
  const foot = shown.filter(ends).map((line): Way => footOf(asked, line))
  const offers = (asked.view as View).offers
  const sealed = menu.decision === 'MakeOffer' && offers
  return {
    ...rows,
    title: titleOf(asked),
    note: noteOf(asked),
    foot: foot.toSorted((a, b) => Number(a.main ?? false) - Number(b.main ?? false)),
    ...(sealed ? { bar: { icon: 'wax-seal', text: tr(`mil-bar-${offers.purpose}`) }, seals: sealsOf(asked) } : {}),
    ...(dangerous(rows) ? { warning: tr('mil-age-warning') } : {}),
  }
}

const dangerous = (rows: Rows): boolean => rows.groups.some((group) => group.ways.some((way) => way.items?.includes(SKULL)))

function sealsOf({ view, menu }: Asked): { seat: number; sealed: boolean }[] {
  const offers = (view as View).offers
  if (!offers) return []
  const seats = [...offers.thinking, ...offers.sealed].filter((seat) => seat !== menu.seat).toSorted((a, b) => a - b)
  return seats.map((seat) => ({ seat, sealed: offers.sealed.includes(seat) }))
}

// --- Words ----------------------------------------------------------------------------

const told = (log: readonly Entry[], key: string): Said | undefined =>
  log.findLast((entry) => entry.told.some((said) => said.key === key))?.told.findLast((said) => said.key === key)
const column = (value: Argument | undefined): string => String(value ?? '').replace('column-', '').toUpperCase()
const list = (value: Argument | undefined): Amounts => (Array.isArray(value) ? value : [])
const total = (cubes: Amounts): number => cubes.reduce((sum, [, n]) => sum + n, 0)

function titleOf({ menu, names, say, log, view }: Asked): string {
  const { args } = menu.question
  if (menu.decision === 'MakeOffer') {
    const purpose = (view as View).offers?.purpose ?? 'dowry'
    const father = Number(told(log, 'marriage-held')?.args.seat ?? -1)
    if (purpose === 'dowry' && father === menu.seat) return tr('mil-title-offer-own')
    return tr(`mil-title-offer-${purpose}`, { name: names[father] ?? '' })
  }
  const key = `mil-title-${menu.decision}`
  if (!words.has(key)) return say(menu.question)
  return tr(key, {
    knight: column(args.column),
    rival: names[Number(args.rival ?? -1)] ?? '',
    name: names[Number(args.seat ?? -1)] ?? '',
    rivalknight: column(args.rivalcolumn),
    count: Number(args.count ?? 0),
    points: Number(args.points ?? 0),
    gold: Number(args.gold ?? 0),
    land: typeof args.land === 'string' ? tr(args.land) : '',
  })
}

function noteOf(asked: Asked): string {
  const { menu, view: seen, names, box } = asked
  const view = seen as View
  const args = menu.question.args
  const tables = box.tables as Record<string, Record<string, number>>
  if (menu.decision === 'ChooseAct') {
    const bars = (key: string): boolean => menu.lines.some((line) => line.why?.key === key)
    return bars('why-family-placed') ? tr('mil-note-placed') : bars('why-no-white-token') ? tr('mil-note-no-white') : tr('mil-note-ChooseAct')
  }
  if (menu.decision === 'MakeOffer') {
    const battle = view.battle
    if (view.offers?.purpose === 'battle' && battle)
      return tr('mil-note-battle', {
        attacker: `${names[seatOf(battle.attacker)] ?? ''} ${letterOf(battle.attacker)}`,
        target: `${names[seatOf(battle.target)] ?? ''} ${letterOf(battle.target)}`,
        attack: battle.attack,
        defence: battle.defence,
      })
    if (view.offers?.purpose === 'cathedral') return tr('mil-note-cathedral', { points: tables.cathedral?.best ?? 0 })
    return tr('mil-note-dowry', { points: tables.marriage?.points ?? 0 })
  }
  if (menu.decision === 'RaiseBid') return tr('mil-note-RaiseBid', { cubes: words.amounts(list(args.best)) })
  if (menu.decision === 'AnswerRansom') return tr('mil-note-AnswerRansom', { cubes: words.amounts(list(args.cubes)) })
  const key = `mil-note-${menu.decision}`
  return words.has(key) ? tr(key) : ''
}

function footOf({ menu, say }: Asked, line: Line): Way {
  const cubes = total(list(line.label.args.cubes))
  const main = ACTS.has(line.ref) || (line.ref === 'done' && OPEN_OFFERS.has(menu.decision))
  if (line.ref === 'seal') return { line, verb: tr('mil-way-seal', { count: cubes }), main }
  if (line.ref === 'take-back') return { line, verb: tr('mil-way-back') }
  if (main) return { line, verb: tr(line.ref === 'bid' ? 'mil-way-bid' : 'mil-way-offer', { count: cubes }), main: !line.why }
  if (line.ref === 'pass' && menu.decision !== 'ChooseAct') return { line, verb: say(line.label) }
  return { line, verb: words.has(`mil-way-${line.ref}`) ? tr(`mil-way-${line.ref}`) : say(line.label) }
}

// --- Drawings -------------------------------------------------------------------------

const glyph = (name: string): Emblem => ({ is: 'glyph', name })
const figure = (seat: number, letter: string): Emblem => ({ is: 'figure', family: familyOf(seat), generation: letter })
const landEmblem = (tile: LandTile): Emblem => ({ is: 'drawn', Drawing: Land as Component<never>, props: { x: 1, y: 1, size: 21, tile, bare: true } })
const landItem = (tile: LandTile): Item => ({ is: 'drawn', Drawing: Land as Component<never>, props: { x: 0, y: 0, size: 17, tile, bare: true }, width: 19 })
const tokenItem = (what: string): Item => ({ is: 'drawn', Drawing: Token as Component<never>, props: { x: 8, y: 9, radius: 7.5, black: what === 'black', none: what === 'empty' }, width: 17 })
const badgeItem = (seat: number): Item => ({ is: 'drawn', Drawing: Badge as Component<never>, props: { x: 0, y: 1, size: 16, family: familyOf(seat) }, width: 17 })
const cubeEmblem = (colour: string): Emblem => ({ is: 'cube', colour })
const cube = (colour: string): Item => ({ is: 'cube', colour })
const number = (n: number): Item => ({ is: 'number', n })
const BANNER = icon('vertical-banner', '', 16)
const bare = (value: Argument | undefined, kind: string): string => String(value ?? '').replace(`${kind}-`, '')

const listed = (lines: Line[], face: (line: Line) => Face): Rows => ({
  style: 'list',
  groups: [{ name: '', ways: lines.map((line) => ({ line, ...face(line) })) }],
})

// --- Layouts --------------------------------------------------------------------------

function layOut(asked: Asked, lines: Line[]): Rows {
  const { menu } = asked
  const view = asked.view as View
  switch (menu.decision) {
    case 'ChooseAct':
      return acts(asked, lines)
    case 'TakeTime':
      return bySphere(lines, () => ({ items: [tokenItem('white')] }))
    case 'PlaceKnight':
      return bySphere(lines, (line) => entry(line, view))
    case 'PassTurn':
      return bySphere(lines, (line) =>
        line.ref.startsWith('token/') ? { items: [badgeItem(menu.seat)] } : { items: [tokenItem('black')] },
      )
    case 'MakeOffer':
    case 'OpenBid':
    case 'RaiseBid':
    case 'OfferRansom':
    case 'ExceedRansom':
      return bids(asked, lines)
    case 'PlaceKingsSoldiers':
    case 'PlaceArchbishop':
    case 'BuildCastle':
    case 'PlaceLand':
      return byFamily(asked, lines, 'takes', (line) => line.ref)
    case 'VisitCourt':
      return court(asked, lines)
    case 'VisitWar':
      return war(asked, lines)
    default:
      return listed(lines, faces(asked))
  }
}

/** One row a knight: what he can do, and what it costs or brings. */
function acts({ menu, view: seen, box }: Asked, lines: Line[]): Rows {
  const view = seen as View
  const death = (box.tables.limits?.death as number | undefined) ?? 4
  const groups = COLUMNS.flatMap((letter): Group[] => {
    const knight = view.seats[menu.seat]?.knights[letter]
    if (!knight) return []
    const dies = knight.time + 1 >= death ? [SKULL] : []
    const ways = lines.flatMap((line): Way[] => {
      const [head = '', tail = ''] = line.ref.split('/')
      if (!tail.startsWith(letter)) return []
      if (head === 'harvest') {
        const tile = knight.lands[Number(tail[1]) - 1]
        return [{ line, verb: tr('mil-way-harvest'), items: [...(tile ? [landItem(tile)] : []), ...amounts(list(line.label.args.cubes)), ...(line.why ? [] : dies)] }]
      }
      if (head === 'recruit') return [{ line, verb: tr('mil-way-recruit'), items: [...amounts(list(line.label.args.cost)), ...(line.why ? [] : dies)] }]
      if (head === 'grow') return [{ line, verb: tr('mil-way-grow') }]
      return [{ line, verb: tr('mil-way-place') }]
    })
    return ways.length ? [{ name: tr('mil-knight-short', { knight: letter.toUpperCase() }), emblem: figure(menu.seat, letter.toUpperCase()), ways }] : []
  })
  return { style: 'ways', groups }
}

/** A row a sphere, a button a space. */
function bySphere(lines: Line[], face: (line: Line) => Face): Rows {
  const groups = SPHERES.flatMap((sphere): Group[] => {
    const ways = lines
      .filter((line) => line.ref.replace('token/', '').split('/')[0] === sphere)
      .map((line): Way => {
        const at = line.ref.split('/').at(-1) ?? ''
        const made = face(line)
        return { line, ...made, ...(/^\d$/.test(at) ? { items: [...(made.items ?? []), number(Number(at))] } : {}) }
      })
    return ways.length ? [{ name: tr(`sphere-${sphere}`), emblem: glyph(SPHERE_ICON[sphere] ?? 'pawn'), ways }] : []
  })
  return { style: 'takes', groups }
}

/** An empty space is free; a token on it is drawn, and its price stands in the tip. */
function entry(line: Line, view: View): Face {
  const [sphere = '', at = ''] = line.ref.split('/')
  if (!at) return { verb: tr('mil-way-go') }
  const what = view.spheres[sphere]?.[Number(at) - 1]
  return { items: [what?.startsWith('token/') ? badgeItem(Number(what.slice(6))) : tokenItem(what ?? 'empty')] }
}

/** An offer in the making: how many of each kind are in, one more, one less. */
function bids({ menu, view: seen }: Asked, lines: Line[]): Rows {
  const view = seen as View
  const args = menu.question.args
  const cubes = Object.fromEntries(list(args.cubes)) as Counts
  const stock = view.seats[menu.seat]?.stock ?? {}
  const back = menu.lines.find((line) => line.ref === 'take-back' && !line.why)
  const groups = RESOURCES.flatMap((kind): Group[] => {
    const line = lines.find((one) => one.ref === kind)
    if (!line) return []
    const n = cubes[kind] ?? 0
    const rest = RESOURCES.flatMap((other) => Array.from({ length: (cubes[other] ?? 0) - (other === kind ? 1 : 0) }, () => other as string))
    const less = back && n ? ['take-back', ...rest] : undefined
    return [{ name: tr(`resource-${kind}`), emblem: cubeEmblem(kind), ways: [{ line }], tally: { n, of: stock[kind] ?? 0, ...(less ? { less } : {}) } }]
  })
  return { style: 'bids', groups }
}

/** A row a family, a button a knight. */
function byFamily({ view: seen, names }: Asked, lines: Line[], style: Sheet['style'], knight: (line: Line) => string, face: (line: Line) => Face = () => ({})): Rows {
  const view = seen as View
  const groups = view.seats.flatMap((_, seat): Group[] => {
    const ways = lines
      .filter((line) => knightOf(view, knight(line)) && seatOf(knight(line)) === seat)
      .map((line): Way => ({ line, emblem: figure(seat, letterOf(knight(line))), ...face(line) }))
    return ways.length ? [{ name: names[seat] ?? '', emblem: { is: 'badge', family: familyOf(seat) }, ways }] : []
  })
  const others = lines.filter((line) => !knightOf(view, knight(line)))
  return { style, groups: [...groups, ...(others.length ? [{ name: '', ways: others.map((line): Way => ({ line })) }] : [])] }
}

function court(asked: Asked, lines: Line[]): Rows {
  const take = lines.filter((line) => line.ref === 'influence')
  const rest = lines.filter((line) => line.ref !== 'influence')
  const ways = take.map((line): Way => ({ line, verb: tr('mil-way-take'), items: amounts([['influence', Number(line.label.args.influence)]]) }))
  const rows = byFamily(asked, rest, 'ways', (line) => line.ref.split('/')[1] ?? '')
  return { style: 'ways', groups: [{ name: tr('mil-group-influence'), emblem: cubeEmblem('influence'), ways }, ...rows.groups] }
}

function war(asked: Asked, lines: Line[]): Rows {
  const view = asked.view as View
  const piles = lines.flatMap((line): Group[] => {
    const [head = '', tail = ''] = line.ref.split('/')
    if (head !== 'pile') return []
    const sort = bare(line.label.args.land, 'land')
    const need = Number(line.label.args.count ?? 0)
    const items: Item[] = need ? [number(need), cube('food'), word('/'), cube('influence')] : [icon('spears', '', 16)]
    return [{ name: tr('mil-pile', { pile: Number(tail) }), emblem: landEmblem({ sort, face: 'a' }), ways: [{ line, verb: tr('mil-way-conquer'), items, wide: !!line.why }] }]
  })
  const attacks = lines.filter((line) => line.ref.startsWith('attack/'))
  const rows = byFamily(asked, attacks, 'ways', (line) => (line.ref.split('/')[1] ?? '').slice(0, -1), (line) => {
    const ref = line.ref.split('/')[1] ?? ''
    const tile = knightOf(view, ref.slice(0, -1))?.lands[Number(ref.at(-1)) - 1]
    const toll = Number(line.label.args.influence ?? 0)
    return { items: [...(tile ? [landItem(tile)] : []), ...(toll ? amounts([['influence', toll]]) : [])] }
  })
  return { style: 'ways', groups: [...piles, ...rows.groups] }
}

/** How a single button looks. Without a verb it says its whole sentence. */
function faces({ menu, view: seen }: Asked): (line: Line) => Face {
  const view = seen as View
  return (line) => {
    const { args } = line.label
    switch (menu.decision) {
      case 'GrowFamily':
        if (line.ref === 'roll') return { emblem: glyph('rolling-dices'), verb: tr('mil-way-roll'), wide: true }
        return { verb: tr('mil-way-bastard'), items: line.ref === 'bastard/gold' ? amounts([['gold', Number(args.gold)]]) : [number(Number(args.privileges)), BANNER] }
      case 'ChooseSymbol':
        return { emblem: glyph({ hourglass: 'hourglass', woman: 'woman', man: 'pawn' }[line.ref] ?? ''), verb: tr(`mil-symbol-${line.label.key.replace('line-', '')}`), wide: true }
      case 'PayEntry':
        return { verb: tr('mil-way-pay'), items: line.ref === 'gold' ? amounts([['gold', Number(args.gold)]]) : [number(Number(args.privileges)), BANNER] }
      case 'KeepHalf': {
        const left = list(menu.question.args.cubes).find(([name]) => name === line.ref)?.[1] ?? 0
        return { emblem: cubeEmblem(line.ref), verb: tr('mil-way-keep', { name: tr(`resource-${line.ref}`) }), items: [word(`× ${left}`)] }
      }
      case 'TakeVeil':
        return { emblem: cubeEmblem('damsel'), verb: tr('mil-way-veil'), items: args.privileges ? [number(Number(args.privileges)), BANNER] : [], wide: true }
      case 'VisitMarket':
        return { emblem: glyph(line.ref === 'trade' ? 'shop' : 'white-tower'), verb: tr(`mil-way-${line.ref}`), wide: !!line.why }
      case 'Trade':
        return { items: [...amounts(list(args.give)), arrow, ...amounts(list(args.get))] }
      case 'PayForces':
        return { verb: tr('mil-way-pay'), items: amounts(list(args.cubes)) }
      case 'AnswerRansom':
        if (line.ref === 'accept') return { verb: tr('mil-way-accept'), wide: true }
        if (line.ref === 'exceed') return { verb: tr('mil-way-exceed'), wide: true }
        return { emblem: landEmblem({ sort: bare(args.land, 'land'), face: 'a' }), verb: tr('mil-way-fief'), wide: true }
      case 'SpendGift':
        if (line.ref === 'give') return { verb: tr('mil-way-give'), items: [...amounts([['gold', Number(args.gold)]]), arrow, { is: 'points', n: Number(args.points) }] }
        return { verb: tr('mil-way-keep-gift'), items: amounts([['gold', Number(args.gold)]]) }
      case 'VisitClergy':
        if (line.ref === 'privilege') return { verb: tr('mil-way-privilege'), items: [number(Number(args.privileges)), BANNER], wide: !!line.why }
        return { verb: tr('mil-way-abbess'), items: [cube('damsel'), arrow, ...amounts([['influence', Number(args.influence)]])], wide: !!line.why }
      case 'ComposePiles':
      case 'ChooseStartingLand':
        return { emblem: landEmblem({ sort: line.ref, face: 'a' }), verb: tr(`land-${line.ref}`) }
      case 'JoinBattle':
      case 'AskSuzerain':
        return { emblem: glyph('crossed-swords'), wide: true }
      default:
        void view
        return {}
    }
  }
}
