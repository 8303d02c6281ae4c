import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { makeEditor } from '#tests/support/editor.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

test.use({ customer: 'silver', pictures: false })

const rows = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem')

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

async function download(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).press('Enter'),
  ])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('[T92] chosen orders make a pick list, other filters forget them, and the list is exported as it is filtered', async ({
  page,
  db,
  baseURL,
}) => {
  const at = { url: baseURL ?? '', db }
  const [one, two] = [await placeOrder(at), await placeOrder(at)]
  await logIn(page, await makeEditor(db))
  await page.goto(`/staff?screen=orders&sort=newest`)
  const box = (id: number) => page.getByRole('checkbox', { name: `Choose order ${id}` })
  await box(one.id).press('Space')
  await box(two.id).press('Space')
  await expect(page.getByRole('status').filter({ hasText: '2 chosen' })).toBeVisible()
  const picked = await download(page, 'Pick list (2)')
  expect((await pdfTexts(picked.bytes)).join(' ')).toContain('Pick list of 2 orders')
  const all = page.getByRole('checkbox', { name: 'Choose all on this page' })
  await all.press('Space')
  await expect(page.getByRole('link', { name: `Pick list (${await rows(page).count()})` })).toBeVisible()
  expect(await violationsOn(page, 'chosen orders', [WIDE, 992, NARROW])).toEqual([])
  await page.getByLabel('Search orders').fill(String(one.id))
  await page.getByLabel('Search orders').press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(box(one.id)).not.toBeChecked()
  await expect(page.getByRole('link', { name: /^Pick list/ })).toHaveCount(0)
  const csv = await download(page, 'Export CSV')
  expect(csv.name).toMatch(/^orders-11-[\d-]+\.csv$/)
  const orders = csv.bytes.toString('utf8').trim().split('\r\n').slice(1)
  expect(orders.map((row) => row.split(',')[0])).toEqual([String(one.id), String(one.id)])
})

test('[ORD-20] an order is found, shipped and its e-mail sent again with the keyboard alone', async ({
  page,
  db,
  baseURL,
}) => {
  const { id } = await placeOrder({ url: baseURL ?? '', db })
  await logIn(page, await makeEditor(db))
  await page.goto('/staff?screen=orders')
  const detail = page.getByRole('region', { name: `Order ${id}` })
  const dialog = page.getByRole('dialog')
  await tabTo(page, page.getByLabel('Search orders'))
  await page.keyboard.type(String(id))
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await tabTo(page, rows(page).getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(detail.getByRole('heading', { name: `Order ${id}` })).toBeFocused()
  const ship = detail.getByRole('region', { name: 'Ship', exact: true })
  await tabTo(page, ship.getByLabel(/^Tracking number/))
  await page.keyboard.type('ORF-78')
  const shipIt = ship.getByRole('button', { name: 'Ship', exact: true })
  await tabTo(page, shipIt)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Ship', exact: true }))
  await page.keyboard.press('Enter')
  await expect(detail.getByRole('status').filter({ hasText: 'shipped with ORF-78' }).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const again = detail.getByRole('button', { name: `Send again: Order ${id} confirmed` })
  await tabTo(page, again.first())
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('It goes to')
  expect(await violationsOn(page, 'e-mail to be sent again', [WIDE, NARROW])).toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
  await tabTo(page, dialog.getByRole('button', { name: 'Send again' }))
  await page.keyboard.press('Enter')
  await expect(detail.getByRole('status').filter({ hasText: 'is sent again.' }).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(again.last()).toBeFocused()
})
