import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkLayers, type Graph, SHEET } from '#build/chunk-layers.ts'
import { compressAssets } from '#build/compress-assets.ts'
import { devStorefront } from '#build/dev-storefront.ts'
import { inlinedSheet } from '#build/inlined-sheet.ts'
import { leaveOutDescriptions } from '#build/leave-out-descriptions.ts'

/** What every page has loaded before it imports anything. */
const EVERYWHERE = /^assets\/(rolldown-runtime|vendor|shell)-[\w-]+\.(js|css)$/
const OWN = /[\\/](src|contract|machines)[\\/]/
const { layers, layerOf, isInLayers } = createChunkLayers(import.meta.dirname)

const api = process.env['SHOP_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    leaveOutDescriptions(),
    devStorefront(process.env['SHOP_PROJECT_ID'] ?? '11'),
    react(),
    vanillaExtractPlugin(),
    inlinedSheet(SHEET),
    compressAssets(),
  ],
  // React has the hook that the shim stands in for
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }],
  },
  publicDir: 'src/public',
  cacheDir: resolve(import.meta.dirname, 'node_modules/.vite'),
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: { proxy: { '/shop-api': api, '/images': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !EVERYWHERE.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules[\\/](?!ky[\\/])/ },
            // one group per layer, because a group takes what its modules import, too
            ...layers.map((layer) => ({
              name: (id: string, graph: Graph) => (layerOf(id, graph) === layer ? layer : null),
              test: OWN,
            })),
            {
              name: (id, graph) => (isInLayers(id, graph) ? null : 'shared'),
              test: OWN,
              minShareCount: 15,
            },
          ],
        },
      },
    },
  },
})
