// What stands at a place, in words, for those who hear the land.
import { tr, words } from '../../../core/words.svelte'
import type { Feudum } from '../table'
import { GOODS, MONSTERS, type PawnHere, type PlaceName, regionOf, numberOf, totalOf, VESSELS } from '../types'

/** "Forest 9": region and number. */
export const placeSaid = (name: string): string => tr('feudum-place', { region: tr(`feudum-region-${regionOf(name)}`), number: numberOf(name) })

export const pawnsOf = (game: Feudum, pawns: readonly PawnHere[]): string => {
  const [first] = pawns
  if (!first) return ''
  const roles = pawns.map(({ role, vessel, drunk }) => {
    const who = tr(`feudum-role-${role}`)
    const on = vessel ? tr('feudum-said-aboard', { who, vessel: tr(`feudum-vessel-${vessel}`) }) : who
    return drunk ? tr('feudum-said-drunk', { who: on }) : on
  })
  return tr('feudum-said-pawns', { name: game.name(first.seat), pawns: words.listed(roles) })
}

export function placeInWords(game: Feudum, name: PlaceName): string {
  const place = game.place(name)
  const said = [`${placeSaid(name)}: ${tr(place.disc ? `feudum-disc-${place.disc}` : 'feudum-disc-none')}`]
  if (place.ruler !== null) said.push(tr('feudum-said-ruler', { name: game.name(place.ruler) }))
  if (place.subject) said.push(tr(place.subject_seal ? 'feudum-said-subject-sealed' : 'feudum-said-subject'))
  if (place.serf !== null) said.push(tr(place.serf_seal ? 'feudum-said-serf-sealed' : 'feudum-said-serf', { name: game.name(place.serf) }))
  if (place.landscape) said.push(tr('feudum-said-landscape', { landscape: tr(`feudum-landscape-${place.landscape}`), count: place.resources }))
  if (totalOf(place.goods)) said.push(words.listed(GOODS.filter((good) => place.goods[good]).map((good) => tr(`feudum-some-${good}`, { count: place.goods[good] }))))
  for (const vessel of VESSELS) if (place.vessels[vessel]) said.push(tr('feudum-said-adrift', { vessel: tr(`feudum-vessel-${vessel}`), count: place.vessels[vessel] }))
  for (const seat of new Set(place.pawns.map((pawn) => pawn.seat))) said.push(pawnsOf(game, place.pawns.filter((pawn) => pawn.seat === seat)))
  for (const monster of MONSTERS) {
    const there = game.view.monsters[monster]
    if (there?.place === name) said.push(tr('feudum-said-monster', { monster: tr(`feudum-monster-${monster}`), name: game.name(there.seat) }))
  }
  return `${said.join('; ')}.`
}
