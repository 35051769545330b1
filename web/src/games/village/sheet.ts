// How each question of Village is laid out: lines grouped by the piece they point at.
import type { Line, Menu } from '../../core/types'
import { tr, words } from '../../core/words.svelte'
import { familyOf } from '../../look/families'
import { amounts, arrow, type Amounts, type Item, MAKE, plus, TRAIN, word } from '../../look/items'
import type { Asked, Emblem, Group, Sheet, Way } from '../game'
import { placeName } from './names'
import { placeOf } from './spots'
import { CITIES, placeIcon, SPACE_ICON, SPACES, WORKSHOPS } from './types'

type Rows = { style: Sheet['style']; groups: Group[] }

export function sheet(asked: Asked): Sheet {
  const { menu } = asked
  return {
    ...layOut(
      menu,
      menu.lines.filter((line) => !line.ends),
    ),
    title: titleOf(asked),
    note: noteOf(asked),
    foot: menu.lines.filter((line) => line.ends).map((line) => ({ line, verb: asked.say(line.label) })),
  }
}

function titleOf({ menu, say }: Asked): string {
  const key = `village-title-${menu.decision}`
  const { count = 0, colour, generation = 0 } = menu.question.args
  if (!words.has(key)) return say(menu.question)
  const name = typeof colour === 'string' ? tr(`village-${colour}`) : ''
  return tr(key, { count: Number(count), colour: name, generation: Number(generation) })
}

function noteOf({ menu }: Asked): string {
  const key = `village-note-${menu.decision}`
  return words.has(key) ? tr(key) : ''
}

function layOut(menu: Menu, lines: Line[]): Rows {
  switch (menu.decision) {
    case 'TakeTurn':
      return takes(lines)
    case 'ChooseAction':
      return list(lines, (line) => ({ emblem: glyph(SPACE_ICON[line.ref] ?? 'barn'), verb: tr(`village-short-${line.ref}`) }))
    case 'ChooseCraft':
      return crafts(lines)
    case 'VisitCouncil':
    case 'UsePrivilege':
      return council(lines)
    case 'ChooseRoad':
      return roads(lines)
    case 'ServeCustomer':
      return list(lines, serve)
    case 'GrowFamily':
      return list(lines, family(menu))
    case 'BuryMember':
      return list(lines, bury(menu))
    case 'PromoteMember':
      return list(lines, promote(menu))
    case 'HarvestGrain':
      return list(lines, (line) => ({
        verb: tr('village-way-harvest'),
        items: [{ is: 'grain', n: Number(line.label.args.grain) }],
      }))
    case 'EnterChurch':
    case 'PayForCouncil':
    case 'PayCubes':
    case 'PayAtWell':
      return list(lines, (line) => ({ verb: tr('village-way-pay'), items: priceOf(line) }))
    case 'ChooseInfluence':
      return list(lines, (line) => ({ emblem: { is: 'cube', colour: line.ref }, verb: tr(`colour-${line.ref}`) }))
    case 'ChooseGood':
    case 'MakeGood':
      return list(lines, (line) => ({
        emblem: { is: 'goods', kinds: [line.ref] },
        verb: tr(`good-${line.ref}`),
        items: priceOf(line),
      }))
    case 'TrainMember':
    case 'CallHome':
    case 'RaiseMember':
    case 'SendTraveller':
    case 'SendToBag':
    case 'PullMember':
      return list(lines, member(menu))
    default:
      return list(lines, () => ({}))
  }
}

const glyph = (name: string): Emblem => ({ is: 'glyph', name })
/** A cost with a plus between time and the rest. */
function priceOf(line: Line): Item[] {
  const cost = (line.label.args.cost ?? []) as Amounts
  const time = cost.filter(([name]) => name === 'time')
  const rest = cost.filter(([name]) => name !== 'time')
  return [...amounts(time), ...(time.length && rest.length ? [plus] : []), ...amounts(rest)]
}

/** One group of buttons, without names. A way without a verb says its whole sentence. */
const list = (lines: Line[], way: (line: Line) => Omit<Way, 'line'>): Rows => ({
  style: 'list',
  groups: [{ name: '', ways: lines.map((line) => ({ line, ...way(line) })) }],
})

function takes(lines: Line[]): Rows {
  const groups: Group[] = SPACES.flatMap((space) => {
    const ways = lines
      .filter((line) => line.ref.startsWith(`${space}/`))
      .map((line): Way => {
        const colour = line.ref.split('/')[1] ?? ''
        const time = line.label.args.time
        const items: Item[] = typeof time === 'number' ? [{ is: 'time', n: time }] : []
        return { line, emblem: { is: 'cube', colour }, items }
      })
    return ways.length ? [{ name: tr(`village-short-${space}`), emblem: glyph(SPACE_ICON[space] ?? ''), ways }] : []
  })
  return { style: 'takes', groups: [...groups, ...well(lines)] }
}

/** The well is one row: what can be paid, or the nearest reason why nothing can. */
function well(lines: Line[]): Group[] {
  const all = lines.filter((line) => line.ref.startsWith('well/'))
  const may = all.filter((line) => !line.why)
  const near = all.toSorted((a, b) => Number(b.why?.args.cubes ?? -1) - Number(a.why?.args.cubes ?? -1))
  const ways = (may.length ? may : near.slice(0, 1)).map((line): Way => {
    const colour = line.ref.split('/')[1] ?? ''
    const n = Number(line.label.args.count ?? line.label.args.coins ?? 3)
    const piece: Item = colour === 'coins' ? { is: 'coin' } : { is: 'cube', colour }
    return { line, items: [{ is: 'number', n }, piece], wide: !may.length }
  })
  return ways.length ? [{ name: tr('village-well'), emblem: glyph('well'), ways }] : []
}

function crafts(lines: Line[]): Rows {
  const find = (ref: string): Line | undefined => lines.find((line) => line.ref === ref)
  const groups = WORKSHOPS.map(({ name, goods }): Group => {
    const many = goods.length > 1
    /** In words; with a drawing of the verb where there is room for no more. */
    const way = (verb: string, ref: string, good?: string, drawn?: Item): Way[] => {
      const line = find(ref)
      if (!line) return []
      const piece: Item[] = many && good ? [{ is: 'good', kind: good }] : []
      const items = [...(drawn ? [drawn] : []), ...piece, ...priceOf(line)]
      return [drawn ? { line, items } : { line, verb: tr(`village-way-${verb}`), items }]
    }
    // With nobody trained there, training is how to make: the line to make would only repeat that.
    const make = goods
      .flatMap((good) => way('make', `make/${good}`, good, many ? MAKE : undefined))
      .filter((one) => one.line.why?.key !== 'why-no-worker')
    const train = way('train', `train/${name}`, undefined, make.length ? TRAIN : undefined)
    // Two goods for sale: each price with an arrow to what it buys.
    const buy = many
      ? goods.flatMap((good): Way[] => {
          const line = find(`buy/${good}`)
          return line ? [{ line, items: [...priceOf(line), arrow, { is: 'good', kind: good }] }] : []
        })
      : goods.flatMap((good) => way('buy', `buy/${good}`))
    const rest = many ? [...train, ...buy] : [...buy, ...train]
    return {
      name: tr(`village-sign-${name}`),
      emblem: { is: 'goods', kinds: goods },
      ways: make.length ? [...make, ...rest] : [...train, ...buy],
    }
  })
  const mill = find('mill')
  if (mill) {
    const coins = amounts([['coin', Number(mill.label.args.coins)]])
    const items = mill.why ? priceOf(mill) : [...priceOf(mill), arrow, ...coins]
    groups.push({ name: tr('village-mill'), emblem: { is: 'coins' }, ways: [{ line: mill, items, wide: true }] })
  }
  return { style: 'ways', groups }
}

function council(lines: Line[]): Rows {
  const groups = [1, 2, 3, 4].map((level): Group => {
    const ways = lines.flatMap((line): Way[] => {
      const { cost, scrolls, cubes, count, prestige, coins } = line.label.args
      if (line.ref === `rise/${level}`) {
        const items = [...amounts((cost ?? []) as Amounts), word('+'), ...amounts((scrolls ?? []) as Amounts), word(tr('or')), ...amounts((cubes ?? []) as Amounts)]
        return [{ line, verb: tr(level === 1 ? 'village-way-enter' : 'village-way-rise'), items }]
      }
      if (line.ref !== `privilege/${level}`) return []
      if (level === 1) return [{ line, emblem: glyph('flying-flag'), verb: tr('village-way-start') }]
      if (level === 2) return [{ line, verb: tr('village-way-take'), items: amounts([['cube-any', Number(count)]]) }]
      if (level === 3) return [{ line, verb: tr('village-way-good') }]
      return [{ line, items: [...amounts([['coin', Number(coins)]]), arrow, { is: 'points', n: Number(prestige) }] }]
    })
    return { name: tr('village-level', { level }), emblem: { is: 'letter', text: `${level}` }, ways }
  })
  return { style: 'ways', groups: groups.filter((group) => group.ways.length) }
}

function roads(lines: Line[]): Rows {
  const groups = CITIES.flatMap((city): Group[] => {
    const ways = lines
      .filter((line) => line.ref.endsWith(`/${city}`))
      .map((line): Way => {
        const origin = line.ref.split('/')[0] ?? ''
        const reward = amounts((line.label.args.reward ?? []) as Amounts)
        const from = origin === 'village' ? [] : [word(`${origin.toUpperCase()}:`)]
        return { line, items: [...from, ...priceOf(line), ...(reward.length ? [arrow, ...reward] : [])], wide: !!line.why }
      })
    return ways.length ? [{ name: tr(`city-${city}`), emblem: { is: 'letter', text: city.toUpperCase() }, ways }] : []
  })
  return { style: 'ways', groups }
}

function serve(line: Line): Omit<Way, 'line'> {
  const { wants, points } = line.label.args
  const worth: Item[] = [arrow, { is: 'points', n: Number(points) }]
  const extra = priceOf(line)
  return { items: [...amounts((wants ?? []) as Amounts), ...(extra.length ? [plus, ...extra] : []), ...worth], wide: !!line.why }
}

const member =
  (menu: Menu) =>
  (line: Line): Omit<Way, 'line'> => {
    const generation = Number(line.ref.split('/')[1] ?? line.label.args.generation)
    const coins = line.label.args.coins
    return {
      emblem: { is: 'figure', family: familyOf(menu.seat), generation },
      verb: tr('village-generation', { generation }),
      items: typeof coins === 'number' ? amounts([['coin', coins]]) : [],
    }
  }

const family =
  (menu: Menu) =>
  (line: Line): Omit<Way, 'line'> => {
    if (line.ref !== 'birth') {
      const place = line.ref.split('/')[1] ?? ''
      return { emblem: glyph(placeIcon(place)), verb: tr('village-way-home', { place: placeName(place) }) }
    }
    const generation = Number(line.label.args.generation)
    if (line.why) return { emblem: glyph('baby-face'), verb: tr('village-birth'), wide: true }
    return { emblem: { is: 'figure', family: familyOf(menu.seat), generation }, verb: tr('village-way-birth') }
  }

const bury =
  (menu: Menu) =>
  (line: Line): Omit<Way, 'line'> => {
    const place = placeOf(line)
    const to = line.label.key === 'line-bury-chronicle' ? 'open-book' : 'tombstone'
    const free = line.label.args.free
    return {
      emblem: glyph(placeIcon(place)),
      verb: placeName(place),
      items: [arrow, { is: 'icon', name: to, size: 16 }, ...(typeof free === 'number' ? [word(tr('village-free', { count: free }))] : [])],
      ...(menu.seat < 0 ? { wide: true } : {}),
    }
  }

const promote =
  (menu: Menu) =>
  (line: Line): Omit<Way, 'line'> => {
    const { generation, window, target } = line.label.args
    return {
      emblem: { is: 'figure', family: familyOf(menu.seat), generation: Number(generation) },
      verb: tr('village-way-window', { window: Number(window), target: Number(target) }),
      items: priceOf(line),
    }
  }

