// Goods and bins are picked here in any order; they are sent in the order of the menu, which is the one the rules ask in.
import type { Box } from '../../../core/api'
import type { Desk, Move } from '../../../core/desk.svelte'
import type { Line, Menu, Said } from '../../../core/types'
import { asking } from '../asking.svelte'
import { tablesOf, type View, type Ware } from '../types'

/** One thing to pick: a bin, a kind of good, or one of several goods of a kind. */
export type Pick = { id: string; kind: Ware; line: Line }

const PICKED = new Set(['ChooseStartGood', 'PickFavours', 'BuyGood', 'FillBin', 'LoadCart'])
/** Barred only because of what would come after it: picked with the others it has its place. */
const ORDER = new Set(['why-goods-ascending', 'why-favours-passed', 'why-order-bins'])

const kindOf = (ref: string): Ware => ref.replace(/-\d$/, '') as Ware

export const isPicked = (menu: Menu | null): boolean => !!menu && PICKED.has(menu.decision)

/** What is picked of a question so far, and what can be. Nothing is sent before `send`. */
export class Picking {
  readonly all: Pick[]
  readonly least: number
  readonly most: number
  private key: string

  constructor(
    private menu: Menu,
    private view: View,
    private box: Box,
  ) {
    const { seat, decision, ply, question, lines } = menu
    const count = Number(question.args.count ?? 0)
    this.key = `${seat}/${decision}/${ply}`
    // Of what is bought, the count is of those taken before.
    ;[this.least, this.most] = decision === 'BuyGood' ? [1, Number(question.args.most ?? 0) - count] : [count, count]
    this.all = lines
      .filter((line) => !line.ends && (!line.why || ORDER.has(line.why.key)))
      .flatMap((line) => {
        const alike = decision === 'PickFavours' ? Number(line.label.args.count ?? 1) : 1
        return Array.from({ length: alike }, (_, i): Pick => ({ id: i ? `${line.ref}+${i}` : line.ref, kind: kindOf(line.ref), line }))
      })
  }

  /** One is enough: it is sent at once. */
  get single(): boolean {
    return this.least === 1 && this.most === 1
  }

  get taken(): Pick[] {
    return asking.picks.key === this.key ? this.all.filter(({ id }) => asking.picks.ids.includes(id)) : []
  }

  has(id: string): boolean {
    return this.taken.some((pick) => pick.id === id)
  }

  /** In shillings, where it is bought. */
  get price(): number {
    return this.taken.reduce((sum, { line }) => sum + Number(line.label.args.shillings ?? 0), 0)
  }

  /** Can it be picked, or left again? */
  can(pick: Pick): boolean {
    return this.why(pick) === null
  }

  /** Why it cannot be picked beside what is picked already. */
  why({ id, kind, line }: Pick): Said | null {
    if (this.has(id)) return null
    const { taken, menu, view } = this
    if (taken.length >= this.most) return { key: 'feudum-pick-enough', args: {} }
    const alike = taken.filter((pick) => pick.kind === kind).length
    switch (menu.decision) {
      case 'BuyGood': {
        const shillings = this.price + Number(line.label.args.shillings ?? 0)
        const have = view.seats[menu.seat]?.shillings ?? 0
        return shillings <= have ? null : { key: 'feudum-pick-dear', args: { shillings, have } }
      }
      case 'FillBin':
        return alike < view.barn[kind] ? null : { key: 'feudum-pick-gone', args: { good: `good-${kind}` } }
      case 'LoadCart':
        return alike < tablesOf(this.box).workshop.room - view.carts[kind] ? null : { key: 'why-cart-full', args: { good: `good-${kind}` } }
      default:
        return null
    }
  }

  get ready(): boolean {
    return this.taken.length >= this.least && this.taken.length <= this.most
  }

  toggle(desk: Desk, pick: Pick): void {
    if (this.single) return desk.choose(pick.line)
    if (desk.sent || !this.can(pick)) return
    const ids = this.taken.map(({ id }) => id)
    asking.picks = { key: this.key, ids: this.has(pick.id) ? ids.filter((id) => id !== pick.id) : [...ids, pick.id] }
  }

  send(desk: Desk): void {
    if (!this.ready) return
    const of = this.menu.decision
    const moves = this.taken.map(({ line }): Move => ({ choose: line.ref, of }))
    desk.carryOut(this.taken.length < this.most ? [...moves, { choose: 'stop', of }] : moves)
  }
}

export function pickingAt(desk: Desk): Picking | null {
  const { menu } = desk
  return menu && isPicked(menu) ? new Picking(menu, desk.view as View, desk.box) : null
}
