// Paths that depend on numbers, and the width of a text.
import { letters } from './letters.svelte'

export type Point = readonly [number, number]

/** A polygon with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const count = points.length
  let path = ''
  points.forEach((point, i) => {
    const before = points[(i + count - 1) % count] ?? point
    const after = points[(i + 1) % count] ?? point
    const towards = (end: Point): Point => {
      const length = Math.hypot(end[0] - point[0], end[1] - point[1])
      const k = Math.min(radius, length / 2) / length
      return [point[0] + (end[0] - point[0]) * k, point[1] + (end[1] - point[1]) * k]
    }
    const a = towards(before)
    const b = towards(after)
    const start = `${a[0].toFixed(1)} ${a[1].toFixed(1)}`
    path += `${i ? 'L' : 'M'}${start}Q${point[0]} ${point[1]} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  })
  return `${path}z`
}

let pen: CanvasRenderingContext2D | null | undefined

/** How wide a text is in the page's font; measured again when the font has come. */
export function widthOf(text: string, size: number, weight = 500): number {
  letters.wait()
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * size * 0.55
  pen.font = `${weight} ${size}px "Alegreya Sans", system-ui, sans-serif`
  return pen.measureText(text).width
}

/** A text cut so that it fits, with a dot to say so. */
export function fitted(text: string, size: number, room: number, weight = 500): string {
  if (widthOf(text, size, weight) <= room) return text
  let short = text
  while (short.length > 1 && widthOf(`${short}…`, size, weight) > room) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}

const NARROWEST = 0.74
export type Fitted = { text: string; width: number; narrow: { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } }

/** A name that must fit: set narrower where it is too long, and only then cut. `narrow` is for the `<text>`. */
export function fit(whole: string, size: number, room: number, weight = 800): Fitted {
  const text = fitted(whole, size, room / NARROWEST, weight)
  const width = widthOf(text, size, weight)
  if (width <= room) return { text, width, narrow: {} }
  return { text, width: room, narrow: { textLength: room, lengthAdjust: 'spacingAndGlyphs' } }
}
