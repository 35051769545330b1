// What a table is called: by its name, else after its host and its game.
import { tr } from './words.svelte'

export function called({ name, host, game }: { name: string; host: string; game: string }): string {
  const title = tr(`${game}-title`)
  return name || (host ? tr('table-of', { name: host, game: title }) : title)
}
