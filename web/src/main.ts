import { mount } from 'svelte'
import App from './App.svelte'
import { api } from './core/api'
import { me } from './core/me.svelte'
import { prefs } from './core/prefs.svelte'
import { words } from './core/words.svelte'
import { openPage } from './pages'
import { applyTheme } from './parts/theme'
import './styles/index.css'

async function start(): Promise<void> {
  applyTheme()
  try {
    const [games] = await Promise.all([api.games(), me.load(), words.load(prefs.lang)])
    const first = openPage(location.pathname, games)
    mount(App, { target: document.getElementById('app')!, props: { games, first } })
  } catch (error) {
    console.warn('the server did not answer:', error)
    // Until then index.html says so.
    document.documentElement.classList.add('gone')
    setTimeout(() => location.reload(), 4000)
  }
}

void start()
