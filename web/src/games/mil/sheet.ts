// How each question of MIL is laid out: lines grouped by the piece they point at.
import type { Component } from 'svelte'
import type { Move } from '../../core/desk.svelte'
import type { Argument, Line } from '../../core/types'
import { tr, words } from '../../core/words.svelte'
import { familyOf } from '../../look/families'
import Badge from '../../look/Badge.svelte'
import { amounts, type Amounts, arrow, icon, type Item, word } from '../../look/items'
import type { Asked, Emblem, Group, Sheet, Way } from '../game'
import { lettersOf } from './contest'
import Land from './Land.svelte'
import Token from './Token.svelte'
import { COLUMNS, type Counts, knightOf, type LandTile, letterOf, RESOURCES, seatOf, SPHERE_ICON, SPHERES, tablesOf, type View } from './types'

type Rows = { style: Sheet['style']; groups: Group[] }
type Face = Omit<Way, 'line'>

export function sheet(asked: Asked): Sheet {
  const { menu } = asked
  const rows = layOut(
    asked,
    menu.lines.filter((line) => !line.ends),
  )
  const foot = menu.lines.filter((line) => line.ends).map((line) => footOf(asked, line))
  return {
    ...rows,
    title: titleOf(asked),
    note: noteOf(asked),
    foot: foot.toSorted((a, b) => Number(a.main ?? false) - Number(b.main ?? false)),
    ...(menu.decision === 'MakeOffer' ? offering(asked) : {}),
  }
}

/** What stands around a secret offer: who else makes one, and that it may be none at all. */
function offering({ menu, view, laid }: Asked): Partial<Sheet> {
  const { contest } = view as View
  const undo = laid.map((): Move => 'undo')
  return {
    bar: { icon: 'wax-seal', text: tr(`mil-bar-${contest?.kind ?? ''}`) },
    seals: lettersOf(contest).filter(({ seat }) => seat !== menu.seat),
    ...(undo.length ? { drop: { verb: tr('mil-way-seal', { count: 0 }), moves: [...undo, { choose: 'seal' }] } } : {}),
  }
}

// --- Words ----------------------------------------------------------------------------

const column = (value: Argument | undefined): string => String(value ?? '').replace('column-', '').toUpperCase()
const list = (value: Argument | undefined): Amounts => (Array.isArray(value) ? value : [])
const total = (cubes: Amounts): number => cubes.reduce((sum, [, n]) => sum + n, 0)

function titleOf({ menu, names, say, view }: Asked): string {
  const { args } = menu.question
  const { contest } = view as View
  if (menu.decision === 'MakeOffer' && contest) {
    const father = contest.kind === 'dowry' ? seatOf(contest.knight) : -1
    return father === menu.seat ? tr('mil-title-offer-own') : tr(`mil-title-offer-${contest.kind}`, { name: names[father] ?? '' })
  }
  const key = `mil-title-${menu.decision}`
  if (!words.has(key)) return say(menu.question)
  return tr(key, {
    knight: column(args.column),
    rival: names[Number(args.rival ?? -1)] ?? '',
    name: names[Number(args.seat ?? -1)] ?? '',
    rivalknight: column(args.rivalcolumn),
    count: Number(args.count ?? 0),
    land: typeof args.land === 'string' ? tr(args.land) : '',
  })
}

function noteOf(asked: Asked): string {
  const { menu, say } = asked
  const args = menu.question.args
  if (menu.decision === 'MakeOffer') return offerNote(asked)
  if (menu.decision === 'RaiseBid') return tr('mil-note-RaiseBid', { cubes: words.amounts(list(args.best)) })
  if (menu.decision === 'AnswerRansom') return tr('mil-note-AnswerRansom', { cubes: words.amounts(list(args.cubes)) })
  if (menu.decision === 'ChooseAct') {
    // Where one reason bars everything but placing, it is said once for all.
    const acts = menu.lines.filter((line) => !line.ends && !line.ref.startsWith('place/'))
    const [why] = acts.map((line) => line.why)
    if (why && acts.every((line) => line.why?.key === why.key)) return say(why)
  }
  const key = `mil-note-${menu.decision}`
  return words.has(key) ? tr(key) : ''
}

function offerNote({ view, names, box }: Asked): string {
  const { contest } = view as View
  const { cathedral, marriage } = tablesOf(box)
  if (contest?.kind === 'battle')
    return tr('mil-note-battle', {
      attacker: `${names[seatOf(contest.attacker)] ?? ''} ${letterOf(contest.attacker)}`,
      target: `${names[seatOf(contest.target)] ?? ''} ${letterOf(contest.target)}`,
      attack: contest.attack,
      defence: contest.defence,
    })
  if (contest?.kind === 'cathedral') return tr('mil-note-cathedral', { points: cathedral.best })
  return tr('mil-note-dowry', { points: marriage.points })
}

/** A line that hands over what was put together is the main act of its question. */
function footOf({ say }: Asked, line: Line): Way {
  const { cubes } = line.label.args
  const key = `mil-way-${line.label.key.replace('line-', '')}`
  const verb = words.has(key) ? tr(key, { count: total(list(cubes)) }) : say(line.label)
  return { line, verb, main: cubes !== undefined && !line.why }
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
function acts({ menu, view: seen }: Asked, lines: Line[]): Rows {
  const view = seen as View
  const groups = COLUMNS.flatMap((letter): Group[] => {
    const knight = view.seats[menu.seat]?.knights[letter]
    if (!knight) return []
    const ways = lines.flatMap((line): Way[] => {
      const [head = '', tail = ''] = line.ref.split('/')
      if (!tail.startsWith(letter)) return []
      if (head === 'harvest') {
        const tile = knight.lands[Number(tail[1]) - 1]
        return [{ line, verb: tr('mil-way-harvest'), items: [...(tile ? [landItem(tile)] : []), ...amounts(list(line.label.args.cubes))] }]
      }
      if (head === 'recruit') return [{ line, verb: tr('mil-way-recruit'), items: amounts(list(line.label.args.cost)) }]
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
function bids({ menu, view: seen, laid }: Asked, lines: Line[]): Rows {
  const view = seen as View
  const args = menu.question.args
  const cubes = Object.fromEntries(list(args.cubes)) as Counts
  const stock = view.seats[menu.seat]?.stock ?? {}
  const groups = RESOURCES.flatMap((kind): Group[] => {
    const line = lines.find((one) => one.ref === kind)
    if (!line) return []
    const n = cubes[kind] ?? 0
    // One less: back to before the last of them was laid down, then the later ones again.
    const at = laid.lastIndexOf(kind)
    const later = at < 0 ? [] : laid.slice(at)
    const less = [...later.map((): Move => 'undo'), ...later.slice(1).map((choose): Move => ({ choose }))]
    return [{ name: tr(`resource-${kind}`), emblem: cubeEmblem(kind), ways: [{ line }], tally: { n, of: stock[kind] ?? 0, ...(less.length ? { less } : {}) } }]
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
function faces({ menu, say }: Asked): (line: Line) => Face {
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
        if (line.ref === 'give') {
          const points = Number(args.points) * (line.label.key === 'line-give-loss' ? -1 : 1)
          return { verb: tr('mil-way-give'), items: [...amounts([['gold', Number(args.gold)]]), arrow, { is: 'points', n: points }] }
        }
        return { verb: tr('mil-way-keep-gift'), items: amounts([['gold', Number(args.gold)]]) }
      case 'VisitClergy':
        if (line.ref === 'privilege') return { verb: tr('mil-way-privilege'), items: [number(Number(args.privileges)), BANNER], wide: !!line.why }
        return { verb: tr('mil-way-abbess'), items: [cube('damsel'), arrow, ...amounts([['influence', Number(args.influence)]])], wide: !!line.why }
      case 'ComposePiles':
      case 'ChooseStartingLand':
        return { emblem: landEmblem({ sort: line.ref, face: 'a' }), verb: tr(`land-${line.ref}`) }
      case 'JoinBattle':
      case 'AskSuzerain':
        return { emblem: glyph('crossed-swords'), verb: say(line.label), wide: true }
      default:
        return {}
    }
  }
}
