import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Too slow for the gate, or about times: `npm run test:full` runs them. */
const full = ['tests/**/*.full.test.{ts,tsx}']
const services = ['tests/src/services/platform/client/**/*.test.ts', 'tests/walks/**/*.test.ts']
const server = ['tests/server/**/*.test.ts']
const databases = ['tests/support/databases-setup.ts']
const house = ['tests/house.test.ts']
const report = process.env['STEP_REPORT']

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    // only what hangs reaches these, on a machine that does four other things too
    testTimeout: 180_000,
    hookTimeout: 600_000,
    allowOnly: false,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...services, ...server, ...house, ...full],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'house', include: house } },
      {
        extends: true,
        test: { name: 'services', include: services, globalSetup: databases, isolate: false },
      },
      {
        extends: true,
        test: { name: 'server', include: server, exclude: full, globalSetup: databases, isolate: false },
      },
      {
        extends: true,
        test: { name: 'full-unit', include: full, exclude: server, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'full-server',
          include: ['tests/server/**/*.full.test.ts'],
          globalSetup: databases,
          isolate: false,
        },
      },
    ],
  },
})
