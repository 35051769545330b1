// Where the spotlight falls: the boxes of the spots a step names, on the screen as it is now.
import { tick } from 'svelte'
import { prefs } from '../../core/prefs.svelte'
import { type Box, boxOf, room } from '../../core/room.svelte'

/** A spot of the page, or a parcel; `chronicle/*` are all spots that begin like that, `lit` what may be chosen. */
function selector(spot: string): string {
  if (spot === 'lit') return '.spot.lit'
  const named = spot.endsWith('*') ? `^="${spot.slice(0, -1)}"` : `="${spot}"`
  return `[data-spot${named}], [data-place${named}]`
}

export function found(root: Element, spots: readonly string[]): Element[] {
  return spots.flatMap((spot) => [...root.querySelectorAll(selector(spot))])
}

/** One box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

export class Aim {
  /** What the spotlight leaves free, and what it limewashes otherwise: the board and the own mat. */
  holes: Box[] = $state.raw([])
  sheets: Box[] = $state.raw([])
  /** The window through which the board is seen. */
  frame: Box = $state.raw({ left: 0, top: 0, width: 0, height: 0 })
  /** What the coach points at, and whether it may be chosen. */
  target: Box | null = $state.raw(null)
  lit = $state(false)
  private spots: readonly string[] = []
  private root: HTMLElement | null = null
  private watching: ResizeObserver | null = null

  /** Watch what is drawn inside `root`. */
  watch = (root: HTMLElement): { destroy(): void } => {
    this.root = root
    this.watching = new ResizeObserver(() => this.measure())
    this.watching.observe(root)
    for (const child of root.children) this.watching.observe(child)
    addEventListener('scroll', this.measure, true)
    addEventListener('resize', this.measure)
    return {
      destroy: () => {
        this.watching?.disconnect()
        removeEventListener('scroll', this.measure, true)
        removeEventListener('resize', this.measure)
        this.root = null
      },
    }
  }

  /** Turn to other spots, and bring them into sight. */
  async turn(spots: readonly string[]): Promise<void> {
    this.spots = spots
    await tick()
    const [first] = this.root ? found(this.root, spots) : []
    this.measure()
    if (first && this.isOutOfSight(boxOf(first))) first.scrollIntoView({ block: 'center', behavior: prefs.animated ? 'smooth' : 'instant' })
  }

  private isOutOfSight({ top, height }: Box): boolean {
    const { top: above, height: seen } = this.frame
    return top < above + 8 || top + height > Math.min(above + seen, room.height) - 8
  }

  measure = (): void => {
    if (!this.root) return
    const elements = found(this.root, this.spots)
    this.frame = boxOf(this.root)
    this.sheets = [...this.root.querySelectorAll('.board, .mat.own, .plot')].map(boxOf)
    this.holes = elements.map(boxOf).filter((box) => box.width && box.height)
    this.target = this.holes[0] ?? null
    this.lit = !!elements[0]?.matches('.lit')
  }
}
