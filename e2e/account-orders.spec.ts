import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seededEmail } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'

test('[ROLE-02][ACC-10][ENT-29][ENT-30][ORD-20][ORD-22] orders are listed, opened and their papers fetched', async ({
  page,
  frame,
  login,
}) => {
  await page.goto('/account')
  // a seeded customer: the own one of a test has no orders
  await login.logIn(seededEmail('big'))
  await frame.seePath('/account/orders')
  await frame.seeHeading('Orders')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows).toHaveCount(3)
  await seeNoAnswer(page, () => page.getByRole('link', { name: 'Complete', exact: true }).click())
  await expect(page).toHaveURL(/list=complete$/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows).toHaveCount(11)
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Previous orders' })).toBeVisible()
  await expect(page.getByText('Complete and cancelled orders.')).toBeVisible()
  expect(await violationsOn(page, 'orders', [WIDE, NARROW])).toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
  await rows.filter({ hasText: '164' }).getByRole('link').first().click()
  await frame.seeHeading(/^Order 8\d{5}$/)
  await expect(page.getByRole('heading', { name: '164 products' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').last()).toContainText(
    'Order received',
  )
  expect(await violationsOn(page, 'order', [WIDE, NARROW])).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^(Invoice|Order confirmation)$/ }).click()
  const file = await (await download).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  // a large sheet is seen to be under way where it was asked for, and after a reload
  const barcodes = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Barcodes' }) })
  await expect(barcodes).toContainText(/by e-mail|Downloads/)
  await barcodes.getByRole('button').click()
  await page.getByRole('button', { name: 'Make it' }).click()
  const underWay = /Being made by e-mail, and under Downloads|Ready under Downloads/
  await expect(barcodes).toContainText(underWay)
  await page.reload()
  await expect(barcodes).toContainText(underWay)
})

/** While a list has not come, and when it fails, no rows stand in its place. */
async function seeNoAnswer(page: Page, open: () => Promise<void>): Promise<void> {
  const gate = Promise.withResolvers<void>()
  await page.route(
    '**/select-orders*',
    async (route) => {
      await gate.promise
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await open()
  await expect(page.getByText('Loading orders')).toBeAttached()
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(0)
  gate.resolve()
  await expect(page.getByRole('heading', { name: 'Your orders could not be loaded.' })).toBeVisible()
}

test('[ORD-20][ORD-22] orders are looked for by keyboard, the address keeps the search, and it is cleared', async ({
  page,
  frame,
  login,
  db,
}) => {
  const { id } = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('customers.email', '=', seededEmail('big'))
    .select('orders.id')
    .executeTakeFirstOrThrow()
  await page.goto('/account/orders')
  await login.logIn(seededEmail('big'))
  await frame.seeHeading('Orders')
  const field = page.getByRole('searchbox', { name: 'Find an order' })
  const rows = page.getByRole('main').getByRole('row')
  await field.fill(`${id}`)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?q=${id}$`))
  await expect(page.getByRole('status').filter({ hasText: `1 order: “${id}”` })).toBeVisible()
  await expect(rows).toHaveCount(2)
  // no day comes before its own past
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('2026-02-01')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-01-31')
  await page.getByRole('button', { name: 'Find', exact: true }).press('Enter')
  await expect(page.getByText('This day is before the first one.')).toBeVisible()
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-02-01')
  await field.fill('no such product')
  await field.press('Enter')
  const nothing = 'No order found: “no such product”, from Feb 1, 2026, to Feb 1, 2026'
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible()
  expect(await violationsOn(page, 'no order found', [WIDE, NARROW])).toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
  await page.goBack()
  await expect(field).toHaveValue(`${id}`)
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Clear the search' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/account\/orders$/)
  await expect(rows).toHaveCount(3)
})

test('[ENT-29] an order of nobody, and one of somebody else, is not found', async ({
  page,
  frame,
  login,
  email,
  db,
}) => {
  await page.goto('/account')
  await login.logIn(email)
  await frame.seeHeading('Orders')
  const other = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('customers.email', '=', 'silver@emberwright.example')
    .select('orders.id')
    .executeTakeFirstOrThrow()
  for (const id of [other.id, 2_000_000_000]) {
    await page.goto(`/account/orders/${id}`)
    await frame.seeHeading('Page not found')
  }
})
