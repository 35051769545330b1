// What a guild's function would do, as the rules see it (outlook.py). Its spots are those of the page.
import { GOODS, type Guild, type GuildFunction, type Outlook, type View, type Ware } from './types'

export type Moves = { takes: ReadonlySet<string>; fills: ReadonlySet<string> }

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function movesOf(view: View, guild: Guild, name: GuildFunction): Moves {
  const outlook = view.guilds[guild].functions[name]
  return { takes: new Set(list(outlook?.takes)), fills: new Set(list(outlook?.fills)) }
}

/** The goods of one best way, one by one, where it is goods that move. */
export const goodsOf = (outlook: Outlook): Ware[] =>
  list(outlook.takes).flatMap((spot) => GOODS.filter((good) => (spot.startsWith('barn/') || spot.startsWith('bin/') || spot.startsWith('cart/')) && spot.split('/')[1] === good))
