// Paths of Clochemerle's own drawings, at 1:1 pixels.

const r1 = (n: number): number => Math.round(n * 10) / 10

/** Marks of the five professions, the chief and the fields, in 12 by 12. */
export const MARKS: Record<string, string> = {
  abbot: 'M4.9 1h2.2v2.5h2.7v2.1H7.1V11H4.9V5.6H2.2V3.5h2.7z',
  councillor: 'M1.4 1.8h9.2v6H6.4L3.8 10.4V7.8H1.4z',
  traveller: 'M1.2 3.4h5.6V1.2L11 6 6.8 10.8V8.6H1.2z',
  craftsman: 'M2.2 1.4h7.6v3.4H7.2V11H4.8V4.8H2.2z',
  merchant: 'M6 1.2a4.8 4.8 0 1 1-.1 0zM6 3.6a2.4 2.4 0 1 0 .1 0z',
  chief: 'M1.2 2.8l2.6 2.4L6 1.4l2.2 3.8 2.6-2.4-1 7.2H2.2z',
  field: 'M6 .7q2 1.7 0 3.4q-2-1.7 0-3.4zM2.8 3.5q2.8.1 2.9 3.1q-2.8-.2-2.9-3.1zM9.2 3.5q-.1 2.9-2.9 3.1q.1-3 2.9-3.1zM2.8 6.8q2.8.1 2.9 3.1q-2.8-.2-2.9-3.1zM9.2 6.8q-.1 2.9-2.9 3.1q.1-3 2.9-3.1zM5.5 8h1v3.6h-1z',
}

export function octagon(cx: number, cy: number, r: number): string {
  const k = r * 0.414
  const points: [number, number][] = [[-k, -r], [k, -r], [r, -k], [r, k], [k, r], [-k, r], [-r, k], [-r, -k]]
  return `M${points.map(([a, b]) => `${r1(cx + a)} ${r1(cy + b)}`).join('L')}z`
}

/** A banner's cloth: black is forked, white has a point, grey is cut straight. */
export type Kind = 'black' | 'white' | 'grey'
export const CLOTH = 21
export const bannerWidth = (values: readonly number[]): number => (values.length > 1 ? 38 : 25)
export function banner(x: number, y: number, width: number, kind: Kind): string {
  const half = width / 2
  if (kind === 'black') return `M${x} ${y}h${width}v${CLOTH + 7}l${-half} -6l${-half} 6z`
  if (kind === 'white') return `M${x} ${y}h${width}v${CLOTH - 1}l${-half} 9l${-half} -9z`
  return `M${x} ${y}h${width}v${CLOTH + 3}h${-width}z`
}
/** A number to choose: a white pennant. */
export const pennant = (x: number, y: number, width: number, height: number): string =>
  `M${r1(x)} ${y}h${width}v${height}l${-width / 2} 7l${-width / 2} -7z`

export const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${r1(y + h * 0.36)}Q${x} ${r1(y + h * 0.12)} ${r1(x + w / 2)} ${y}Q${r1(x + w)} ${r1(y + h * 0.12)} ${r1(x + w)} ${r1(y + h * 0.36)}V${y + h}z`
export const stone = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${r1(y + h * 0.36)}Q${x} ${y} ${r1(x + w / 2)} ${y}T${x + w} ${r1(y + h * 0.36)}V${y + h}z`
export const niche = (cx: number, y: number): string =>
  `M${cx - 12} ${y + 28}V${y + 11}Q${cx - 12} ${y} ${cx} ${y}T${cx + 12} ${y + 11}V${y + 28}z`
export const cloud = (x: number, y: number): string =>
  `M${x + 8} ${y + 28}q-9 0-9-8t8-9q1-10 12-10q9 0 12 7q11-1 12 9q0 11-10 11z`

/** Slanting lines over a rectangle, none of them beyond it. */
export function slants(x: number, y: number, w: number, h: number, step: number): string {
  let d = ''
  for (let a = step - h; a < w; a += step) {
    const [from, to] = [Math.max(a, 0), Math.min(a + h, w)]
    d += `M${r1(x + from)} ${r1(y + h + a - from)}L${r1(x + to)} ${r1(y + h + a - to)}`
  }
  return d
}
/** The striped cloth over a stall. */
export function awning(width: number): string {
  const count = Math.round(width / 8)
  const step = width / count
  return `M0 0h${width}v9${`q${-step / 2} 6 ${-step} 0`.repeat(count)}z`
}
/** A die: its whole outline, and its upper face. */
export function dieShape(x: number, y: number, s: number): { outline: string; top: string } {
  const d = s * 0.12
  const r = s * 0.2
  const q = r * 0.293
  const arc = (X: number, Y: number): string => `A${r1(r)} ${r1(r)} 0 0 1 ${r1(X)} ${r1(Y)}`
  return {
    outline: `M${r1(x)} ${r1(y + r)}${arc(x + q, y + q)}l${r1(d)} ${r1(-d)}${arc(x + d + r, y - d)}H${r1(x + d + s - r)}${arc(x + d + s, y - d + r)}V${r1(y - d + s - r)}${arc(x + d + s - q, y - d + s - q)}l${r1(-d)} ${r1(d)}${arc(x + s - r, y + s)}H${r1(x + r)}${arc(x, y + s - r)}z`,
    top: `M${r1(x + q)} ${r1(y + q)}l${r1(d)} ${r1(-d)}${arc(x + d + r, y - d)}H${r1(x + d + s - r)}${arc(x + d + s - q, y - d + q)}l${r1(-d)} ${r1(d)}z`,
  }
}
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [[0.27, 0.27], [0.73, 0.73]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.26, 0.26], [0.74, 0.26], [0.5, 0.5], [0.26, 0.74], [0.74, 0.74]],
  6: [[0.28, 0.24], [0.72, 0.24], [0.28, 0.5], [0.72, 0.5], [0.28, 0.76], [0.72, 0.76]],
}
/** A row of cards: side by side while there is room, then overlapped. */
export const fan = (count: number, width: number, room: number, gap = 3): number =>
  count * (width + gap) - gap <= room || count < 2 ? width + gap : (room - width) / (count - 1)
