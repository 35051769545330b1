// The window as the page counts it: a reader who wants larger letters has a smaller one. See `--text` in tokens.css.
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

export type Box = { left: number; top: number; width: number; height: number }

/** How much larger than usual the reader has set the browser's letters. */
export const text = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--text')) || 1

export const room = {
  get width(): number {
    return (innerWidth.current ?? 1440) / text()
  },
  get height(): number {
    return (innerHeight.current ?? 900) / text()
  },
}

/** Where something stands in the window, in the page's own pixels. */
export function boxOf(node: Element | null | undefined): Box {
  const { left, top, width, height } = node?.getBoundingClientRect() ?? new DOMRect()
  const by = text()
  return { left: left / by, top: top / by, width: width / by, height: height / by }
}
