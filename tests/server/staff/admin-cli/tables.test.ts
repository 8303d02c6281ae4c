import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isTableCommand, tableCommand } from '#server/staff/admin-cli/tables.ts'
import { termsCommand } from '#server/staff/admin-cli/terms.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const folder = mkdtempSync(join(tmpdir(), 'emberwright-tables-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...words: string[]) => tableCommand(shop.databaseUrl, words)
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const rateOf = async (option: string) =>
  await shop.db
    .selectFrom('carriers')
    .select(['id', 'cents_per_lb'])
    .where('option_id', '=', option)
    .executeTakeFirst()

test.each(['carriers', 'states', 'levels'])(
  'an export of %s changes nothing when it is imported again',
  async (name) => {
    expect(isTableCommand(['import', name])).toBe(true)
    const file = join(folder, `${name}.csv`)
    await run('export', name, file)
    await expect(run('export', name, file)).rejects.toThrow('exists already')
    expect(await run('import', name, file)).toEqual(['0 rows would change. With --apply they do.'])
  },
)

test('changes are shown before they are made, rows that the file lacks stay, and the audit names them', async () => {
  const file = join(folder, 'rates.csv')
  await run('export', 'carriers', file)
  const [titles = '', ...lines] = readFileSync(file, 'utf8').split('\r\n')
  const first = lines.find((line) => line.startsWith('"ozark-standard"')) ?? ''
  const [option = '', ...cells] = first.split(',')
  const changed = fileOf(
    'changed.csv',
    [titles, first.replace(cells[3] ?? '', '"13.5"'), first.replace(option, '"new-option"')].join('\n'),
  )
  const id = option.replaceAll('"', '')
  const before = await rateOf(id)
  const shown = await run('import', 'carriers', changed)
  expect(shown[0]).toMatch(new RegExp(`^${id}: cents_per_lb \\d+ -> 13.5$`))
  expect(shown[1]).toMatch(/^new-option: new, option_id new-option/)
  expect(await rateOf(id)).toEqual(before)
  expect((await run('import', 'carriers', changed, '--apply')).at(-1)).toBe('Written: 2 rows.')
  expect(await rateOf(id)).toEqual({ id: before?.id, cents_per_lb: '13.5' })
  expect(await rateOf('new-option')).toMatchObject({ cents_per_lb: expect.any(String) })
  const audit = shop.db
    .selectFrom('staff_audit')
    .select('subject')
    .where('action', '=', 'import carriers --apply')
  expect((await audit.executeTakeFirstOrThrow()).subject).toContain('new-option: new')
})

test('a file with a wrong cell, a missing column or a row twice is refused with lines, and nothing is written', async () => {
  await expect(run('import', 'states', fileOf('lack.csv', 'code,name\nMO,Missouri\n'))).rejects.toThrow(
    'The first row lacks the columns miles, sales_tax.',
  )
  const wrong = fileOf('wrong.csv', 'code;name;miles;sales_tax\nMO;Missouri;91;4.2\nMO;Missouri;92;0.04\n')
  await expect(run('import', 'states', wrong, '--apply')).rejects.toThrow(
    /line 2: sales_tax: "4\.2" is not as 0\.04225\n {2}line 3: MO is there twice/,
  )
  const missouri = shop.db.selectFrom('states').select('miles').where('code', '=', 'MO')
  expect(await missouri.executeTakeFirstOrThrow()).toEqual({ miles: 90 })
})

test('payment by invoice is granted and withdrawn by command', async () => {
  const email = await makeCustomer(shop.db, 'new')
  const hasTerms = async () =>
    (
      await shop.db
        .selectFrom('customers')
        .select('net_terms')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).net_terms
  await termsCommand(shop.databaseUrl, [email.toUpperCase(), 'on'])
  expect(await hasTerms()).toBe(true)
  await termsCommand(shop.databaseUrl, [email, 'off'])
  expect(await hasTerms()).toBe(false)
  await expect(termsCommand(shop.databaseUrl, ['nobody@quill.example', 'on'])).rejects.toThrow('no customer')
  await expect(termsCommand(shop.databaseUrl, [email])).rejects.toThrow('on or off')
})
