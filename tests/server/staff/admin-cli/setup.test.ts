import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { runCommand } from '#server/staff/admin-cli/run-command.ts'
import { mailServer } from '#tests/server/platform/mail/smtp-server.ts'
import { useDatabase } from '#tests/support/databases.ts'

const secret = 'a secret of 32 characters or more'
const databaseUrl = await useDatabase('empty')
await prepareDatabase({
  databaseUrl,
  secret: new TextEncoder().encode(secret),
  seedDemo: false,
  log: () => undefined,
})
const folder = mkdtempSync(join(tmpdir(), 'emberwright-setup-'))
const db = openDatabase(databaseUrl, 1)
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

async function setup(
  words: readonly string[],
  typed: readonly string[] | null,
  env: Record<string, string> = {},
) {
  const printed: string[] = []
  const warned: string[] = []
  const answers = [...(typed ?? [])]
  const ask = (question: string) => {
    printed.push(question)
    return Promise.resolve(answers.shift() ?? '')
  }
  const code = await runCommand(
    ['setup', ...words],
    {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SHOP_SECRET: secret,
      SHOP_DATA_DIR: folder,
      SHOP_PROJECT_ID: '11',
      ...env,
    },
    {
      print: (line) => printed.push(line),
      warn: (line) => warned.push(line),
      ...(typed ? { ask } : {}),
    },
  )
  return { code, printed, warned: warned.join('\n') }
}

const settings = async () => {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from settings where project_id = 11`.execute(db)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
const fileOf = (content: object): string => {
  const file = join(folder, 'setup.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const lineOf = (printed: readonly string[], text: string) => printed.find((line) => line.includes(text))
const OWNER = {
  both: {
    store_name: 'Ozark Fireworks',
    public_url: 'https://shop.example',
    email: 'help@shop.example',
    phone: '(417) 555-0100',
    mail_from: 'orders@shop.example',
    rates_confirmed: true,
  },
  staff: { email: 'owner@shop.example', name: 'Olive Owner' },
}

test('a new shop says what is left to do; --check fails while something holds it back', async () => {
  const { code, printed, warned } = await setup(['--check'], null)
  expect(code).toBe(1)
  expect(warned).toMatch(/^\d+ of these hold the shop back\.$/)
  expect(lineOf(printed, 'Nobody is staff')).toMatch(/^TO DO/)
  expect(lineOf(printed, 'Nothing is on sale')).toMatch(/^TO DO {2}storefront 11/)
  expect(lineOf(printed, 'No card is taken')).toMatch(/^open/)
  expect(lineOf(printed, 'Default texts name another shop')).toContain('/about, /catalog, /contact, ')
})

test('a file with a wrong answer saves nothing and names each wrong field', async () => {
  const before = await settings()
  const { code, warned } = await setup(
    [fileOf({ both: { phone: '(417) 555-0100', mail_from: 'orders' }, consumer: { public_url: 'shop' } })],
    null,
  )
  expect(code).toBe(1)
  expect(warned).toContain('Nothing of')
  expect(warned).toContain('consumer.mail_from: mail_from cannot be "orders"')
  expect(warned).toContain('consumer.public_url: public_url cannot be "shop"')
  expect(await settings()).toEqual(before)
})

test('a file sets the shop up, and once more it changes nothing and adds nobody', async () => {
  const first = await setup([fileOf(OWNER)], null)
  expect(first).toMatchObject({ code: 0, warned: '' })
  expect(await settings()).toMatchObject({
    store_name: 'Ozark Fireworks',
    mail_from: 'orders@shop.example',
    rates_confirmed: true,
  })
  expect(lineOf(first.printed, 'Password:')).toBeDefined()
  expect(first.printed.filter((line) => line.includes('█')).length).toBeGreaterThan(15)
  const revisions = () => sql<{ n: string }>`select count(*) as n from revisions`.execute(db)
  const before = (await revisions()).rows
  const again = await setup([fileOf(OWNER)], null)
  expect(lineOf(again.printed, 'staff already')).toBe('owner@shop.example is staff already.')
  expect(lineOf(again.printed, 'Password:')).toBeUndefined()
  expect((await revisions()).rows).toEqual(before)
})

test('questions save each answer, ask again with the reason, and Enter keeps what is set', async () => {
  const { code, printed } = await setup(
    [],
    ['', 'http://shop.example', 'https://fire.example', '', '(417) 555-0123'],
  )
  expect(code).toBe(0)
  expect(lineOf(printed, 'Name of the shop')).toBe('Name of the shop [Ozark Fireworks]: ')
  expect(printed).toContain('  The address of the shop begins with https://.')
  expect(await settings()).toMatchObject({
    store_name: 'Ozark Fireworks',
    public_url: 'https://fire.example',
    email: 'help@shop.example',
    phone: '(417) 555-0123',
  })
})

test('setup is about the storefronts that the shop serves, and refuses answers of another one', async () => {
  const { printed } = await setup(['--check'], null, { SHOP_PROJECT_ID: '' })
  expect(lineOf(printed, 'storefront 11')).toBeDefined()
  expect(lineOf(printed, 'storefront 14')).toBeUndefined()
  const file = fileOf({ professional: { public_url: 'https://pro.shop.example' } })
  const { code, warned } = await setup([file], null, { SHOP_PROJECT_ID: '' })
  expect([code, warned]).toEqual([
    1,
    expect.stringContaining('professional: this shop does not serve storefront 14'),
  ])
})

test('nobody can be asked without a terminal', async () => {
  expect(await setup([], null)).toMatchObject({
    code: 1,
    warned: expect.stringContaining('There is nobody to ask: name a file.'),
  })
})

test('a test e-mail goes out from the sender of the shop, and a refusal is told in the words of the mail server', async () => {
  const taking = await mailServer()
  const sent = await setup([fileOf({ test_mail: 'olive@home.example' })], null, { SMTP_URL: taking.url })
  taking.close()
  expect(lineOf(sent.printed, 'test e-mail')).toBe('A test e-mail is on its way to olive@home.example.')
  expect(taking.heard()).toContain('MAIL FROM:<orders@shop.example>')
  const refusing = await mailServer(() => '550 not from here')
  const refused = await setup([fileOf({ test_mail: 'olive@home.example' })], null, { SMTP_URL: refusing.url })
  refusing.close()
  expect(lineOf(refused.printed, 'refused')).toContain('550 not from here')
})

test('a page is told of until nothing in it is from the default texts; the end of its title takes the name by itself', async () => {
  await sql`update entries set body = jsonb_set(body, '{blocks}', '[{"kind": "text", "text": "Ours."}]')
    where kind = 'page' and key = '/contact'`.execute(db)
  const { printed } = await setup(['--check'], null)
  expect(lineOf(printed, 'Default texts name another shop')).not.toContain('/contact')
})

test('a backup is known to the shop from then on', async () => {
  expect(lineOf((await setup(['--check'], null)).printed, 'There is no backup')).toMatch(/^open/)
  const code = await runCommand(
    ['backup', join(folder, 'backup.gz')],
    { DATABASE_URL: databaseUrl, SHOP_DATA_DIR: folder, SHOP_SECRET: secret },
    { print: () => undefined, warn: () => undefined },
  )
  expect(code).toBe(0)
  expect(lineOf((await setup(['--check'], null)).printed, 'The last backup')).toMatch(/^done/)
})
