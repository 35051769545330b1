// Words in several short lines of a drawing.
import { fitted, widthOf } from '../../look/geometry'

/** Text in at most so many lines; Japanese breaks anywhere, other languages between words. */
export function wrapped(text: string, size: number, room: number, most: number): string[] {
  const glue = text.includes(' ') ? ' ' : ''
  const lines: string[] = []
  let line = ''
  for (const word of glue ? text.split(' ') : [...text]) {
    const longer = line ? `${line}${glue}${word}` : word
    if (line && widthOf(longer, size) > room && lines.length < most - 1) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, fitted(line, size, room)]
}
