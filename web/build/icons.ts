// The icons of game-icons that the page uses. A module that names one brings it along, so every part of the page
// carries its own icons and no others.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ICON as BEASTS } from '../src/look/beasts.ts'
import { OWN, USED } from '../src/look/icons.ts'

/** All of them, for the page that credits their authors. */
const ALL = 'virtual:icons'
const ONE = 'virtual:icon/'
/** Those that are fetched only when they are drawn: a table has a few beasts, the fable many. */
const LATER = 'virtual:icons/later'
const COLLECTION = '../node_modules/@iconify-json/game-icons/icons.json'
const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const SPRITE = `${SOURCE}look/sprite.svelte.ts`
const LISTS = [SPRITE, `${SOURCE}look/icons.ts`, `${SOURCE}look/beasts.ts`]
const LITERAL = /(['"`])([a-z0-9-]+)\1|#i-([a-z0-9-]+)/g

function bodies(): Record<string, string> {
  const file = new URL(COLLECTION, import.meta.url)
  const all = JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>
  const found: Record<string, string> = { ...OWN }
  for (const name of Object.keys(USED)) {
    const icon = all[name]
    if (!icon) throw new Error(`There is no icon ${name} in game-icons.`)
    found[name] = icon.body
  }
  return found
}

export function icons(): Plugin {
  const known = bodies()
  const named = new Set(Object.values(BEASTS))
  return {
    name: 'demesne-icons',
    enforce: 'post',
    resolveId: (id) => ([ALL, LATER].includes(id) || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:icon')) return undefined
      if (id === `\0${LATER}`) {
        const later = Object.values(BEASTS).map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)})`)
        return `export default { ${later.join(', ')} }`
      }
      const wanted = id === `\0${ALL}` ? Object.keys(known) : [id.slice(ONE.length + 1)]
      const kept = wanted.map((name) => `icons.set(${JSON.stringify(name)}, ${JSON.stringify(known[name])})`)
      return `import { icons } from ${JSON.stringify(SPRITE)}\n${kept.join('\n')}`
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!file.startsWith(SOURCE) || !/\.(svelte|ts)$/.test(file) || LISTS.includes(file) || /[?&]type=style/.test(id)) return undefined
      const found = new Set([...code.matchAll(LITERAL)].map((match) => match[2] ?? match[3] ?? '').filter((name) => Object.hasOwn(known, name)))
      for (const name of found) named.add(name)
      return found.size ? { code: [...found].map((name) => `import '${ONE}${name}';`).join('') + code, map: null } : undefined
    },
    buildEnd(error) {
      const idle = Object.keys(known).filter((name) => !named.has(name))
      if (!error && !this.meta.watchMode && idle.length) this.error(`No part of the page uses these icons: ${idle.join(', ')}.`)
    },
  }
}
