import type { Page } from '@playwright/test'
import { staffProductCalls } from '#contract/staff/staff-products.ts'
import type { TestDb } from '#tests/support/database.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { violationsOn } from './a11y-check.ts'
import { enterCredentials, otherEditor, setRights } from './staff.ts'
import { expect, test } from './switched.ts'
import { loseAnswer } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

async function productAt(db: TestDb, offset: number) {
  return db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.model', 'p.name', 's.qty'])
    .where('p.project_id', '=', 11)
    .where('p.active', '=', true)
    .where('s.qty', '>', 20)
    .orderBy('p.id')
    .offset(offset)
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function openDesk(page: Page, db: TestDb): Promise<void> {
  const editor = await makeEditor(db)
  await setRights(db, editor, ['catalogue'])
  await page.goto('/staff/content')
  await enterCredentials(page, editor)
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByLabel('Find a product').fill(text)
  await page.getByLabel('Find a product').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /product/ })).toHaveText('1 product')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a product is found, changed with an error at its field, saved once when the answer is lost, and undone', async ({
  page,
  db,
}) => {
  const one = await productAt(db, 3)
  await openDesk(page, db)
  expect(await violationsOn(page, 'products of the desk')).toEqual([])
  await find(page, one.model.toLowerCase())
  await page.getByRole('list', { name: 'Products' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`q=${one.model.toLowerCase()}&product=${one.id}$`))
  const detail = page.getByRole('region', { name: `Product ${one.model}` })
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await violationsOn(page, 'a product of the desk')).toEqual([])

  await page.getByLabel('Name', { exact: true }).fill('Ember Crown')
  await page.getByLabel('Cases in stock').fill('+6')
  await page.getByLabel('UPC').fill('123')
  await save(page).click()
  const summary = page.getByRole('heading', { name: 'Fix 1 field' })
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: /^UPC: "123" is not a UPC/ }).click()
  await expect(page.getByLabel('UPC')).toBeFocused()
  expect(await violationsOn(page, 'a product with an error')).toEqual([])
  await detail.getByRole('button', { name: 'Reset' }).click()

  await page.getByLabel('Name', { exact: true }).fill('Ember Crown')
  await page.getByLabel('Cases in stock').fill('+6')
  await loseAnswer(page, '**/staff/products/save*')
  await save(page).click()
  await expect(detail.getByRole('alert')).toContainText('It may or may not be saved.')
  await save(page).click()
  await expect(detail.getByText('Saved. Customers see it now.')).toBeVisible()
  await expect(detail.getByText(`Now ${one.qty + 6} cases.`)).toBeVisible()
  await expect(page.getByLabel('Cases in stock')).toHaveValue(String(one.qty + 6))
  expect(await violationsOn(page, 'a saved product')).toEqual([])
  await detail.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(detail.getByText('Undone. Customers see it now.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(one.name)
  await expect(page.getByLabel('Cases in stock')).toHaveValue(String(one.qty))
})

test('what somebody else saved is shown, own text is kept until their values are loaded, and is asked about before it is left', async ({
  page,
  db,
  baseURL,
}) => {
  const one = await productAt(db, 5)
  await openDesk(page, db)
  await page.goto(`/staff/content?screen=products&product=${one.id}`)
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  await page.getByLabel('Bin').fill('B-7')
  const other = await otherEditor(db, baseURL)
  const seen = await other.call(staffProductCalls.readStaffProduct, { params: { id: String(one.id) } })
  await other.call(staffProductCalls.saveStaffProduct, {
    body: {
      id: one.id,
      version: seen?.version ?? 0,
      request_id: crypto.randomUUID(),
      fields: { name: 'Theirs' },
    },
  })
  await save(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'somebody else changed this product' })
  await expect(alert).toContainText(`Name: ${one.name} → Theirs`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine')
  expect(await violationsOn(page, 'a product changed by another')).toEqual([])
  await alert.getByRole('button', { name: 'Load the new values' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Theirs')
  await expect(page.getByLabel('Bin')).toHaveValue('B-7')

  await page.getByRole('link', { name: 'Import and export' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await save(page).click()
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible()
  await page.getByRole('link', { name: 'Import and export' }).click()
  await expect(page.getByRole('link', { name: 'Download products.csv' })).toBeVisible()
})

test('a product is added hidden, with what it lacks told by field, and opens with all its fields', async ({
  page,
  db,
}) => {
  await openDesk(page, db)
  await page.getByRole('link', { name: 'Add a product' }).click()
  await page.getByLabel('Model').fill('NEW-77')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(page.getByRole('heading', { name: 'Fix 7 fields' })).toBeFocused()
  expect(await violationsOn(page, 'a new product')).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('New Comet')
  await page.getByLabel('Brand').selectOption({ index: 1 })
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Packing').fill('12/1')
  await page.getByLabel('UPC').fill('036000291452')
  await page.getByLabel('Weight').fill('20')
  await page.getByLabel('Price Bronze').fill('99')
  await page.getByRole('button', { name: 'Add the product' }).click()
  const detail = page.getByRole('region', { name: 'Product NEW-77' })
  await expect(detail.getByRole('heading', { name: 'NEW-77 New Comet' })).toBeFocused()
  await expect(page.getByLabel('Shown in the shop')).not.toBeChecked()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('navigation', { name: 'Which products' }).getByRole('link', { name: 'Hidden' }).click()
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('NEW-77')
})
