// Where an explanation stands: beside what it is about, and rather over nothing that may be chosen or that a teacher says.
import { autoUpdate, computePosition, offset, type Placement, type ReferenceElement, shift } from '@floating-ui/dom'

export type Placed = { left: number; top: number; side: Placement; tail: number; covers: boolean }

const EDGE = 6
const CHOICES = '.spot.lit, button, a[href], input, summary, .coach'

type Rect = { left: number; top: number; right: number; bottom: number }
const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

async function place(about: ReferenceElement, box: HTMLElement, sides: readonly Placement[]): Promise<Placed> {
  const meant = about.getBoundingClientRect()
  const choices = [...document.querySelectorAll(CHOICES)].filter((one) => !box.contains(one) && one !== about).map((one) => one.getBoundingClientRect())
  const view: Rect = { left: EDGE - 1, top: EDGE - 1, right: innerWidth - EDGE + 1, bottom: innerHeight - EDGE + 1 }
  const { offsetWidth: width, offsetHeight: height } = box
  const tried = sides.map(async (side) => {
    const { x, y } = await computePosition(about, box, { strategy: 'fixed', placement: side, middleware: [offset(11), shift({ padding: EDGE })] })
    const here: Rect = { left: x, top: y, right: x + width, bottom: y + height }
    const over = choices.reduce((sum, one) => sum + common(here, one), 0)
    const hidden = width * height - common(here, view)
    return { x, y, side, over, cost: hidden * 20 + common(here, meant as Rect) * 10 + over }
  })
  const [first, ...others] = await Promise.all(tried)
  const best = others.reduce((a, b) => (b.cost < a.cost ? b : a), first!)
  // What has room nowhere is still seen whole.
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, best.x))
  const top = Math.max(EDGE, Math.min(innerHeight - height - EDGE, best.y))
  const flat = best.side === 'top' || best.side === 'bottom'
  const middle = flat ? meant.x + meant.width / 2 - left : meant.y + meant.height / 2 - top
  const tail = Math.max(14, Math.min((flat ? width : height) - 14, middle))
  return { left, top, side: best.side, tail, covers: best.over > 0 }
}

/** Keep it placed while the page scrolls and changes; returns how to stop. */
export function kept(about: ReferenceElement, box: HTMLElement, sides: readonly Placement[], then: (placed: Placed) => void): () => void {
  let on = true
  const update = () => void place(about, box, sides).then((placed) => on && then(placed))
  const stop = autoUpdate(about, box, update)
  return () => {
    on = false
    stop()
  }
}
