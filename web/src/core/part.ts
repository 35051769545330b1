// Parts of the page that are loaded when they are needed.
import { tr } from './words.svelte'

const AGAIN = 'demesne-again'

/** Was the page loaded anew already? A browser that keeps nothing could not tell, and is never made to. */
function triedAgain(): boolean {
  try {
    return sessionStorage.getItem(AGAIN) === script()
  } catch {
    return true
  }
}

/** The script this page began with; its name changes with every build. */
const script = (): string => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

/** Does the server have another page than the one that asks? Then the old parts are gone. */
async function isOutdated(): Promise<boolean> {
  const page = await (await fetch('/', { cache: 'no-cache' })).text()
  return !page.includes(script())
}

/** One part; where the server was updated meanwhile, the whole page is loaded anew, once. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    console.warn('a part of the page did not come:', error)
    if (triedAgain() || !(await isOutdated().catch(() => false))) throw new Error(tr('part-missing'))
    sessionStorage.setItem(AGAIN, script())
    location.reload()
    // The page that asks is about to go.
    return new Promise(() => undefined)
  }
}
