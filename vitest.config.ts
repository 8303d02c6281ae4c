import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const services = ['tests/src/services/client/**/*.test.ts', 'tests/walks/**/*.test.ts']
const server = ['tests/server/**/*.test.ts']
const databases = ['tests/support/databases-setup.ts']
const house = ['tests/house.test.ts']

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...services, ...server, ...house],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'house', include: house } },
      {
        extends: true,
        test: { name: 'services', include: services, globalSetup: databases, isolate: false },
      },
      { extends: true, test: { name: 'server', include: server, globalSetup: databases, isolate: false } },
    ],
  },
})
