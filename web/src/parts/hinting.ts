// A button of the question that is pointed at or focused: it lights its piece; hatched, it says why.
import type { Desk } from '../core/desk.svelte'
import type { Line } from '../core/types'

export function hintOf(desk: Desk, node: Element | null | undefined, lines: readonly Line[]): void {
  const [line] = lines
  if (!line || !node) return
  if (!line.why) desk.point([line])
  const { top, height, width, left } = node.getBoundingClientRect()
  const card = node.closest('.ask')?.getBoundingClientRect()
  // On a phone there is no room beside; only a reason or a warning is worth covering something.
  if (card) desk.hint = { at: { left: card.left, top, width, height }, lines: [...lines], beside: true }
  else if (line.why || line.warning) desk.hint = { at: { left, top, width, height }, lines: [...lines] }
}

export function unhint(desk: Desk): void {
  desk.point([])
  desk.hint = null
}
