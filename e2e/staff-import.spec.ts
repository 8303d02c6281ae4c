import type { Page } from '@playwright/test'
import { staffImportCalls } from '#contract/staff/staff-import.ts'
import type { TestDb } from '#tests/support/database.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './switched.ts'
import { enterCredentials, otherEditor, setRights } from './staff.ts'
import { loseAnswer } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

const importOf = (page: Page) => page.getByRole('region', { name: 'Import', exact: true })
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Rows of the file' }).locator('tbody tr')
const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Products: file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const products = (db: TestDb, offset: number, count: number) =>
  db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.model', 'p.name', 's.qty'])
    .where('p.project_id', '=', 11)
    .where('p.active', '=', true)
    .where('s.qty', '>', 50)
    .orderBy('p.id', 'desc')
    .offset(offset)
    .limit(count)
    .execute()
const stockOf = async (db: TestDb, id: number) =>
  (await db.selectFrom('stock').select('qty').where('product_id', '=', id).executeTakeFirstOrThrow()).qty

async function openDesk(page: Page, db: TestDb): Promise<void> {
  const editor = await makeEditor(db)
  await setRights(db, editor, ['catalogue'])
  await page.goto('/staff/content')
  await enterCredentials(page, editor)
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Import and export' }).click()
}

async function pressImport(page: Page): Promise<void> {
  await importOf(page).getByRole('button', { name: 'Import the rows that are not refused' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import these changes?' })
  await expect(dialog).toContainText('1 refused, 0 added, 1 changed')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog).toBeHidden()
}

test('a dry run of a file of products shows each change by page, the refused rows first, and writes nothing', async ({
  page,
  db,
}) => {
  const all = await products(db, 0, 60)
  const [one, two] = all
  if (!one || !two) throw new Error('no products')
  await openDesk(page, db)
  const section = importOf(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download products.csv' }).click()
  expect((await download).suggestedFilename()).toMatch(/^products-11-.+\.csv$/)

  await choose(page, 'names.csv', 'name\nComet\n')
  await expect(importOf(page).getByRole('alert')).toContainText('Line 1: There is no column "model"')

  const rest = all.slice(2).map(({ model }) => `${model},`)
  await choose(page, 'stock.csv', [`model,stock`, `${one.model},+5`, `${two.model},-x`, ...rest].join('\n'))
  await expect(section.getByRole('heading', { name: 'stock.csv' })).toBeVisible()
  await expect(
    section.getByText(/^1 refused, 0 added, 1 changed, 0 deactivated, 58 unchanged$/),
  ).toBeVisible()
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText('stock: "-x" is not a whole number')
  await expect(rows.nth(1)).toContainText(`stock: ${one.qty} → ${one.qty + 5} (+5)`)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Changed (1)' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Model or name').fill('no such product')
  await expect(page.getByText('No row is found.')).toBeVisible()
  await page.getByLabel('Model or name').fill('')
  expect(await violationsOn(page, 'products')).toEqual([])

  expect(await stockOf(db, one.id)).toBe(one.qty)
})

test('an import is applied once when its answer is lost and it is confirmed again', async ({ page, db }) => {
  const [one, two] = await products(db, 60, 2)
  if (!one || !two) throw new Error('no products')
  await openDesk(page, db)
  const section = importOf(page)
  await choose(page, 'stock.csv', `model,stock\n${one.model},+5\n${two.model},-x\n`)
  await loseAnswer(page, '**/staff/products/apply-import*')
  await pressImport(page)
  await expect(section.getByRole('alert')).toContainText('It may or may not be imported.')
  await pressImport(page)
  await expect(section.getByText('Imported: 0 added, 1 changed')).toBeVisible()
  expect(await stockOf(db, one.id)).toBe(one.qty + 5)
})

test('an import goes on while another screen is shown, and its screen shows it again', async ({
  page,
  db,
}) => {
  const [one] = await products(db, 65, 1)
  if (!one) throw new Error('no products')
  await openDesk(page, db)
  await choose(page, 'left.csv', `model,stock\n${one.model},+5\n`)
  const answer = Promise.withResolvers<void>()
  await page.route('**/staff/products/apply-import*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await importOf(page).getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Import', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Import and export' }).click()
  await expect(importOf(page).getByRole('heading', { name: 'left.csv' })).toBeVisible()
  await expect(importOf(page).getByText('The changes are being made.')).toBeVisible()
  answer.resolve()
  await expect(importOf(page).getByText('Imported: 0 added, 1 changed')).toBeVisible()
  expect(await stockOf(db, one.id)).toBe(one.qty + 5)
})

test('the last import is undone after it is confirmed, once also when its answer is lost', async ({
  page,
  db,
}) => {
  const [one] = await products(db, 64, 1)
  if (!one) throw new Error('no products')
  await openDesk(page, db)
  await choose(page, 'wrong.csv', `model,stock,name\n${one.model},+5,Wrong\n`)
  await importOf(page).getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  const last = page.getByRole('region', { name: 'Last import', exact: true })
  await expect(last).toContainText('wrong.csv')
  await page.route(
    '**/staff/products/undo-import*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const press = async () => {
    await last.getByRole('button', { name: 'Undo this import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo the last import?' })
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog).toBeHidden()
  }
  await press()
  await expect(last.getByRole('alert')).toContainText('It may or may not be undone.')
  await press()
  await expect(last.getByText('Undone: 1 product as before the import.')).toBeVisible()
  await expect(last.getByRole('button', { name: 'Undo this import' })).toHaveCount(0)
  expect(await violationsOn(page, 'undone products')).toEqual([])
  expect(await stockOf(db, one.id)).toBe(one.qty)
})

test('an import is not applied over what a colleague changed since its dry run, which is told', async ({
  page,
  db,
  baseURL,
}) => {
  const [two] = await products(db, 62, 1)
  if (!two) throw new Error('no products')
  await openDesk(page, db)
  const section = importOf(page)
  await choose(page, 'two.csv', `model;stock\n${two.model};7\n`)
  await expect(section.getByRole('heading', { name: 'two.csv' })).toBeVisible()
  const other = await otherEditor(db, baseURL)
  const seen = await other.call(staffImportCalls.checkProductImport, {
    query: { name: 'other.csv', id: crypto.randomUUID() },
    body: new TextEncoder().encode(`model,stock\n${two.model},-1\n`),
  })
  if (seen.kind !== 'read') throw new Error('not read')
  await other.call(staffImportCalls.applyProductImport, {
    body: {
      id: seen.id,
      fingerprint: seen.fingerprint,
      request_id: crypto.randomUUID(),
      skip_refused: false,
    },
  })
  await section.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect(section.getByRole('alert')).toContainText(
    `stock: was ${two.qty} in the dry run and is ${two.qty - 1} by now.`,
  )
  expect(await stockOf(db, two.id)).toBe(two.qty - 1)
  expect(await violationsOn(page, 'changed products')).toEqual([])
  await section.getByRole('button', { name: 'Check the file again' }).click()
  await expect(page.getByRole('region', { name: 'Rows of the file' })).toContainText(
    `stock: ${two.qty - 1} → 7`,
  )
})

test('a name that does not exist is a problem, until it is ticked to be added, and then shown before it is', async ({
  page,
  db,
}) => {
  const [one] = await products(db, 63, 1)
  if (!one) throw new Error('no products')
  await openDesk(page, db)
  const section = importOf(page)
  await choose(page, 'brand.csv', `model,brand,stock\n${one.model},Tidewater & Sons,+1\n`)
  await expect(rowsOf(page)).toContainText('brand: there is no brand "Tidewater & Sons"')
  await section.getByLabel('Add names that do not exist yet').check()
  const added = page.getByRole('region', { name: 'New names that this import adds' })
  await expect(added).toContainText('brand Tidewater & Sons')
  await expect(added).toContainText('Tidewater--Sons')
  expect(await violationsOn(page, 'new names')).toEqual([])
  await section.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect(section.getByText('Imported: 0 added, 1 changed')).toBeVisible()
  const brand = db.selectFrom('brands').select('url').where('name', '=', 'Tidewater & Sons')
  expect(await brand.executeTakeFirstOrThrow()).toEqual({ url: 'Tidewater--Sons' })
})
