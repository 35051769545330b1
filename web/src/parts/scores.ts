// Scores at any time: from the standings once the game is over, before that from the view.
import type { Desk } from '../core/desk.svelte'
import type { Standing } from '../core/types'
import { tr, words } from '../core/words.svelte'
import { stoppedText } from './asked'

export function standingsNow(desk: Desk): Standing[] {
  if (desk.now?.over && desk.now.standings && !desk.past) return desk.now.standings
  const rows = desk.seats.map((_, seat) => {
    const parts = desk.view ? desk.game.scores(desk.view, seat) : {}
    return { seat, place: 0, score: Object.values(parts).reduce((a, b) => a + b, 0), parts, ties: {} }
  })
  return rows.sort((a, b) => b.score - a.score || a.seat - b.seat)
}

export function verdict(desk: Desk): { title: string; note: string } {
  const rows = standingsNow(desk)
  const game = tr(`${desk.game.name}-title`)
  if (!desk.now?.over && desk.done) return { title: stoppedText(desk), note: tr('stopped-note') }
  if (!desk.now?.over) return { title: tr('scores-so-far'), note: tr('scores-so-far-note') }
  const winners = rows.filter((row) => row.place === 1).map((row) => desk.names[row.seat] ?? '')
  const best = rows[0]?.score ?? 0
  const second = rows.find((row) => row.place > 1)
  const title = tr('wins', { names: words.listed(winners), count: winners.length, game })
  if (second && second.score === best) return { title, note: tr('wins-tie', { score: best }) }
  return { title, note: second ? tr('wins-by', { best, second: second.score }) : '' }
}
