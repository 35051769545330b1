// The icons the page uses, taken out of the game-icons collection at build time.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { OWN, USED } from '../src/look/icons.ts'

const NAME = 'virtual:icons'
const COLLECTION = '../node_modules/@iconify-json/game-icons/icons.json'

export function icons(): Plugin {
  return {
    name: 'demesne-icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const file = new URL(COLLECTION, import.meta.url)
      const all = JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>
      const bodies: Record<string, string> = { ...OWN }
      for (const name of Object.keys(USED)) {
        const found = all[name]
        if (!found) throw new Error(`There is no icon ${name} in game-icons.`)
        bodies[name] = found.body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
