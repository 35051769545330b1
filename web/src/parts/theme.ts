import { prefs } from '../core/prefs.svelte'

export function applyTheme(): void {
  document.documentElement.dataset.theme = prefs.theme
}

export function flipTheme(): void {
  prefs.keep({ theme: prefs.theme === 'dark' ? 'light' : 'dark' })
  applyTheme()
}
