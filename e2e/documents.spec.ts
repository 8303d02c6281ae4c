import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { TestDb } from '#tests/support/database.ts'
import { dayAfter } from '#server/platform/central-time.ts'
import { documentCommand } from '#server/staff/admin-cli/documents.ts'
import { lastDayText } from '#src/views/documents/standing-text.ts'
import { SMALL_PNG } from '#tests/support/upload-files.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { expect, switchCheckout, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })
test.afterEach(({ ownShop }) => switchCheckout(ownShop, 'on'))

const PATH = '/account/documents'

/** Sends a picture from a card, as one who forgets the type first. */
async function send(card: Locator, name: string, type: string, day: string): Promise<void> {
  const file = { name, mimeType: 'text/html', buffer: Buffer.from(SMALL_PNG) }
  await card.getByLabel(/: file$/).setInputFiles(file)
  await card.getByRole('button', { name: 'Send document' }).click()
  await expect(card.getByText('Required')).toBeVisible()
  await card.getByLabel('What it is').selectOption({ label: type })
  await card.getByLabel('Last day').fill(day)
  await card.getByRole('button', { name: 'Send document' }).click()
  await expect(card.getByRole('status')).toContainText(`We have ${name}.`)
}

/** The id of a document that was sent, as staff read it in the list of the command. */
async function idOf(db: TestDb, email: string, name: string): Promise<string> {
  const { id } = await db
    .selectFrom('documents as d')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select('d.id')
    .where('c.email', '=', email)
    .where('d.name', '=', name)
    .where('d.state', '=', 'review')
    .executeTakeFirstOrThrow()
  return String(id)
}

test('[ACC-14] a document is sent, reviewed by command, read again and withdrawn', {
  tag: '@core',
}, async ({ page, db, email, ownShop }) => {
  await page.goto(PATH)
  const card = page.getByRole('region', { name: 'Authorization for professional use' })
  await expect(card.getByText('Missing', { exact: true })).toBeVisible()
  await send(card, 'license.png', 'Federal explosives license', '2098-06-30')
  const row = card.getByRole('listitem').filter({ hasText: 'license.png' })
  await expect(row).toContainText('In review')
  // another storefront of this host has written its own cookie
  await page.context().addCookies([{ name: 'document_token', value: 'of another', url: page.url() }])
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: /^Download/ }).click()
  const path = await (await download).path()
  expect(readFileSync(path).equals(Buffer.from(SMALL_PNG))).toBe(true)
  await documentCommand(ownShop.databaseUrl, ['approve', await idOf(db, email, 'license.png'), '2099-06-30'])
  await page.reload()
  await expect(card.getByText('Until June 30, 2099.')).toBeVisible()
  await send(card, 'newer.png', 'Federal explosives license', '2100-06-30')
  const newer = card.getByRole('listitem').filter({ hasText: 'newer.png' })
  await newer.getByRole('button', { name: /^Withdraw/ }).click()
  await newer.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(newer).toHaveCount(0)
  await expect(row).toHaveCount(1)
})

test('[ACC-14][T67] a refused document tells its reason, one that ends soon or is over its last day', async ({
  page,
  db,
  email,
  ownShop,
}) => {
  await page.goto(PATH)
  const card = page.getByRole('region', { name: 'Insurance', exact: true })
  await send(card, 'blurred.png', 'General liability certificate', '2099-06-30')
  const reason = 'The certificate cannot be read.'
  await documentCommand(ownShop.databaseUrl, ['refuse', await idOf(db, email, 'blurred.png'), reason])
  await page.reload()
  await expect(card.getByText(`${reason} Send another one.`)).toBeVisible()
  await send(card, 'sharp.png', 'General liability certificate', '2099-06-30')
  const soon = dayAfter(new Date().toISOString().slice(0, 10), 9)
  await documentCommand(ownShop.databaseUrl, ['approve', await idOf(db, email, 'sharp.png'), soon])
  await page.reload()
  await expect(card.getByText('Expires soon', { exact: true })).toBeVisible()
  await expect(card.getByText(`Approved until ${lastDayText(soon)}.`)).toBeVisible()
  await db
    .updateTable('documents')
    .set({ expires_on: '2026-01-31' })
    .where('name', '=', 'sharp.png')
    .execute()
  await page.reload()
  await expect(card.getByText('It was approved until January 31, 2026. Send the new one.')).toBeVisible()
  // of the kind and of the document
  await expect(card.getByText('Expired', { exact: true })).toHaveCount(2)
  await send(card, 'newer.png', 'General liability certificate', '2099-06-30')
  await documentCommand(ownShop.databaseUrl, ['approve', await idOf(db, email, 'newer.png')])
  await page.reload()
  await expect(card.getByText('Until June 30, 2099.')).toBeVisible()
  await expect(card.getByText('Expired', { exact: true })).toHaveCount(1)
})

test('[ACC-14] the first step of checkout asks for the authorization of products for professional use', {
  tag: '@core',
}, async ({ page, db, shopper }) => {
  const [product] = await goods(db, 1, { from: 40 })
  if (!product) throw new Error('a product is needed')
  await db.updateTable('products').set({ pro_use: true }).where('id', '=', product.id).execute()
  await fillCart(shopper, [product])
  await page.goto('/checkout')
  const card = page.getByRole('region', { name: 'Authorization for professional use' })
  const onward = page.getByRole('main').getByRole('button', { name: /^Continue/ })
  await expect(card.getByText('Missing', { exact: true })).toBeVisible()
  await expect(onward).toHaveAccessibleDescription('Send your documents first, below.')
  await send(card, 'license.png', 'Federal explosives license', '2099-06-30')
  await expect(onward).not.toHaveAccessibleDescription('Send your documents first, below.')
  await onward.click()
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  // other specs buy it, too
  await db.updateTable('products').set({ pro_use: false }).where('id', '=', product.id).execute()
})

test('[ACC-06][ACC-09] the entry is hidden while checkout is disabled for this customer, and the page still opens', async ({
  page,
  frame,
  ownShop,
}) => {
  await page.goto(PATH)
  const entry = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Documents' })
  await expect(entry).toBeVisible()
  await switchCheckout(ownShop, 'off')
  await page.goto(PATH)
  await frame.seeHeading('Documents')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveCount(2)
  await expect(entry).toHaveCount(0)
})
