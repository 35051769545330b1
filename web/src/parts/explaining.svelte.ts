// When something explains itself: pointed at for a moment, focused, pressed for long, or walked to by key.
import { type About, type Subject, subjectOf, subjects } from '../core/about'

/** `mouse` and `focus` come and go by themselves; `touch` and `walk` stay until they are closed. */
export type How = 'mouse' | 'focus' | 'touch' | 'walk'

const REST = 450
const NEXT = 120
const GRACE = 220
const LONG = 450
/** A finger that moves farther than this scrolls. */
const STILL = 10

export class Explaining {
  subject: Subject | null = $state.raw(null)
  how: How = $state('mouse')
  /** What is walked through by key, and where the reader came from. */
  private walk: Subject[] = []
  private cameFrom: Element | null = null
  private timer = 0
  private wanted: Element | null = null
  /** Clicked: it is not explained again before the pointer has left it. */
  private clicked: Element | null = null
  private press: { x: number; y: number; timer: number } | null = null
  private swallow = false

  constructor(
    private readonly about: () => About,
    private readonly box: () => Element | undefined,
  ) {}

  get stays(): boolean {
    return !!this.subject && (this.how === 'touch' || this.how === 'walk')
  }

  open(subject: Subject, how: How): void {
    this.stop()
    this.how = how
    this.subject = subject
  }

  close(): void {
    this.stop()
    const back = this.how === 'walk' ? this.cameFrom : null
    this.subject = null
    this.cameFrom = null
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true })
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.wanted = null
  }

  // -- the pointer --------------------------------------------------------------------

  over(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons || this.stays) return
    if (this.box()?.contains(event.target as Node)) return this.stop()
    const subject = subjectOf(this.about(), event.target)
    if (subject?.node !== this.clicked) this.clicked = null
    if (this.subject && subject?.node === this.subject.node) return this.stop()
    if (!subject || subject.node === this.clicked) return this.leave()
    if (subject.node === this.wanted) return
    this.stop()
    this.wanted = subject.node
    const open = () => (subject.node.isConnected ? this.open(subject, 'mouse') : this.close())
    this.timer = window.setTimeout(open, this.subject ? NEXT : REST)
  }

  /** Nothing is pointed at any more; the way to the explanation itself may lead over nothing. */
  leave(): void {
    this.stop()
    if (this.subject && this.how === 'mouse') this.timer = window.setTimeout(() => this.close(), GRACE)
  }

  down(event: PointerEvent): void {
    this.swallow = false
    const inside = this.box()?.contains(event.target as Node)
    if (!inside && this.subject) this.close()
    if (inside) return
    const subject = subjectOf(this.about(), event.target)
    if (event.pointerType !== 'touch') {
      this.stop()
      this.clicked = subject?.node ?? null
    } else if (subject) {
      const timer = window.setTimeout(() => {
        this.lift()
        this.swallow = true
        this.open(subject, 'touch')
      }, LONG)
      this.press = { x: event.clientX, y: event.clientY, timer }
    }
  }

  move(event: PointerEvent): void {
    if (this.press && Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > STILL) this.lift()
  }

  lift(): void {
    clearTimeout(this.press?.timer)
    this.press = null
  }

  /** The click after a long press chooses nothing; nor does the browser's own menu come. */
  after(event: Event): void {
    const pressed = this.swallow || (event.type === 'contextmenu' && !!this.press)
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') this.swallow = false
  }

  // -- the keyboard -------------------------------------------------------------------

  focus(event: FocusEvent): void {
    const target = event.target as Element
    if (this.box()?.contains(target)) return
    if (this.how === 'walk' && this.subject) this.subject = null
    const subject = target.matches(':focus-visible') ? subjectOf(this.about(), target) : null
    if (subject) this.open(subject, 'focus')
    else if (this.subject && this.how === 'focus') this.close()
  }

  /** From one thing to the next, beginning where the reader is. */
  begin(): void {
    this.walk = subjects(this.about())
    this.cameFrom = document.activeElement
    const here = this.subject?.key ?? subjectOf(this.about(), this.cameFrom)?.key
    this.to(Math.max(0, this.walk.findIndex(({ key }) => key === here)))
  }

  step(by: number): void {
    const at = this.walk.findIndex(({ key }) => key === this.subject?.key)
    this.to((at + by + this.walk.length) % this.walk.length)
  }

  /** To the first thing in sight that a part of the rules speaks of; false where there is none. */
  showRule(rule: string): boolean {
    this.walk = subjects(this.about())
    this.cameFrom = null
    const at = this.walk.findIndex(({ key }) => this.about().things[key]?.rule === rule)
    this.to(at)
    return at >= 0
  }

  private to(at: number): void {
    const subject = this.walk[at]
    if (!subject) return
    subject.node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    this.open(subject, 'walk')
  }
}
