import { basename, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, launchArgs } from '#tests/run/find-chromium.mjs'

const { executablePath, env } = await findChromium()
const report = process.env['STEP_REPORT']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // what `npm run paths` has written runs when it is asked for, and never with all others
  testIgnore: process.argv.some((each) => each.includes('e2e/generated')) ? [] : '**/e2e/generated/**',
  globalSetup: './tests/support/shop-setup.ts',
  // a run empties its folder, and traces of another step stay
  outputDir: join('test-results', report ? basename(report, '.json') : 'by-hand'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // in a run of all of them what fails is repeated once, alone, at the end, and told as flaky if it passes then
  retries: report ? 1 : 0,
  retryStrategy: 'isolated',
  maxFailures: report ? 10 : 0,
  // limits for a machine that does other work meanwhile
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // drawing every frame of a motion is a third of the time of a spec
    contextOptions: { reducedMotion: 'reduce' },
    // traces slow every run down
    trace: report ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath, args: launchArgs, env: { ...definedOnly(process.env), ...env } },
  },
})

function definedOnly(all: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
