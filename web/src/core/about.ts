// What every piece, place and figure of a game is called, and where the rules speak of it.
// A game's about.json names its things; their words are in about-<game>.ftl.

/** `rule`: the part of the rules; `at`: its spots on the board and mats, with * for any one part of a name. */
export type Thing = { rule: string; at?: string[] }
/** `rules`: the parts of the rules by their names, as the words number them: "church": "4-7". */
export type About = { rules: Record<string, string>; things: Record<string, Thing> }

export const MARKED = '[data-about], [data-spot]'

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
const matcher = (pattern: string): RegExp => new RegExp(`^${escaped(pattern).replaceAll('*', '[^/]+')}$`)
const known = new WeakMap<About, { at: [RegExp, string][]; found: Map<string, string> }>()

/** The thing at a spot; nothing where the spot is only a place for others. */
function thingAt(about: About, spot: string): string {
  let index = known.get(about)
  if (!index) {
    const at = Object.entries(about.things).flatMap(([key, thing]) => (thing.at ?? []).map((one): [RegExp, string] => [matcher(one), key]))
    known.set(about, (index = { at, found: new Map() }))
  }
  let key = index.found.get(spot)
  if (key === undefined) {
    key = index.at.find(([one]) => one.test(spot))?.[1] ?? ''
    index.found.set(spot, key)
  }
  return key
}

export type Subject = { node: Element; key: string }

/** What is explained at an element: itself, or the nearest thing around it. */
export function subjectOf(about: About, target: EventTarget | null): Subject | null {
  let node = target instanceof Element ? target.closest(MARKED) : null
  while (node) {
    const { about: named, spot } = (node as HTMLElement | SVGElement).dataset
    const key = named ?? (spot ? thingAt(about, spot) : '')
    if (key && about.things[key]) return { node, key }
    node = node.parentElement?.closest(MARKED) ?? null
  }
  return null
}

/** Everything in sight that can be explained, each kind once, in the order of the page. */
export function subjects(about: About): Subject[] {
  const found = new Map<string, Subject>()
  for (const node of document.querySelectorAll(MARKED)) {
    const subject = subjectOf(about, node)
    if (subject?.node === node && !found.has(subject.key) && node.getBoundingClientRect().width) found.set(subject.key, subject)
  }
  return [...found.values()]
}
