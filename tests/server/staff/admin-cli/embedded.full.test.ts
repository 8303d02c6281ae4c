import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteCalls } from '#contract/site/site.ts'
import { Shopper } from '#tests/support/shopper.ts'

const project = resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'emberwright-embedded-'))
const { DATABASE_URL: _, ...inherited } = process.env
const env = { ...inherited, SHOP_DATA_DIR: folder, SHOP_PROJECT_ID: '' }
const run = promisify(execFile)
let shop: ChildProcess
let visitor: Shopper

/** Runs the command against the running shop; resolves with its output. */
async function command(...words: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'shop', '--', ...words], { cwd: project, env })
  return stdout
}

beforeAll(async () => {
  // PostgreSQL may run as another system user, which needs access
  chmodSync(folder, 0o755)
  shop = spawn(process.execPath, ['server/main.ts', '--without-app'], {
    cwd: project,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  visitor = new Shopper(await addressOf(shop))
})

/** Resolves with its URL once it is printed. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, address] = /Consumer shop: (http:\/\/[\d.:]+)/.exec(said) ?? []
      if (address !== undefined) found(address)
    })
    stdout?.once('end', () => failed(new Error(`the shop ended before it was ready: ${said}`)))
  })
}

afterAll(async () => {
  await stopped()
  rmSync(folder, { recursive: true, force: true })
})

async function stopped(): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await ended
}

const appInfo = async () => (await visitor.send(siteCalls.getAppInfo, { body: {} })).status
const setting = async (key: string) =>
  (await visitor.call(siteCalls.getAppSettings, { body: { settings_key: 'app' } }))[key]

test('[MNT-01][MNT-03] maintenance of a shop with its own database is switched on and off by one command', async () => {
  expect(await appInfo()).toBe(200)
  const printed = await command('maintenance', 'on')
  expect(printed).toContain('Storefront 11: down_for_maintenance is true, was false.')
  expect(printed).toContain('Storefront 14: down_for_maintenance is true, was false.')
  await expect.poll(appInfo).toBe(503)
  await command('maintenance', 'off')
  await expect.poll(appInfo).toBe(200)
})

test('[CHK-04] checkout and any setting are switched the same way', async () => {
  await command('checkout', 'off')
  await expect.poll(() => setting('is_checkout_disabled')).toBe(true)
  await command('checkout', 'on')
  await expect.poll(() => setting('is_checkout_disabled')).toBe(false)
  await command('setting', 'credit_card_fee_percent', '3.25')
  await expect.poll(() => setting('credit_card_fee_percent')).toBe(3.25)
})

test('a stopped shop is reported', async () => {
  await stopped()
  await expect(command('maintenance', 'on')).rejects.toMatchObject({
    code: 1,
    stderr: `The shop in ${folder} is not running: start it first.\n`,
  })
})
