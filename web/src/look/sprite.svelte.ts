// The icons that have come with the parts of the page loaded so far; see build/icons.ts.
import { SvelteMap } from 'svelte/reactivity'
import later from 'virtual:icons/later'

export const icons = new SvelteMap<string, string>()

/** An icon that comes only when it is drawn. Without it the place stays empty, and all else works. */
export function bring(name: string): void {
  if (!icons.has(name)) later[name]?.().catch((error: unknown) => console.warn(`no picture of ${name}:`, error))
}
