import { defineConfig } from '@playwright/test'
import { findChromium, launchArgs } from './tests/run/find-chromium.mjs'

const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // what `npm run paths` has written runs when it is asked for, and never with all others
  testIgnore: process.argv.some((each) => each.includes('e2e/generated')) ? [] : '**/e2e/generated/**',
  globalSetup: './tests/support/shop-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // limits for a machine that does other work meanwhile
  timeout: 180_000,
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // drawing every frame of a motion is a third of the time of a spec
    contextOptions: { reducedMotion: 'reduce' },
    // traces slow every run down and are only read in reports
    trace: process.env['E2E_REPORT'] ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath, args: launchArgs, env: { ...definedOnly(process.env), ...env } },
  },
})

function definedOnly(all: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
