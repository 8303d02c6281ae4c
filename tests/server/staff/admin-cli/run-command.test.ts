import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { writeBackup } from '#server/platform/database/backup/write-backup.ts'
import { openDatabase } from '#tests/support/database.ts'
import { runCommand } from '#server/staff/admin-cli/run-command.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { seededEmail } from '#tests/support/shopper.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-commands-'))
const [shop, empty] = [await useDatabase(), await useDatabase('empty')]
const db = openDatabase(shop, 1)
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

async function run(words: readonly string[], env: Record<string, string> = {}) {
  const [printed, warned]: [string[], string[]] = [[], []]
  const code = await runCommand(
    words,
    { DATABASE_URL: shop, SHOP_DATA_DIR: folder, SHOP_SECRET: 'x'.repeat(40), ...env },
    { print: (line) => printed.push(line), warn: (line) => warned.push(line) },
  )
  return { code, printed, warned }
}

const path = (name: string) => join(folder, name)
mkdirSync(path('folder'))
writeFileSync(path('file'), 'not a table')
writeFileSync(path('binary.csv'), Buffer.from([0, 1, 2, 255, 254, 10, 0]))
writeFileSync(path('broken.xlsx'), Buffer.from('PK\u0003\u0004 this is no workbook'))
mkdirSync(path('nul/11/redirect'), { recursive: true })
writeFileSync(
  path('nul/11/redirect/a.json'),
  JSON.stringify({
    project_id: 11,
    kind: 'redirect',
    key: '/a\0b',
    position: 0,
    starts_at: null,
    ends_at: null,
    body: { target_url: '/faq', external: false, is_filter: false },
  }),
)
mkdirSync(path('entry-is-a-folder/11/page/faq.json'), { recursive: true })
mkdirSync(path('media-is-a-file'))
copyFileSync(path('file'), path('media-is-a-file/media'))

const MISSING = 'there is no such file or folder'
const BAD: readonly (readonly [string, string])[] = [
  ['', 'Switch a running shop:'],
  ['fly', 'There is no command "fly".'],
  ['setting nothing 1', 'There is no setting "nothing".'],
  ['setting credit_card_fee_percent NaN', 'credit_card_fee_percent cannot be "NaN"'],
  ['staff add nobody content', '"nobody" is not an e-mail address.'],
  ['staff remove a@b.example', 'a@b.example is not staff.'],
  [`content export ${path('file/below')}`, 'a part of its path is a file'],
  [
    'content export /proc/none/here',
    'The folder /proc/none cannot be made: there is no such file or folder.',
  ],
  [`content export ${path('media-is-a-file')}`, 'a part of its path is a file'],
  [`content import ${path('none')}`, 'There are no entries in'],
  [`content import ${path('entry-is-a-folder')}`, 'is a folder, not a file'],
  [`content import ${path('nul')}`, 'a.json: key: holds a character that cannot be stored'],
  [`export products ${path('none/products.csv')}`, 'cannot be written'],
  [`export products ${path('folder')}`, 'exists already'],
  [`export carriers ${path('none/carriers.csv')}`, 'cannot be written'],
  [`import products ${path('none.csv')}`, 'There is no file'],
  [`import products ${path('folder')}`, 'is a folder, not a file'],
  [`import products ${path('binary.csv')}`, 'cannot be read'],
  [`import products ${path('broken.xlsx')}`, 'cannot be read'],
  [`import products ${path('file')} --apply`, 'There is no dry run of this file'],
  [`import carriers ${path('folder')}`, 'is a folder, not a file'],
  [`import carriers ${path('binary.csv')} --apply`, 'is refused'],
  ['terms nobody@example.com on', 'There is no customer with the address'],
  ['order 99999', 'There is no order 99999.'],
  ['order 99999999999999999999', 'is not the number of an order'],
  ['status ORDER shipped', 'The statuses are'],
  ['status ORDER 99999999999', 'The statuses are'],
  ['ship ORDER X=9', 'is Shipped already.'],
  ['cancel 99999 because', 'There is no order 99999.'],
  ['refund ORDER 9999999.99 because', 'Nothing was charged to a card'],
  ['note 99999 text', 'There is no order 99999.'],
  ['documents some', 'Documents of customers:'],
  ['approve DOCUMENT 2027-02-30', '"2027-02-30" is not a day such as 2027-06-30.'],
  ['approve DOCUMENT 0000-01-01', '"0000-01-01" is not a day such as 2027-06-30.'],
  ['approve 99999 2099-02-28', 'There is no document 99999.'],
  ['refuse 99999 because', 'There is no document 99999.'],
  ['volume approve 99999 silver', 'There is no application 99999.'],
  ['volume approve 99999 golden', '"golden" is not a level'],
  [`flow ${path('flow.json')} --from 2027-02-30`, '"2027-02-30" is not a day such as 2027-06-30.'],
  [`flow ${path('flow.json')} --to 0000-01-01`, '"0000-01-01" is not a day such as 2027-06-30.'],
  [`backup ${path('none/shop.backup')}`, MISSING],
  [`backup ${path('folder')}`, 'exists already'],
  [`restore ${path('none')}`, 'There is no file'],
  [`restore ${path('folder')}`, 'The database is not empty'],
  ['personal-data export a@b.example', 'Personal data of a customer, or of somebody'],
  [`personal-data export nobody@example.com ${path('x.json')}`, 'There is no customer'],
  [`personal-data export ${seededEmail('silver')} ${path('none/x.json')}`, 'cannot be written'],
]

const ids = async (table: 'orders' | 'documents') => {
  const { rows } = await sql<{ id: number }>`select min(id)::int as id from ${sql.table(table)}`.execute(db)
  return String(rows[0]?.id)
}
const IDS: Readonly<Record<string, string>> = {
  ORDER: await ids('orders'),
  DOCUMENT: await ids('documents'),
}
const STACK = /^\s+at .*:\d+/m

test.each(BAD)('"%s" ends with exit code 1 and says why', async (typed, text) => {
  const words = typed.split(' ').filter(Boolean)
  const { code, printed, warned } = await run(words.map((word) => IDS[word] ?? word))
  expect([code, printed, warned]).toEqual([1, [], [expect.stringContaining(text)]])
  expect(warned[0]).not.toMatch(STACK)
  expect(warned[0]).not.toContain('Unexpected error')
})

const DATABASES: readonly (readonly [string, string, string])[] = [
  ['without a server', 'postgres://a:b@127.0.0.1:1/shop', 'nothing answers there'],
  ['of localhost without a server', 'postgres://a:b@localhost:1/shop', 'nothing answers there'],
  ['of an unknown host', 'postgres://a:b@no-such-host.invalid/shop', 'its host is unknown'],
  ['that is not there', shop.replace(/\/[^/]*$/, '/no_such_database'), 'it has no such database'],
  ['with a wrong password', shop.replace(/:[^:@/]*@/, ':wrong@'), 'it refuses the password'],
  ['with a password that cannot be decoded', 'postgres://a:%E0%A4%A@127.0.0.1/shop', 'DATABASE_URL'],
  ['without a shop', empty, 'no shop'],
]
const COMMANDS = [
  'orders',
  'maintenance on',
  'staff list',
  `backup ${path('a.backup')}`,
  'documents',
  'volume',
]

test.each(DATABASES)('with a database %s every command ends in one line', async (_, DATABASE_URL, text) => {
  for (const command of COMMANDS) {
    const { code, printed, warned } = await run(command.split(' '), { DATABASE_URL })
    expect([code, printed, warned]).toEqual([1, [], [expect.stringContaining(text)]])
    expect(warned[0]).toMatch(/^.+$/)
  }
})

test('a bad row of a backup is told with its table', async () => {
  const file = path('shop.backup')
  await writeBackup(shop, file, new Date())
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  const at = lines.findIndex((line) => line === '{"table":"public.products"}')
  const bad = path('bad.backup')
  writeFileSync(bad, gzipSync(lines.toSpliced(at + 1, 1, '"(no row"').join('\n')))
  const { code, warned } = await run(['restore', bad], { DATABASE_URL: empty })
  expect([code, warned]).toEqual([
    1,
    [expect.stringMatching(/^A row of public\.products in the backup cannot be restored: .+$/)],
  ])
})
