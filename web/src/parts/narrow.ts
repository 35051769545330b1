// A name in a line of its own is set narrower where it is too long; what is still too long is cut.

const NARROWEST = 0.74

/** For the box of a name: its only child is the name. Done again when the box or the name changes. */
export function narrow(box: HTMLElement, _name: string): { update(name: string): void; destroy(): void } {
  function fit(): void {
    const name = box.firstElementChild as HTMLElement | null
    if (!name) return
    name.style.transform = name.style.width = ''
    const [natural, room] = [name.scrollWidth, box.clientWidth]
    if (!room || natural <= room) return
    const scale = Math.max(NARROWEST, room / natural)
    name.style.transform = `scaleX(${scale})`
    name.style.width = `${100 / scale}%`
  }
  const watcher = new ResizeObserver(fit)
  watcher.observe(box)
  return { update: () => void Promise.resolve().then(fit), destroy: () => watcher.disconnect() }
}
