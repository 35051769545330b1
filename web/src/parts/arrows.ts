// Arrow keys move among the buttons of a row or a menu; Home and End go to its ends.
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
const STOPS = 'button, a[href], summary, [role=button], [role=tab]'

/** `choose`: what is reached is chosen at once, as among tabs; `across`: up and down lead out of the row. */
export function arrows(node: HTMLElement, { choose = false, across = false }: { choose?: boolean; across?: boolean } = {}) {
  function key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('input, select, textarea')) return
    const stops = [...node.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.offsetParent !== null)
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (across && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return
    const step = STEPS[event.key]
    const to = step ? (at + step + stops.length) % stops.length : event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : -1
    const next = stops[to]
    if (to < 0 || !next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
    if (choose) next.click()
  }
  node.addEventListener('keydown', key)
  return { destroy: () => node.removeEventListener('keydown', key) }
}
