import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './build/icons.ts'

// `npm run dev` talks to a server started beside it: demesne serve --port 8765
const server = process.env.DEMESNE_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/demesne/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the server's content policy allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': server,
      '/words': server,
      '/ws': { target: server, ws: true },
    },
  },
})
