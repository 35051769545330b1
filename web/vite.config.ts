import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './build/icons.ts'
import { letters } from './build/letters.ts'
import { light } from './build/light.ts'

// `npm run dev` talks to a server started beside it: demesne serve --port 8765
const server = process.env.DEMESNE_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [icons(), svelte(), letters(), light()],
  build: {
    outDir: '../src/demesne/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the server's content policy allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small parts that always come together come in one file: every file has its headers and its wait.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: /rolldown.runtime|node_modules.(svelte|esm-env|clsx|@fluent)|src.core.(api|words|prefs|me|part|router|trouble)|src.look.(sprite|beasts|families|geometry|letters|Glyph|Icon|Badge|Crest)|icon.(bot|rule-book|sun|moon|church|ringing-bell|mounted-knight|caravel|village|field)$/ },
            { name: 'figures', test: /src.look.(Figure|House|Tree|Beast|Portrait)/ },
            { name: 'scenes', test: /src.games.(\w+.Scene|scenes)|src.look.(Cottage|Clouds|Hill|Tower)|src.parts.Scene/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/words': server,
      '/ws': { target: server, ws: true },
    },
  },
})
