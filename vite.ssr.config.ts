import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leaveOutDescriptions } from '#build/leave-out-descriptions.ts'

/** The app as the server draws it, with its packages, so that both sides run the same code; built after the app. */
export default defineConfig({
  plugins: [leaveOutDescriptions(), react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }],
  },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/ssr',
    target: 'node24',
    minify: true,
    rolldownOptions: {
      input: ['src/app/server-entry.tsx', 'src/app/starter.ts'],
      // modules wherever the folder is copied to
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
})
