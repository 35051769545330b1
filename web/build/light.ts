// How heavy the pages are. Every file is packed once, here, as tightly as can be; a page that outgrows its budget
// fails the build. A person on a slow line waits for each of these kilobytes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const KB = 1000
/** What a page may weigh when it is opened first, in kilobytes: its files packed by gzip, its letters, its words. */
export const BUDGETS: Record<string, number> = {
  home: 140,
  village: 280,
  clochemerle: 300,
  mil: 285,
  feudum: 345,
}
/** What the server answers besides: headers, who is reading, the tables. Measured by tests/e2e/test_light.py. */
const PER_FILE = 350
const WORDS = '../../src/demesne/i18n/'
const LANGUAGES = ['en', 'fr', 'ja']
const SHARED = ['common', 'games', 'web']

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const zipped = (body: string | Uint8Array): number => gzipSync(body, { level: 9 }).length

function chunkOf(bundle: Bundle, module: string): Chunk {
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file
  throw new Error(`No part of the page holds ${module}.`)
}

/** The files these modules need, with all that they import. */
function filesFor(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (name: string): void => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    for (const other of file.imports) add(other)
    for (const style of file.viteMetadata?.importedCss ?? []) add(style)
  }
  for (const module of modules) add(chunkOf(bundle, module).fileName)
  return files
}

/** The most that the words weigh in any language. */
function wordsWeigh(files: readonly string[]): number {
  const read = (lang: string, file: string): Buffer => readFileSync(new URL(`${WORDS}${lang}/${file}.ftl`, import.meta.url))
  return Math.max(...LANGUAGES.map((lang) => files.reduce((sum, file) => sum + zipped(read(lang, file)) + PER_FILE, 0)))
}

function weight(bundle: Bundle, page: string): number {
  const game = page === 'home' ? [] : [page]
  const modules = page === 'home' ? ['src/pages/Home.svelte'] : ['src/pages/Table.svelte', `src/games/${page}/index.ts`]
  const files = filesFor(bundle, ['src/main.ts', ...modules])
  for (const name of Object.keys(bundle)) if (/\.woff2$|^index\.html$/.test(name)) files.add(name)
  const bodies = [...files].map((name) => bundle[name]!).map((file) => (file.type === 'chunk' ? file.code : file.source))
  const sum = bodies.reduce((total, body, i) => total + PER_FILE + ([...files][i]!.endsWith('.woff2') ? body.length : zipped(body)), 0)
  return sum + wordsWeigh([...SHARED, ...game.flatMap((name) => ['server', name, `web-${name}`])])
}

export function light(): Plugin {
  return {
    name: 'demesne-light',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue
          const body = file.type === 'chunk' ? Buffer.from(file.code) : Buffer.from(file.source)
          const path = join(options.dir ?? '', file.fileName)
          writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
          writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        }
        const heavy: string[] = []
        for (const [page, budget] of Object.entries(BUDGETS)) {
          const weighs = weight(bundle, page) / KB
          console.log(`${page}: ${weighs.toFixed(1)} of ${budget} kB`)
          if (weighs > budget) heavy.push(`${page} weighs ${weighs.toFixed(1)} kB, and may weigh ${budget}`)
        }
        if (heavy.length) this.error(`Too heavy: ${heavy.join('; ')}. See BUDGETS in web/build/light.ts.`)
      },
    },
  }
}
