import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { singlePage } from '#build/single-page.ts'
import { appVersion } from '#server/site/app-version.ts'
import { pictureStyle } from '#statecharts/explorer-content/picture-style.ts'

const dist = resolve(import.meta.dirname, 'dist')

/** From the machines as they are written; see print-content.ts. */
function content(): { readonly explorer: unknown; readonly charts: unknown } {
  const script = resolve(import.meta.dirname, 'statecharts/explorer-content/print-content.ts')
  const limits = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const json = execFileSync(process.execPath, [script, appVersion(dist)], limits)
  return JSON.parse(json) as ReturnType<typeof content> // printed by that script
}

/** The explorer of the statecharts as one file, built after charts and paths. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'statecharts/explorer'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    singlePage('statecharts.html', () => {
      const { explorer, charts } = content()
      return {
        data: { id: 'explorer-data', value: explorer },
        templates: new Map([['chart-style', `<style>${pictureStyle()}</style>`]]),
        // read by the shop at its start, and not served
        files: new Map([['charts.json', JSON.stringify(charts)]]),
      }
    }),
  ],
  publicDir: false,
  cacheDir: resolve(import.meta.dirname, 'node_modules/.vite-explorer'),
  build: {
    outDir: resolve(import.meta.dirname, 'dist/explorer'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
