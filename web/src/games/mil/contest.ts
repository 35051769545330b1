// How a contest of the view is drawn: one line a family. What it comes to is the rules' business.
import { tr } from '../../core/words.svelte'
import { RESOURCES, type Contest, type Counts, letterOf, seatOf } from './types'
import type { Amounts } from '../../look/items'

export type Lot = {
  seat: number
  /** "attacks", "leads" … */
  role?: string
  cubes?: Amounts
  force?: number
  points?: number
  best?: boolean
}

export const CONTEST_ICON: Record<Contest['kind'], string> = {
  dowry: 'family-tree',
  battle: 'crossed-swords',
  cathedral: 'church',
  castle: 'white-tower',
  ransom: 'throne-king',
}

/** Best kinds first, as everywhere; what is not there is left out. */
export const amountsOf = (cubes: Counts): Amounts =>
  RESOURCES.flatMap((kind): Amounts => (cubes[kind] ? [[kind, cubes[kind]]] : []))

export function titleOf(contest: Contest, names: readonly string[]): string {
  const of = (knight: string): string => `${names[seatOf(knight)] ?? ''} ${letterOf(knight)}`
  switch (contest.kind) {
    case 'dowry':
      return tr('mil-contest-dowry', { knight: of(contest.knight) })
    case 'battle':
      return tr('mil-contest-battle', { knight: of(contest.attacker), rival: of(contest.target) })
    case 'ransom':
      return tr('mil-contest-ransom', { knight: of(contest.knight), rival: of(contest.target) })
    case 'castle':
      return tr('mil-contest-castle', { name: names[contest.opener] ?? '' })
    case 'cathedral':
      return tr('mil-contest-cathedral')
  }
}

const helper = (seat: number | null): Lot[] => (seat === null ? [] : [{ seat, role: tr('mil-role-helps') }])

export function lotsOf(contest: Contest): Lot[] {
  switch (contest.kind) {
    case 'dowry':
      return []
    case 'battle':
      return [
        { seat: seatOf(contest.attacker), role: tr('mil-role-attacks'), force: contest.attack },
        ...helper(contest.attackers_help),
        { seat: seatOf(contest.target), role: tr('mil-role-defends'), force: contest.defence },
        ...helper(contest.targets_help),
      ]
    case 'cathedral':
      return contest.gifts.map(({ seat, gold, points }) => ({ seat, cubes: [['gold', gold]], points }))
    case 'castle': {
      const { leader, best, bidder, bid } = contest
      const lead: Lot[] = leader === null || !best ? [] : [{ seat: leader, role: tr('mil-role-leads'), cubes: amountsOf(best), best: true }]
      return [...lead, { seat: bidder, role: tr('mil-role-bids'), cubes: amountsOf(bid) }]
    }
    case 'ransom': {
      const given: Lot[] = contest.given ? [{ seat: seatOf(contest.knight), role: tr('mil-role-gives'), cubes: amountsOf(contest.given) }] : []
      return [{ seat: seatOf(contest.target), role: tr('mil-role-offers'), cubes: amountsOf(contest.offered) }, ...given]
    }
  }
}

/** Who makes an offer in secret, and who has sealed his. */
export function lettersOf(contest: Contest | null): { seat: number; sealed: boolean }[] {
  if (!contest || !('thinking' in contest)) return []
  const { thinking, sealed } = contest
  return [...thinking, ...sealed].toSorted((a, b) => a - b).map((seat) => ({ seat, sealed: sealed.includes(seat) }))
}

/** The cubes a seat has in hand for an offer, as far as the reader may see them. */
export function inHand(contest: Contest | null, seat: number, asked: boolean): Counts {
  if (!contest || !asked) return {}
  if ('own' in contest) return contest.own ?? {}
  if (contest.bidder !== seat) return {}
  return contest.kind === 'castle' ? contest.bid : (contest.given ?? contest.offered)
}
