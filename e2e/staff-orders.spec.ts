import type { Locator, Page } from '@playwright/test'
import type { TestDb } from '#tests/support/database.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { follow, logIn } from './staff.ts'
import { loseAnswer } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

const CARD_WITHOUT_REFUNDS = '4000000000005126'

const detail = (page: Page) => page.getByRole('region', { name: /^Order \d+$/ })
const form = (page: Page, name: string) => detail(page).getByRole('region', { name, exact: true })
const said = (page: Page) => detail(page).getByRole('status').filter({ hasText: /\S/ }).first()
const listed = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('link')

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Search orders')
  await field.fill(text)
  await field.press('Enter')
}

test('[ORD-20] an order is found, shipped in part after a lost answer, refunded in part, annotated, and cancelled only before it ships', async ({
  page,
  db,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const [order, other] = [
    await placeOrder({ url, db }),
    await placeOrder({ url, db }, { card: CARD_WITHOUT_REFUNDS }),
  ]
  await logIn(page, await makeEditor(db))
  await page.route('**/staff/orders/list*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await follow(page, 'Orders')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeFocused()
  await page.locator('main').getByRole('button', { name: 'Retry' }).click()
  await search(page, 'no such order')
  await expect(page.getByRole('heading', { name: 'Nothing is found for “no such order”.' })).toBeVisible()
  await search(page, String(order.id))
  await expect(listed(page)).toHaveCount(1)
  await listed(page).press('Enter')
  await expect(detail(page).getByRole('heading', { name: `Order ${order.id}` })).toBeFocused()
  await shipOnce(page, db, order.id)
  await refundAndNote(page, order.id)
  await cancel(page, other.id)
})

test('[ORD-20] an order is found by its number, and a note about it stays in its history', {
  tag: '@core',
}, async ({ page, db, baseURL }) => {
  const order = await placeOrder({ url: baseURL ?? '', db })
  await logIn(page, await makeEditor(db))
  await follow(page, 'Orders')
  await search(page, String(order.id))
  await expect(listed(page)).toHaveCount(1)
  await listed(page).click()
  await expect(detail(page).getByRole('heading', { name: `Order ${order.id}` })).toBeFocused()
  await form(page, 'Note').getByLabel('Internal note').fill('Gate code 4711.')
  await form(page, 'Note').getByRole('button', { name: 'Add note' }).click()
  await expect(form(page, 'History')).toContainText('Gate code 4711.')
  await page.reload()
  await expect(form(page, 'History')).toContainText('Gate code 4711.')
})

test('[T88] [T89] a scanner enters two tracking numbers, which are corrected, and the shipment is taken back', async ({
  page,
  db,
  baseURL,
}) => {
  const { id } = await placeOrder({ url: baseURL ?? '', db })
  await logIn(page, await makeEditor(db))
  await page.goto(`/staff?screen=orders&id=${id}`)
  const ship = form(page, 'Ship')
  await ship.getByLabel(/^Carrier/).selectOption('Prairie Star Lines')
  await ship.getByLabel(/^Tracking number/).focus()
  await page.keyboard.type('PS-1')
  await page.keyboard.press('Enter')
  await expect(ship.getByLabel(/^Tracking number 2/)).toBeFocused()
  await page.keyboard.type('PS-2')
  await decide(page, ship, 'Ship')
  const shipments = form(page, 'Shipments')
  await expect(shipments).toContainText(/Prairie Star Lines.*PS-1.*PS-2/)
  await shipments.getByRole('button', { name: /^Correct shipment/ }).click()
  const correction = shipments.getByRole('region', { name: /^Correct shipment/ })
  await correction.getByRole('button', { name: 'Remove tracking number 2' }).click()
  await expect(correction.getByLabel(/^Tracking number/)).toBeFocused()
  await page.keyboard.type('7')
  await decide(page, correction, 'Correct')
  await expect(said(page)).toContainText('is corrected to Prairie Star Lines, PS-17.')
  await expect(shipments).not.toContainText('PS-2')
  expect(await violationsOn(page, 'shipment that is corrected')).toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
  await shipments.getByRole('button', { name: /^Void shipment/ }).click()
  const voiding = shipments.getByRole('region', { name: /^Void shipment/ })
  await voiding.getByLabel('Reason').fill('The truck did not come.')
  await decide(page, voiding, 'Void shipment')
  await expect(shipments).toContainText(/^Shipments.*Voided .* by Editor/)
  await expect(shipments.getByRole('button')).toHaveCount(0)
  await expect(ship.getByRole('spinbutton')).toHaveCount(2)
  expect(await violationsOn(page, 'voided shipment')).toEqual([])
})

test('[T92] filters of orders stand in the address, and each is taken away by its chip', async ({
  page,
  db,
  baseURL,
}) => {
  const { id } = await placeOrder({ url: baseURL ?? '', db })
  await logIn(page, await makeEditor(db))
  await page.goto(`/staff?screen=orders&q=${id}&kind=freight&from=2026-01-01`)
  await expect(listed(page)).toHaveCount(1)
  await expect(listed(page)).toContainText('(today)')
  await page.getByLabel('Placed to').fill('2026-01-02')
  await page.getByLabel('Placed to').press('Enter')
  await expect(page).toHaveURL(/to=2026-01-02/)
  const none = `No order fits: “${id}”, Open, From Jan 1, 2026, To Jan 2, 2026, Freight.`
  await expect(page.getByRole('heading', { name: none })).toBeVisible()
  expect(await violationsOn(page, 'no order fits', [WIDE, 992, NARROW])).toEqual([])
  await page.getByRole('button', { name: 'Remove To Jan 2, 2026' }).click()
  await expect(listed(page)).toHaveCount(1)
  await expect(page.getByLabel('Search orders')).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/screen=orders&show=all$/)
  await page.goBack()
  await expect(listed(page)).toHaveCount(1)
})

test('[T90] a pickup order offers no shipping at the desk: it is told ready, and handed over to a name', async ({
  page,
  db,
  baseURL,
}) => {
  const { id } = await placeOrder({ url: baseURL ?? '', db })
  await db
    .updateTable('orders')
    .set((order) => ({
      pickup: '2026-06-20 13:30',
      delivery: null,
      ship_date: null,
      total_cents: order('total_cents', '+', 1_000),
    }))
    .where('id', '=', id)
    .execute()
  await logIn(page, await makeEditor(db))
  await page.goto(`/staff/content?screen=orders&id=${id}`)
  const step = form(page, 'Next step')
  await step.getByLabel('Step').selectOption('Mark as ready for pickup')
  await expect(form(page, 'Ship')).toHaveCount(0)
  await expect(form(page, 'Hand over')).toHaveCount(0)
  await step.getByRole('button', { name: 'Do this step' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Do this step' }).click()
  await expect(said(page)).toContainText(`Order ${id} is Ready for pickup`)
  await expect(step.getByRole('option', { name: 'Tell again that it is ready' })).toBeAttached()
  const handOver = form(page, 'Hand over')
  await handOver.getByRole('button', { name: 'Hand over' }).click()
  await expect(handOver.getByText('Enter who takes the goods.')).toBeVisible()
  await handOver.getByLabel('Handed to').fill('Ana Ruiz')
  await expect(handOver.getByText('$10.00 is still owed.')).toBeVisible()
  await handOver.getByRole('button', { name: 'Hand over' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('gets a receipt with this name.')
  await expect(asked).not.toContainText('owed')
  await asked.getByRole('button', { name: 'Hand over' }).click()
  await expect(said(page)).toContainText(`Order ${id} is handed over. To Ana Ruiz.`)
  await expect(handOver).toHaveCount(0)
  await expect(step).toHaveCount(0)
  await expect(form(page, 'Cancel')).toHaveCount(0)
})

async function decide(page: Page, part: Locator, action: string): Promise<void> {
  await part.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

/** The answer to a shipment is lost, and the same press again ships once. */
async function shipOnce(page: Page, db: TestDb, id: number): Promise<void> {
  await loseAnswer(page, '**/staff/orders/ship*')
  const ship = form(page, 'Ship')
  const steppers = ship.getByRole('spinbutton')
  await steppers.first().fill('1')
  await steppers.last().fill('0')
  await ship.getByLabel(/^Tracking number/).fill('ORF-77')
  const press = async () => {
    await ship.getByRole('button', { name: 'Ship', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
  }
  await press()
  await expect(detail(page).getByRole('alert').first()).toContainText('It may or may not be done.')
  await expect(form(page, 'History')).toContainText('ORF-77')
  await press()
  await expect(detail(page)).toContainText(`Order ${id}: 1 case shipped with ORF-77, 3 cases remain.`)
  const shipments = await db.selectFrom('shipments').select('id').where('order_id', '=', id).execute()
  expect(shipments).toHaveLength(1)
  await expect(form(page, 'Cancel')).toContainText('has shipped: cancel the cases that are left instead.')
}

/** A refund asks with its amount, and is told with what became of it. */
async function refundAndNote(page: Page, id: number): Promise<void> {
  const refund = form(page, 'Refund')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(refund.getByText('Enter a reason.')).toBeVisible()
  await refund.getByLabel('Amount in dollars').fill('12.50')
  await refund.getByLabel('Reason').fill('A case was damaged.')
  await refund.getByRole('button', { name: 'Refund' }).click()
  const question = page.getByRole('dialog', { name: `Refund $12.50 of order ${id}?` })
  await expect(question).toContainText('Visa ending in 1111')
  await question.getByRole('button', { name: 'Refund' }).click()
  await expect(said(page)).toContainText('The refund is made.')
  await expect(form(page, 'History')).toContainText('Refund made: $12.50')
  await cancelOneCase(page)
  await refundOneCase(page)
  await form(page, 'Note').getByLabel('Internal note').fill('Gate code 4711.')
  await form(page, 'Note').getByRole('button', { name: 'Add note' }).click()
  await expect(form(page, 'History')).toContainText('Gate code 4711.')
  expect(await violationsOn(page, 'order at the desk', [WIDE, 992, NARROW])).toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
}

async function cancelOneCase(page: Page): Promise<void> {
  const own = form(page, 'Cancel cases')
  await own.getByRole('spinbutton').last().fill('1')
  await own.getByLabel('Reason').fill('Sold out.')
  await own.getByRole('button', { name: /^Cancel 1 case and refund \$[\d,.]+$/ }).click()
  const question = page.getByRole('dialog', { name: /^Cancel 1 case of order \d+ and refund \$[\d,.]+\?$/ })
  await question.getByRole('button', { name: /^Cancel 1 case/ }).click()
  await expect(said(page)).toContainText('1 case of order')
  await expect(page.getByRole('columnheader', { name: 'Cancelled' })).toBeVisible()
}

/** The button names what a case that has shipped comes to. */
async function refundOneCase(page: Page): Promise<void> {
  const refund = form(page, 'Refund')
  await refund.getByRole('spinbutton').first().fill('1')
  await refund.getByLabel('Reason').fill('It arrived wet.')
  await refund.getByRole('button', { name: /^Refund \$[\d,.]+$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$[\d,.]+$/ })
    .click()
  await expect(said(page)).toContainText('1 case back.')
  await expect(page.getByRole('columnheader', { name: 'Returned' })).toBeVisible()
}

async function cancel(page: Page, id: number): Promise<void> {
  await search(page, String(id))
  await listed(page)
    .filter({ hasText: String(id) })
    .click()
  const own = form(page, 'Cancel')
  await own.getByLabel('Reason').fill('Sold out.')
  await own.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: /^Cancel order \d+ and refund \$[\d,.]+\?$/ })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(said(page)).toContainText(`Order ${id} is cancelled`)
  await expect(form(page, 'Ship')).toHaveCount(0)
  await settleOtherwise(page)
  await expect(detail(page).getByText('Cancelled', { exact: true }).first()).toBeVisible()
  expect(await violationsOn(page, 'cancelled order at the desk')).toEqual([])
}

/** A declined refund is told with what to do, until it is refunded in another way. */
async function settleOtherwise(page: Page): Promise<void> {
  const owed = detail(page).getByText('The customer was told by e-mail that it is still owed.')
  await expect(owed).toBeVisible()
  const refund = form(page, 'Refund')
  await refund.getByLabel('How it goes back').selectOption('by check')
  const most = /At most \$([\d,]+\.\d\d)/.exec(await refund.innerText())?.[1] ?? ''
  await refund.getByLabel('Amount in dollars').fill(most)
  await refund.getByLabel(/^Reference/).fill('311')
  await refund.getByLabel('Reason').fill('Sold out.')
  await refund.getByRole('button', { name: 'Refund' }).click()
  const question = page.getByRole('dialog', { name: `Refund $${most} of order` })
  await expect(question).toContainText('You have given it back by check.')
  await question.getByRole('button', { name: 'Refund' }).click()
  await expect(form(page, 'History')).toContainText('311')
  await expect(owed).toHaveCount(0)
}
