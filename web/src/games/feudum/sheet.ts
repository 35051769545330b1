// How each question of Feudum is laid out: lines grouped by the piece they point at. No rule.
import type { Move } from '../../core/desk.svelte'
import type { Line } from '../../core/types'
import { tr, words } from '../../core/words.svelte'
import { familyOf } from '../../look/families'
import { type Amounts, arrow, type Item, word } from '../../look/items'
import type { Asked, Emblem, Group, Sheet, Way } from '../game'
import CardsAsk from './ask/CardsAsk.svelte'
import GuildAsk from './ask/GuildAsk.svelte'
import PieceWays from './ask/PieceWays.svelte'
import Steps from './ask/Steps.svelte'
import WritsAsk from './ask/WritsAsk.svelte'
import PicksAsk from './ask/PicksAsk.svelte'
import { countOf, usePicking } from './ask/picking'
import { isPicked, Picking } from './ask/picks'
import { asking } from './asking.svelte'
import * as draw from './emblems'
import {
  type CardName,
  CARDS,
  type Disc,
  GOODS,
  type Guild,
  type Landscape,
  type Monster,
  numberOf,
  type PlaceName,
  PLACES,
  type Region,
  regionOf,
  REGIONS,
  type Route,
  tablesOf,
  type Vessel,
  VESSELS,
  type View,
} from './types'

type Rows = { style: Sheet['style']; groups: Group[]; Body?: Sheet['Body']; Note?: Sheet['Note'] }
type Face = Omit<Way, 'line'>

export function sheet(asked: Asked): Sheet {
  const { menu } = asked
  const free = menu.lines.filter((line) => line.ref.startsWith('free/'))
  const body = menu.lines.filter((line) => !line.ends && !free.includes(line))
  const ends = menu.lines.filter((line) => line.ends)
  const foot = ends.map((line): Way => ({ line, verb: short(asked, line) || asked.say(line.label), main: line.ref === 'attack' && !line.why }))
  // What gives up stands beside what goes on, a feast beside what ends the turn.
  const beside = body.filter((line) => (menu.decision === 'Arm' && line.ref === 'give-up') || line.ref === 'feast')
  return {
    ...layOut(asked, body.filter((line) => !beside.includes(line))),
    title: titleOf(asked),
    note: noteOf(asked),
    foot: [...beside.map((line): Way => (line.ref === 'feast' ? { line, emblem: draw.barrelEmblem, verb: tr('feudum-special-guild') } : { line, verb: short(asked, line) || asked.say(line.label) })), ...foot],
    ...(free.length ? { besides: free.map((line): Way => ({ line, verb: tr(`window-${ACT[line.ref.slice(5)] ?? ''}`) })) } : {}),
    ...(menu.decision === 'ChooseCards' ? choosing(asked) : isPicked(menu) ? picked(asked) : {}),
  }
}
/** Cards are taken and left on the page; only the seal sends them. */
function choosing({ menu, laid }: Asked): Partial<Sheet> {
  const { taken, more } = countOf(menu, laid)
  return {
    bar: { icon: 'semi-closed-eye', text: tr('feudum-bar-secret') },
    note: tr('feudum-chosen', { n: taken, all: taken + more }),
    act: {
      verb: more ? tr('feudum-more-cards', { count: more }) : tr('feudum-seal-cards', { count: taken }),
      ready: more === 0,
      run: (desk) => usePicking(() => desk).seal(),
    },
    press(number) {
      const card = CARDS[number - 1]
      if (card && !laid.includes(`card/${card}`)) asking.cards = asking.cards.includes(card) ? asking.cards.filter((one) => one !== card) : more > 0 ? [...asking.cards, card] : asking.cards
    },
  }
}
/** What may be done at any time, by the question it leads to. */
const ACT: Record<string, string> = { deploy: 'Deploy', mandate: 'PlayMandate', discard: 'DiscardWrit', seal: 'TakeSeal', tile: 'ExchangeTile' }

// --- Words ----------------------------------------------------------------------------

const number = (line: Line, name: string): number => Number(line.label.args[name] ?? 0)
const bare = (line: Line, name: string): string => String(line.label.args[name] ?? '').replace(new RegExp(`^${name === 'rival' ? '' : name}-`), '')
const list = (line: Line, name: string): Amounts => (Array.isArray(line.label.args[name]) ? (line.label.args[name] as Amounts) : [])
export const placeName = (place: string): string => tr('feudum-place', { region: tr(`region-${regionOf(place)}`), number: numberOf(place) })

function values({ menu, names }: Asked): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(menu.question.args)) {
    if (name === 'seat' || name === 'rival' || name === 'other') found[name] = names[Number(value)] ?? ''
    else if (typeof value === 'number') found[name] = value
    else if (typeof value === 'string') found[name] = value.startsWith('place-') ? placeName(value.slice(6)) : ownWord(value)
  }
  return found
}
/** A word of the engine as the page's drawings say it, where they do. */
const ownWord = (key: string): string => (words.has(`feudum-${key}`) ? tr(`feudum-${key}`) : tr(key))

function titleOf(asked: Asked): string {
  const { menu, say } = asked
  if (menu.decision === 'ChooseGuild') return tr('feudum-title-ChooseGuild', { guild: tr(`guild-${asking.guild}`) })
  const keys = [`feudum-title-${menu.question.key}`, `feudum-title-${menu.decision}`]
  const key = keys.find((one) => words.has(one))
  return key ? tr(key, values(asked)) : say(menu.question)
}
function noteOf(asked: Asked): string {
  const { menu } = asked
  const keys = [`feudum-note-${menu.question.key}`, `feudum-note-${menu.decision}`]
  const key = keys.find((one) => words.has(one))
  return key ? tr(key, values(asked)) : ''
}
/** In few words, where the sentence is long; else nothing. */
function short({ menu }: Asked, line: Line): string {
  const name = line.label.key.replace('line-', '')
  const key = [`feudum-way-${menu.decision}-${line.ref}`, `feudum-way-${name}`].find((one) => words.has(one))
  return key ? tr(key, Object.fromEntries(Object.entries(line.label.args).filter(([, value]) => typeof value === 'number')) as Record<string, number>) : ''
}

// --- Layouts --------------------------------------------------------------------------

const PLACE_SET = new Set<string>(PLACES)
const placeOf = (line: Line): PlaceName | null => (line.ref.split('/').find((part) => PLACE_SET.has(part)) as PlaceName | undefined) ?? null
const seatOf = (ref: string): number => Number(/seat-(\d)/.exec(ref)?.[1] ?? 0) - 1
const pawnAt = (ref: string): number => Number(/pawn-(\d)/.exec(ref)?.[1] ?? 0) - 1

const listed = (lines: Line[], face: (line: Line) => Face): Rows => ({ style: 'list', groups: [{ name: '', ways: lines.map((line) => ({ line, ...face(line) })) }] })
const reasoned = (line: Line): Face => (line.why ? { wide: true } : {})

function layOut(asked: Asked, lines: Line[]): Rows {
  const { menu } = asked
  const view = asked.view as View
  switch (menu.decision) {
    case 'MovePiece':
      return { ...pieces(asked, lines, moves), Body: PieceWays, ...(menu.question.key === 'ask-godspeed' ? {} : { Note: Steps }) }
    case 'Pilfer':
      return { ...pieces(asked, lines, pilfered), Body: PieceWays }
    case 'Deploy':
      return { ...pieces(asked, lines, (line) => ({ items: [draw.vesselItem(line.ref.split('/')[0] as Vessel)], verb: tr(`vessel-${line.ref.split('/')[0] ?? ''}`) })), Body: PieceWays }
    case 'Nourish':
      return { ...pieces(asked, lines, fed), Body: PieceWays }
    case 'ChooseCards':
      return { ...listed(lines, (line) => ({ emblem: draw.cardEmblem(line.ref.slice(5) as CardName), verb: tr(`feudum-card-${line.ref.slice(5)}`) })), Body: CardsAsk }
    case 'ChooseGuild':
      return { ...guilds(lines), Body: GuildAsk }
    case 'PlayCard':
    case 'Repeat':
      return listed(lines, (line) => card(line, view))
    case 'StartRole':
      return listed(lines, (line) => ({ emblem: draw.pawnEmblem(familyOf(menu.seat), line.ref as Guild), verb: tr(`role-${line.ref}`), ...reasoned(line) }))
    case 'Migrate':
      return migrate(asked, lines)
    case 'ChooseFeudum':
    case 'JoinGuild':
      return listed(lines, (line) => ({
        emblem: menu.decision === 'JoinGuild' ? draw.signEmblem(line.ref as Guild) : draw.discEmblem(`feudum-${line.ref as Guild}`),
        verb: tr(`guild-${line.ref}`),
        items: line.label.args.stars ? [draw.number(number(line, 'stars')), word('★')] : [],
        ...reasoned(line),
      }))
    case 'StartPlace':
    case 'MigrateTo':
    case 'Harvest':
    case 'SendFarm':
    case 'DeployBeast':
    case 'TendAt':
    case 'Improve':
      return byRegion(asked, lines)
    case 'PlaceInfluence':
      return influence(asked, lines)
    case 'Conquer':
    case 'Feast':
    case 'Starve':
    case 'TakeSeal':
      return targets(asked, lines)
    case 'BuyGood':
    case 'FillBin':
    case 'LoadCart':
      return { ...bins(asked, lines), Body: PicksAsk }
    case 'PickFavours':
      return { style: 'takes', groups: lines.map((line): Group => ({ name: tr(`good-${line.ref}`), emblem: draw.wareEmblem(line.ref), ways: [{ line, items: [draw.ware(line.ref)] }] })), Body: PicksAsk }
    case 'ChooseStartGood':
      return { ...listed(lines, (line) => ({ emblem: draw.wareEmblem(line.ref), verb: tr(`good-${line.ref}`), ...reasoned(line) })), Body: PicksAsk }
    case 'ExchangeTile':
      return exchange(lines)
    case 'BuySeal':
    case 'SealScroll':
    case 'MoveSeal':
      return listed(lines, (line) => ({ emblem: draw.sealEmblem, verb: tr('feudum-scroll', { name: line.ref.toUpperCase() }), ...costed(line) }))
    case 'BuyVessel':
    case 'Invent':
      return listed(lines, (line) => made(line))
    case 'RemoveMarker':
      return listed(lines, (line) => {
        const colour = Number(line.ref.replace('colour-', '')) - 1
        return { emblem: { is: 'badge', family: familyOf(colour) }, verb: asked.names[colour] ?? tr(`family-${familyOf(colour)}`), ...costed(line), ...reasoned(line) }
      })
    case 'TameBeast':
      return listed(lines, (line) => ({ emblem: draw.beastEmblem(line.ref as Monster), verb: tr(`monster-${line.ref}`), items: marked(asked, line), ...reasoned(line) }))
    case 'TakeOtherTile':
      return listed(lines, (line) => ({ emblem: draw.stackEmblem(line.ref as Region, view.stacks[line.ref as Region]), verb: tr(`region-${line.ref}`) }))
    case 'Tend':
      return listed(lines, (line) => ({ emblem: draw.sceneEmblem(line.ref as Landscape), verb: tr(`landscape-${line.ref}`), ...reasoned(line) }))
    case 'KeepWrit':
    case 'DiscardWrit':
    case 'ShedWrit':
      return { ...listed(lines, (line) => ({ emblem: draw.glyph('tied-scroll'), verb: words.has(`feudum-writ-${line.ref}`) ? tr(`feudum-writ-${line.ref}`) : asked.say(line.label) })), Body: WritsAsk }
    case 'PlayMandate':
      return mandates(asked, lines)
    case 'TravelBy':
      return listed(lines, (line) => ({ items: [draw.routeItem(line.ref as Route)], verb: tr(`route-${line.ref}`), ...reasoned(line) }))
    case 'TakeUnits':
      return listed(lines, (line) => {
        const food = Number(line.ref.slice(5))
        return { items: [draw.number(food), draw.ware('food'), ...(line.label.args.shillings === undefined ? [] : [word('+'), ...draw.coins(number(line, 'shillings'))])], ...reasoned(line) }
      })
    case 'ChooseBonus':
      return listed(lines, (line) => ({ emblem: draw.wareEmblem(line.ref), verb: tr(`feudum-bonus-${line.ref}`), ...reasoned(line) }))
    case 'Arm':
      return listed(lines, (line) => arm(asked, line))
    default:
      return listed(lines, (line) => ({ ...said(asked, line), ...reasoned(line) }))
  }
}

/** Without a drawing of its own a line says its short words, or its whole sentence. */
function said(asked: Asked, line: Line): Face {
  const verb = short(asked, line)
  return verb ? { verb, ...emblemOf(asked, line) } : emblemOf(asked, line)
}

const EMBLEM: Record<string, Emblem> = {
  'HarvestHow/full': draw.glyph('sickle'),
  'HarvestHow/favours': draw.glyph('knapsack'),
  'HarvestHow/inspect': draw.signEmblem('farmer'),
  'Tax/tax': draw.glyph('two-coins'),
  'Tax/reinforced': draw.signEmblem('knight'),
  'Explore/explore': draw.glyph('spyglass'),
  'DigDeeper/dig': draw.wareEmblem('iron'),
  'RevealDefend/defend': draw.glyph('checked-shield'),
  'RevealDefend/immunity': draw.sealEmblem,
  'StoreSulfur/barrel': draw.barrelEmblem,
  'StoreSulfur/kept': draw.wareEmblem('sulfur'),
  'SetOut/set-out': draw.glyph('treasure-map'),
}
function emblemOf({ menu, say }: Asked, line: Line): Face {
  const emblem = EMBLEM[`${menu.decision}/${line.ref}`]
  return emblem ? { emblem, verb: say(line.label), wide: true } : {}
}

/** A row a piece, a button a way. */
function pieces({ menu, view: seen, names }: Asked, lines: Line[], face: (line: Line, view: View) => Face): Rows {
  const view = seen as View
  const family = familyOf(menu.seat)
  const found: Group[] = []
  const own = view.seats[menu.seat]?.pawns ?? []
  own.forEach((pawn, i) => {
    const ways = lines.filter((line) => line.ref.includes(`pawn-${i + 1}`)).map((line): Way => ({ line, ...face(line, view) }))
    if (!ways.length || !pawn) return
    const note = pawn.vessel ? tr('feudum-on-vessel', { vessel: tr(`vessel-${pawn.vessel}`), number: numberOf(pawn.place) }) : tr('feudum-at', { number: numberOf(pawn.place) })
    found.push({ name: tr(`role-${pawn.role}`), emblem: draw.pawnEmblem(family, pawn.role, pawn.drunk), note, ways })
  })
  for (const kind of ['behemoth', 'serpent'] as const) {
    const ways = lines.filter((line) => line.ref.startsWith(`${kind}/`)).map((line): Way => ({ line, ...face(line, view) }))
    const beast = view.monsters[kind]
    if (ways.length && beast) found.push({ name: tr(`monster-${kind}`), emblem: draw.beastEmblem(kind), note: tr('feudum-at', { number: numberOf(beast.place) }), ways })
  }
  const rest = lines.filter((line) => !found.some((group) => group.ways.some((way) => way.line === line)))
  void names
  return { style: 'ways', groups: [...found, ...(rest.length ? [{ name: '', ways: rest.map((line): Way => ({ line })) }] : [])] }
}

function moves(line: Line): Face {
  const place = placeOf(line) ?? ''
  const kind = line.label.key
  const route: Route | null = kind === 'line-move-road' ? 'road' : kind === 'line-move-ferry' ? 'ferry' : kind === 'line-move-vessel' ? ROUTE_OF[bare(line, 'vessel')] ?? null : null
  return { verb: placeName(place), items: line.why || !route ? [] : [draw.routeItem(route), ...(route === 'ferry' ? draw.coins(number(line, 'shillings')) : [])], ...reasoned(line) }
}
const ROUTE_OF: Record<string, Route> = { ship: 'ship', submersible: 'submersible', 'flying-machine': 'air' }

const pilfered = (line: Line): Face => {
  const what = line.ref.split('/')[1] ?? ''
  const scene = bare(line, 'landscape')
  return what === 'landscape' ? { emblem: draw.sceneEmblem(scene as Landscape), verb: tr(`landscape-${scene}`), ...reasoned(line) } : { items: [draw.ware(what)], verb: tr(`good-${what}`), ...reasoned(line) }
}
function fed(line: Line): Face {
  const [head = ''] = line.ref.split('/')
  if (head === 'food') return { items: [draw.ware('food')], verb: tr('good-food'), ...reasoned(line) }
  if (head === 'wine') return { items: [draw.barrelSulfur], verb: tr('feudum-wine'), ...reasoned(line) }
  return { verb: tr('feudum-starves'), ...reasoned(line) }
}

const OTHER: Guild[] = ['farmer', 'merchant', 'alchemist', 'knight', 'noble', 'monk']
const guilds = (lines: Line[]): Rows => ({
  style: 'ways',
  groups: OTHER.map((guild): Group => ({
    name: tr(`guild-${guild}`),
    emblem: draw.signEmblem(guild),
    ways: lines.filter((line) => line.ref.startsWith(`${guild}/`)).map((line): Way => ({ line, verb: tr(`feudum-${line.ref.split('/')[1] ?? ''}`) })),
  })).filter((group) => group.ways.length),
})

/** A card with the number that matters today. */
function card(line: Line, view: View): Face {
  const name = line.ref.slice(5) as CardName
  const today = view.cards?.[name] ?? {}
  const items: Item[] = []
  if (name === 'tax' && today.shillings !== undefined) items.push(...draw.coins(today.shillings))
  if (name === 'harvest' && today.total) items.push(draw.number(today.total), draw.haversack)
  if (name === 'explore' && today.draws) items.push(draw.number(today.draws), draw.haversack)
  return { emblem: draw.cardEmblem(name), verb: tr(`feudum-card-${name}`), items, ...reasoned(line) }
}

function migrate({ menu, view: seen }: Asked, lines: Line[]): Rows {
  const view = seen as View
  const family = familyOf(menu.seat)
  const on = lines.filter((line) => line.ref.startsWith('on/'))
  const barred = on.every((line) => line.why)
  const off = lines.filter((line) => line.ref.startsWith('off/')).map((line): Way => {
    const pawn = view.seats[menu.seat]?.pawns[pawnAt(line.ref)]
    return { line, emblem: draw.pawnEmblem(family, pawn?.role ?? null), verb: pawn ? placeName(pawn.place) : '' }
  })
  return {
    style: 'ways',
    groups: [
      { name: tr('feudum-bring-on'), emblem: draw.wareEmblem('food'), ways: on.map((line, i): Way => ({ line, emblem: draw.pawnEmblem(family, line.ref.slice(3) as Guild), verb: tr(`role-${line.ref.slice(3)}`), wide: barred && i === 0 })) },
      ...(off.length ? [{ name: tr('feudum-take-off'), emblem: draw.glyph('return-arrow'), ways: off }] : []),
    ],
  }
}

/** A row a region, a button a place. */
function byRegion(asked: Asked, lines: Line[], face?: (line: Line) => Face): Rows {
  const view = asked.view as View
  const groups = REGIONS.flatMap((region): Group[] => {
    const ways = lines.filter((line) => placeOf(line) && regionOf(placeOf(line) ?? '') === region).map((line): Way => ({ line, ...placeFace(line, view), ...face?.(line) }))
    return ways.length ? [{ name: tr(`region-${region}`), emblem: draw.signEmblem(region), ways }] : []
  })
  const rest = lines.filter((line) => !placeOf(line)).map((line): Way => ({ line, ...said(asked, line), ...reasoned(line) }))
  return { style: 'takes', groups: [...groups, ...(rest.length ? [{ name: '', ways: rest }] : [])] }
}
function placeFace(line: Line, view: View): Face {
  const place = placeOf(line)
  const disc = place ? view.places[place].disc : null
  const becomes = line.label.key === 'line-improve' ? (bare(line, 'disc') as Disc) : null
  const items: Item[] = []
  if (becomes) items.push(arrow, draw.disc(becomes), draw.points(number(line, 'points')))
  else if (line.label.args.points) items.push(draw.points(number(line, 'points')))
  else if (line.label.key === 'line-harvest') items.push(arrow, draw.number(number(line, 'count')), draw.haversack)
  return { ...(disc ? { emblem: draw.discEmblem(disc) } : {}), verb: `${numberOf(place ?? '')}`, items }
}

function influence(asked: Asked, lines: Line[]): Rows {
  const family = familyOf(asked.menu.seat)
  const stand = (line: Line): Item[] => {
    const kind = line.label.key.replace('line-influence-', '')
    if (line.ref.startsWith('bribe/')) return [draw.markerItem(family, 'ruler'), ...draw.coins(number(line, 'shillings'))]
    return [draw.markerItem(family, kind === 'subject' || kind === 'serf' ? kind : 'ruler')]
  }
  const rows = byRegion(asked, lines.filter((line) => !line.ref.startsWith('bribe/')), (line) => ({ items: stand(line) }))
  const bribes = byRegion(asked, lines.filter((line) => line.ref.startsWith('bribe/')), (line) => ({ items: stand(line) }))
  const first = bribes.groups[0]
  if (first) bribes.groups[0] = { ...first, heading: { emblem: draw.glyph('two-coins'), text: tr('feudum-bribes') } }
  return { ...rows, groups: [...rows.groups, ...bribes.groups] }
}

/** A row a family: whom to attack, to feast, to starve. Attack and defence stand in the button. */
function targets(asked: Asked, lines: Line[]): Rows {
  const { names, menu } = asked
  const view = asked.view as View
  const owner = (line: Line): number => {
    if (line.label.args.rival !== undefined) return Number(line.label.args.rival)
    if (line.ref.startsWith('seat-')) return seatOf(line.ref)
    return menu.seat
  }
  const groups = view.seats.flatMap((_, seat): Group[] => {
    const ways = lines.filter((line) => line.ref !== 'starve' && owner(line) === seat).map((line): Way => ({ line, ...target(line, view, seat), ...reasoned(line) }))
    // What is one's own needs no name.
    const whose: Pick<Group, 'name' | 'emblem'> = menu.decision === 'TakeSeal' ? { name: tr('feudum-your-seals'), emblem: draw.sealEmblem } : { name: names[seat] ?? '', emblem: { is: 'badge', family: familyOf(seat) } }
    return ways.length ? [{ ...whose, ways }] : []
  })
  const rest = lines.filter((line) => line.ref === 'starve').map((line): Way => ({ line, ...said(asked, line), ...reasoned(line) }))
  return { style: 'ways', groups: [...groups, ...(rest.length ? [{ name: tr('feudum-special-conquer'), emblem: draw.signEmblem('noble'), ways: rest }] : [])] }
}
function target(line: Line, view: View, seat: number): Face {
  const family = familyOf(seat)
  const [head = ''] = line.ref.split('/')
  const { attack, defence } = line.label.args
  const items: Item[] = attack === undefined ? [] : [draw.number(Number(attack)), draw.swords, draw.number(Number(defence)), draw.guard]
  if (head.startsWith('seat-')) {
    const pawn = view.seats[seat]?.pawns[pawnAt(line.ref)]
    return { emblem: draw.pawnEmblem(family, pawn?.role ?? null, pawn?.drunk), verb: feasted(line) || (pawn ? tr('feudum-at', { number: numberOf(pawn.place) }) : ''), items }
  }
  if (head === 'behemoth' || head === 'serpent') return { emblem: draw.beastEmblem(head), verb: tr('feudum-at', { number: numberOf(view.monsters[head]?.place ?? '') }), items }
  const place = placeOf(line)
  if (head === 'subject' || head === 'serf') return { emblem: draw.markerEmblem(family, head), verb: place ? placeName(place) : '', items }
  const disc = place ? view.places[place].disc : null
  return { ...(disc ? { emblem: draw.discEmblem(disc) } : {}), verb: feasted(line) || (place ? placeName(place) : ''), items }
}
/** Whose guild's function a feast takes over: "Monks: push". */
function feasted(line: Line): string {
  const { guild } = line.label.args
  return typeof guild === 'string' && line.label.args.function ? tr('feudum-guild-does', { guild: tr(guild), deed: tr(`feudum-${bare(line, 'function')}`) }) : ''
}

/** A row a good, a button a bin. */
function bins({ box }: Asked, lines: Line[]): Rows {
  const { market } = tablesOf(box)
  const groups = GOODS.flatMap((kind): Group[] => {
    const ways = lines.filter((line) => line.ref.startsWith(`${kind}-`)).map((line): Way => ({ line, items: draw.coins(market[kind][Number(line.ref.slice(-1)) - 1] ?? 0) }))
    return ways.length ? [{ name: tr(`good-${kind}`), emblem: draw.wareEmblem(kind), ways }] : []
  })
  return { style: 'takes', groups }
}
/** Goods and bins are picked on the page, in any order; only the button sends them. */
function picked(asked: Asked): Partial<Sheet> {
  const picking = new Picking(asked.menu, asked.view as View, asked.box)
  if (picking.single) return {}
  const { taken, least, most, all, ready } = picking
  const n = taken.length
  const { decision } = asked.menu
  return {
    note: tr(least === most ? 'feudum-picked' : 'feudum-picked-most', { n, all: most }),
    act: {
      verb: ready ? tr(`feudum-send-${decision}`, { count: n, shillings: picking.price }) : tr('feudum-pick-more', { count: least - n }),
      ready,
      run: (desk) => picking.send(desk),
    },
    press: (key, desk) => {
      const pick = all[key - 1]
      if (pick) picking.toggle(desk, pick)
    },
    ...(asked.laid.length ? { drop: { verb: tr('feudum-anew'), moves: asked.laid.map((): Move => 'undo') } } : {}),
  }
}

function exchange(lines: Line[]): Rows {
  const kinds = [...new Set(lines.map((line) => line.ref.split('/')[0] ?? ''))]
  return {
    style: 'takes',
    groups: kinds.map((kind): Group => ({
      name: tr(`landscape-${kind}`),
      emblem: draw.sceneEmblem(kind as Landscape),
      ways: lines.filter((line) => line.ref.startsWith(`${kind}/`)).map((line): Way => {
        const good = line.ref.split('/')[1] ?? ''
        return { line, items: good === 'barrel' ? [draw.barrelSulfur] : [draw.ware(good)] }
      }),
    })),
  }
}

function made(line: Line): Face {
  const items = list(line, 'goods').flatMap(([kind, n]): Item[] => Array.from({ length: n }, () => draw.ware(kind.replace('good-', ''))))
  const face = costed(line)
  if (line.ref === 'barrel') return { emblem: draw.barrelEmblem, verb: tr('feudum-barrel'), ...face, ...(items.length ? { items } : {}), ...reasoned(line) }
  const kind = line.ref as Vessel
  return { ...(VESSELS.includes(kind) ? { emblem: draw.vesselEmblem(kind) } : {}), verb: tr(`vessel-${kind}`), ...face, ...(items.length ? { items } : {}), ...reasoned(line) }
}
/** So many markers of the family go there. */
const marked = ({ menu }: Asked, line: Line): Item[] => (line.label.args.markers === undefined ? [] : [draw.number(number(line, 'markers')), draw.badge(familyOf(menu.seat))])
/** What a line costs in shillings, where it says so. */
function costed(line: Line): Face {
  const price = line.label.args.shillings ?? line.label.args.price
  return price === undefined ? {} : { items: draw.coins(Number(price)) }
}

const PAYS: Record<string, string[]> = {
  'small-trade/food': ['food'],
  'small-trade/wood-food': ['wood', 'food'],
  'great-trade/three': ['iron', 'wood', 'food'],
  'great-trade/kept-sulfur': ['sulfur', 'iron', 'wood', 'food'],
  'great-trade/barrel-sulfur': ['barrel', 'iron', 'wood', 'food'],
}
function mandates({ menu }: Asked, lines: Line[]): Rows {
  const family = familyOf(menu.seat)
  const writs = [...new Set(lines.map((line) => line.ref.split('/')[0] ?? ''))]
  const face = (line: Line): Face => {
    const [, way = ''] = line.ref.split('/')
    const pays = (PAYS[line.ref] ?? (line.label.args.good ? [bare(line, 'good')] : [])).map((kind) => (kind === 'barrel' ? draw.barrelSulfur : draw.ware(kind)))
    const { shillings, count, vessel } = line.label.args
    let gain: Item[] = []
    if (shillings !== undefined) gain = draw.coins(Number(shillings))
    else if (vessel !== undefined) gain = [draw.vesselItem(bare(line, 'vessel') as Vessel)]
    else if (way === 'farmer') gain = [draw.number(Number(count)), draw.haversack]
    else if (way === 'knight') gain = [draw.number(Number(count)), draw.badge(family)]
    else gain = [way === 'noble' ? draw.seal : draw.bead]
    return { items: [...(pays.length ? [...pays, arrow] : []), ...gain], ...reasoned(line) }
  }
  return {
    style: 'ways',
    groups: writs.map((writ): Group => ({
      name: tr(`feudum-writ-${writ}`),
      emblem: draw.glyph('tied-scroll'),
      ways: lines.filter((line) => line.ref.startsWith(`${writ}/`)).map((line): Way => ({ line, ...face(line) })),
    })),
  }
}

function arm(asked: Asked, line: Line): Face {
  const [head = '', way = ''] = line.ref.split('/')
  const attack = line.label.args.attack
  const items: Item[] = [...(way && way !== 'free' ? [draw.ware(way)] : []), ...(attack === undefined ? [] : [arrow, draw.number(Number(attack)), draw.swords])]
  if (head === 'saltpeter') return { emblem: draw.wareEmblem('saltpeter'), verb: tr('good-saltpeter'), items, ...reasoned(line) }
  if (head === 'bow' || head === 'sword') return { emblem: draw.glyph('tied-scroll'), verb: tr(`feudum-writ-${head}`), items, ...reasoned(line) }
  return said(asked, line)
}
