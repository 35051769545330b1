// What the function pointed at would move: pieces that would leave, places that would be filled.
import { getDesk } from '../../../core/desk.svelte'
import { movesOf } from '../outlook'
import { asking } from '../asking.svelte'
import type { Guild, GuildFunction, View } from '../types'

export type Moving = { takes: ReadonlySet<string>; fills: ReadonlySet<string>; guild: Guild | null }
const NOTHING: Moving = { takes: new Set(), fills: new Set(), guild: null }

/** While a guild is chosen: the function pointed at, else the best one of the guild looked at. */
export function useMoving(): { now: Moving } {
  const desk = getDesk()
  return {
    get now() {
      const menu = desk().menu
      if (menu?.decision !== 'ChooseGuild') return NOTHING
      const best = [`${asking.guild}/push`, `${asking.guild}/pull`].flatMap((ref) => menu.lines.find((line) => line.ref === ref && !line.why) ?? [])[0]
      const pointed = menu.lines.find((line) => desk().pointed.includes(line.choice)) ?? best
      const [guild, name] = (pointed?.ref ?? '').split('/') as [Guild, GuildFunction]
      const view = desk().view as View
      if (!pointed || !view.guilds[guild]) return { ...NOTHING, guild: asking.guild }
      return { ...movesOf(view, guild, name), guild }
    },
  }
}
