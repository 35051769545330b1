// Another game with the same seats.
import { api } from '../core/api'
import type { Desk } from '../core/desk.svelte'
import { router } from '../core/router.svelte'
import type { NewSeat, Seat } from '../core/types'

const newSeat =
  (desk: Desk) =>
  (seat: Seat, i: number): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot ?? 'random' }
    if (desk.you[0] === i) return { kind: 'me' }
    if (desk.you.includes(i)) return { kind: 'screen', name: seat.name }
    return { kind: 'link' }
  }

/** Same seats; a watcher takes the first one. */
export function sameSeats(desk: Desk): NewSeat[] {
  const seats = desk.seats.map(newSeat(desk))
  if (!seats.some((seat) => seat.kind === 'me')) seats[0] = { kind: 'me' }
  return seats
}

export async function playAgain(desk: Desk): Promise<void> {
  const made = await api.create({
    game: desk.game.name,
    seats: sameSeats(desk),
    options: desk.table?.options ?? {},
    open: false,
  })
  router.go(`/table/${made.table}`)
}
