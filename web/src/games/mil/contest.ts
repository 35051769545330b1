// What unfolds between families, read from the log: a marriage, a battle, the cathedral, an auction, a ransom.
import type { Argument, Entry, Said } from '../../core/types'
import { tr } from '../../core/words.svelte'
import type { Amounts } from '../../look/items'

export type Lot = {
  seat: number
  /** "attacks", "defends with" … */
  role?: string
  cubes?: Amounts
  /** Strength before the stakes, and all in all. */
  force?: number
  total?: number
  passed?: boolean
  points?: number
}
export type Contest = {
  kind: 'dowry' | 'battle' | 'cathedral' | 'castle' | 'ransom'
  icon: string
  opening: Said
  lots: Lot[]
  /** What came of it, in the engine's words; empty while it goes on. */
  outcome: Said[]
  best: number[]
  /** The ply of its beginning and of its last news. */
  from: number
  to: number
}

const BEGINS: Record<string, [Contest['kind'], string]> = {
  'marriage-held': ['dowry', 'family-tree'],
  'attack-declared': ['battle', 'crossed-swords'],
  'cathedral-built': ['cathedral', 'church'],
  'auction-opened': ['castle', 'white-tower'],
  'vassal-attempted': ['ransom', 'throne-king'],
}
const ENDS = new Set([
  'married-for-love',
  'married-relative',
  'married-damsel',
  'married-no-damsel',
  'battle-won',
  'battle-lost',
  'cathedral-nothing',
  'cathedral-best',
  'cathedral-given',
  'cathedral-kept',
  'castle-won',
  'ransom-accepted',
  'ransom-exceeded',
  'fief-given',
  'vassal-bound',
])
const seatIn = (said: Said): number => Number(said.args.seat ?? -1)
const cubesIn = (value: Argument | undefined): Amounts => (Array.isArray(value) ? value : [])
export const count = (cubes: Amounts | undefined): number => (cubes ?? []).reduce((sum, [, n]) => sum + n, 0)

/** The last contest of the log, going on or over. */
export function contestOf(log: readonly Entry[]): Contest | null {
  let at = -1
  for (let i = log.length - 1; i >= 0 && at < 0; i -= 1) if (log[i]?.told.some((said) => said.key in BEGINS)) at = i
  const entry = log[at]
  if (!entry) return null
  const opening = entry.told.findLast((said) => said.key in BEGINS)
  const [kind, icon] = BEGINS[opening?.key ?? ''] ?? ['dowry', 'family-tree']
  if (!opening) return null
  const contest: Contest = { kind, icon, opening, lots: [], outcome: [], best: [], from: entry.ply, to: entry.ply }
  const after = entry.told.slice(entry.told.indexOf(opening) + 1).map((said) => ({ said, ply: entry.ply }))
  const later = log.slice(at + 1).flatMap((one) => one.told.map((said) => ({ said, ply: one.ply })))
  for (const { said, ply } of [...after, ...later]) hear(contest, said, ply)
  return contest
}

const lotOf = (contest: Contest, seat: number): Lot => {
  const known = contest.lots.find((lot) => lot.seat === seat)
  if (known) return known
  const lot: Lot = { seat }
  contest.lots.push(lot)
  return lot
}

function hear(contest: Contest, said: Said, ply: number): void {
  const { key, args } = said
  const seat = seatIn(said)
  const news = (): void => void (contest.to = ply)
  if (key === 'offer-opened' && contest.kind !== 'castle' && contest.kind !== 'ransom') {
    lotOf(contest, seat).cubes = cubesIn(args.cubes)
    news()
  } else if ((key === 'bid-opened' || key === 'bid-raised') && contest.kind === 'castle') {
    lotOf(contest, seat).cubes = cubesIn(args.cubes)
    news()
  } else if (key === 'bid-passed' && contest.kind === 'castle') {
    lotOf(contest, seat).passed = true
    news()
  } else if ((key === 'ransom-offered' || key === 'ransom-exceeded') && contest.kind === 'ransom') {
    lotOf(contest, seat).cubes = cubesIn(args.cubes)
    news()
  } else if (key === 'battle-fought') fought(contest, said, ply)
  else if (key === 'cathedral-kept') lotOf(contest, seat).passed = true
  else if ((key === 'points-gained' || key === 'points-lost') && contest.outcome.length && ply === contest.to) {
    const lot = contest.lots.find((one) => one.seat === seat)
    if (lot) lot.points = (lot.points ?? 0) + Number(args.points) * (key === 'points-lost' ? -1 : 1)
  }
  if (contest.kind === 'castle' && (key === 'bid-opened' || key === 'bid-raised')) contest.best = [seat]
  if (ENDS.has(key)) {
    news()
    if (key === 'ransom-exceeded') return
    contest.outcome.push(said)
    if (key === 'married-damsel' || key === 'married-no-damsel') contest.best.push(Number(args.rival))
    else if (key === 'battle-lost') contest.best.push(Number(args.rival))
    else if (key !== 'cathedral-kept' && key !== 'cathedral-given' && key !== 'married-for-love' && seat >= 0) contest.best.push(seat)
  }
}

/** Both sides with what they had before the stakes. A suzerain's stake counts for his vassal's side. */
function fought(contest: Contest, { args }: Said, ply: number): void {
  const [attacker, defender] = [Number(args.seat), Number(args.rival)]
  contest.to = ply
  const staked = (seat: number): number => count(contest.lots.find((lot) => lot.seat === seat)?.cubes)
  const helps = contest.lots.filter((lot) => lot.seat !== attacker && lot.seat !== defender)
  for (const lot of helps) lot.role = tr('mil-role-helps')
  const a = lotOf(contest, attacker)
  const d = lotOf(contest, defender)
  a.role = tr('mil-role-attacks')
  d.role = tr('mil-role-defends')
  a.total = Number(args.attack)
  d.total = Number(args.defence)
  if (!helps.length) {
    a.force = a.total - staked(attacker)
    d.force = d.total - staked(defender)
  }
  contest.lots.sort((x, y) => Number(y.seat === attacker) - Number(x.seat === attacker))
}
