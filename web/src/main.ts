import { mount } from 'svelte'
import App from './App.svelte'
import { api } from './core/api'
import { me } from './core/me.svelte'
import { prefs } from './core/prefs.svelte'
import { words } from './core/words.svelte'
import { applyTheme } from './parts/theme'
import './styles/index.css'

const WEIGHTS = [400, 500, 700, 800]

/** Drawings measure their words, so the font comes first; without it the page still works. */
async function fonts(): Promise<void> {
  const all = Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 14px "Alegreya Sans"`)))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 2000))])
}

async function start(): Promise<void> {
  applyTheme()
  const target = document.getElementById('app')!
  try {
    const games = await api.games()
    words.games = games.map((game) => game.name)
    await Promise.all([me.load(), words.load(prefs.lang), fonts()])
    mount(App, { target, props: { games } })
  } catch (error) {
    target.textContent = `Demesne could not be reached: ${String(error)}`
    setTimeout(() => location.reload(), 4000)
  }
}

void start()
