import { prefs } from '../core/prefs.svelte'

export function applyTheme(): void {
  document.documentElement.dataset.theme = prefs.theme
}

export function flipTheme(): void {
  prefs.theme = prefs.theme === 'dark' ? 'light' : 'dark'
  prefs.keep()
  applyTheme()
}
