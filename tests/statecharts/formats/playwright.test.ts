import { execFile } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { couponModel } from '#machines/coupon/coupon.model.ts'
import { playwrightFiles } from '#statecharts/formats/playwright.ts'
import { coverOf } from '#tests/statecharts/covers.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'specs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const url = (path: string) => JSON.stringify(pathToFileURL(resolve(path)).href)

const driver = `import { test as base } from ${url('node_modules/@playwright/test/index.mjs')}
import { couponModel } from ${url('machines/coupon/coupon.model.ts')}
import { PathDriver } from ${url('tests/statecharts/formats/path-driver.ts')}
export const test = base.extend({ driver: async ({}, use) => use(new PathDriver(couponModel)) })
`

interface Outcome {
  readonly stats: { readonly expected: number; readonly unexpected: number }
}

/** What Playwright makes of these specs. */
function run(): Promise<Outcome> {
  const cli = resolve('node_modules/@playwright/test/cli.js')
  const args = [
    cli,
    'test',
    '--reporter=json',
    '--workers=1',
    `--config=${join(folder, 'playwright.config.ts')}`,
  ]
  return new Promise((settle) => {
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, out) => settle(JSON.parse(out)))
  })
}

test('a generated spec runs in Playwright with a driver, and fails where the machine is elsewhere', async () => {
  const cover = await coverOf(couponModel)
  const [spec] = playwrightFiles([cover])
  const count = cover.suite.paths.length
  writeFileSync(join(folder, 'playwright.config.ts'), `export default { testDir: ${JSON.stringify(folder)} }`)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'coupon.driver.ts'), driver)
  writeFileSync(join(folder, spec?.name ?? ''), spec?.text ?? '')
  expect((await run()).stats).toMatchObject({ expected: count, unexpected: 0 })
  const spoiled = (spec?.text ?? '').replace(`see('active', "reading")`, `see('active', "none")`)
  writeFileSync(join(folder, spec?.name ?? ''), spoiled)
  expect((await run()).stats).toMatchObject({ expected: count - 1, unexpected: 1 })
}, 120_000)
