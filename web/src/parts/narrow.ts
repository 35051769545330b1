// A name in a line of its own is set smaller where it is too long, then narrower; what is still too long is cut.

const NARROWEST = 0.74
const SMALLEST = 12

/** For the box of a name: its only child is the name. Done again when the box or the name changes. */
export function narrow(box: HTMLElement, _name: string): { update(name: string): void; destroy(): void } {
  function fit(): void {
    const name = box.firstElementChild as HTMLElement | null
    if (!name) return
    name.style.transform = name.style.width = name.style.fontSize = ''
    const room = box.clientWidth
    if (!room || name.scrollWidth <= room) return
    const size = parseFloat(getComputedStyle(name).fontSize)
    if (size > SMALLEST) name.style.fontSize = `${Math.max(SMALLEST, (size * room) / name.scrollWidth)}px`
    if (name.scrollWidth <= room) return
    // Widths are told in whole pixels: what is half a pixel wider would be cut.
    const natural = name.scrollWidth + 1
    const scale = Math.max(NARROWEST, room / natural)
    name.style.transform = `scaleX(${scale})`
    name.style.width = `${100 / scale}%`
  }
  const watcher = new ResizeObserver(fit)
  watcher.observe(box)
  return { update: () => void Promise.resolve().then(fit), destroy: () => watcher.disconnect() }
}
