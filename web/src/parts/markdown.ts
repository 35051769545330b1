// A little Markdown, read into plain blocks.

export type Block =
  | { is: 'title'; text: string }
  | { is: 'text'; text: string }
  | { is: 'list'; items: string[] }
  | { is: 'table'; rows: string[][] }
export type Span = { is: 'text' | 'bold' | 'soft' | 'code'; text: string }

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let gap = true
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const last = blocks.at(-1)
    if (!line || line.startsWith('<!--')) {
      gap = true
      continue
    }
    if (line.startsWith('#')) blocks.push({ is: 'title', text: line.replace(/^#+\s*/, '') })
    else if (line.startsWith('|')) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue
      if (last?.is === 'table' && !gap) last.rows.push(cells(line))
      else blocks.push({ is: 'table', rows: [cells(line)] })
    } else if (/^[-*] /.test(line)) {
      if (last?.is === 'list') last.items.push(line.slice(2))
      else blocks.push({ is: 'list', items: [line.slice(2)] })
    } else if (last?.is === 'list' && !gap) last.items.push(`${last.items.pop() ?? ''} ${line}`)
    else if (last?.is === 'text' && !gap) last.text += ` ${line}`
    else blocks.push({ is: 'text', text: line })
    gap = false
  }
  return blocks
}

export function spansOf(line: string): Span[] {
  const parts = line.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/)
  return parts.filter(Boolean).map((part): Span => {
    if (part.startsWith('**')) return { is: 'bold', text: part.slice(2, -2) }
    if (part.startsWith('`')) return { is: 'code', text: part.slice(1, -1) }
    if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return { is: 'soft', text: part.slice(1, -1) }
    return { is: 'text', text: part }
  })
}
