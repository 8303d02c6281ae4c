import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { voidShipment } from '#server/orders/fulfillment/void-shipment.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { type OrderRefund, refundOrder } from '#server/orders/refunds/refund-order.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { settledOf } from '#server/sheets/papers/credit-note.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { orderAction, orderRefund } from '#tests/support/order-action.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { orderOf, placeOrder, type PlacedOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()

async function browserOf({ shopper }: PlacedOrder) {
  const { user } = await shopper.call(authCalls.me, {})
  return documentBrowser(shop.url, user?.email ?? '')
}
type Browser = Awaited<ReturnType<typeof browserOf>>
const textOf = async (browser: Browser, path: string): Promise<string> => {
  const response = await browser.get(`order/${path}`)
  expect(response.status).toBe(200)
  return (await pdfTexts(new Uint8Array(await response.arrayBuffer()))).join(' ')
}
const ship = ({ id }: PlacedOrder, number: string) =>
  orderCommand(shop.databaseUrl, ['ship', String(id), number])
const action = ({ id }: PlacedOrder) => ({ ...orderAction(id), reason: 'One case arrived damaged.' })
const refund = (order: PlacedOrder, more: Partial<OrderRefund>) =>
  refundOrder(shop.db, { ...orderRefund(order.id, 1_250), ...more })
const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

test('[T96] an invoice stays as it was issued, whatever the shop calls itself and gives back later', async () => {
  const order = await placeOrder(shop)
  const browser = await browserOf(order)
  await ship(order, 'ORF-1')
  await switchAppSetting(shop, 'spirit_phone_number', '(417) 555-0199')
  await refund(order, {})
  const invoice = await textOf(browser, `invoice/${order.id}`)
  expect(invoice).toContain(`Invoice Order ${order.id}`)
  expect(invoice).toContain('ORF-1')
  expect(invoice).not.toContain('(417) 555-0199')
  expect(invoice).not.toContain('Credited')
  expect(await textOf(browser, `credit-note/${order.id}-1`)).toContain('(417) 555-0199')
})

test('[T96] an order that is open again has no invoice until it is complete again, and the earlier one is kept', async () => {
  const order = await placeOrder(shop)
  const browser = await browserOf(order)
  await ship(order, 'ORF-WRONG')
  expect(await textOf(browser, `invoice/${order.id}`)).toContain('ORF-WRONG')
  const shipments = shop.db.selectFrom('shipments').select('id').where('order_id', '=', order.id)
  const { id: shipment } = await shipments.executeTakeFirstOrThrow()
  await voidShipment(shop.db, { ...action(order), shipment })
  expect(await textOf(browser, `invoice/${order.id}`)).toContain('Order confirmation')
  await ship(order, 'ORF-RIGHT')
  const again = await textOf(browser, `invoice/${order.id}`)
  expect(again).toContain('ORF-RIGHT')
  expect(again).not.toContain('ORF-WRONG')
  const kept = shop.db.selectFrom('invoices').select('withdrawn_at').where('order_id', '=', order.id)
  expect((await kept.orderBy('issued_at').execute()).map((row) => row.withdrawn_at === null)).toEqual([
    false,
    true,
  ])
})

test('[T96] an order that an earlier version completed gets its invoice when it is first read, once', async () => {
  const order = await placeOrder(shop)
  const browser = await browserOf(order)
  await ship(order, 'ORF-OLD')
  await shop.db.deleteFrom('invoices').where('order_id', '=', order.id).execute()
  const texts = await Promise.all([1, 2, 3].map(() => textOf(browser, `invoice/${order.id}`)))
  expect(new Set(texts).size).toBe(1)
  await refund(order, {})
  expect(await textOf(browser, `invoice/${order.id}`)).toBe(texts[0])
})

test('[T96] a credit note tells order, cases, amounts and how they are paid back, and is listed with its order', async () => {
  const order = await placeOrder(shop)
  const browser = await browserOf(order)
  await ship(order, 'ORF-1')
  const [line] = (await orderOf(order)).lines
  const amount = (line?.final_price ?? 0) + 100
  await refund(order, { cases: [{ position: 1, quantity: 1 }], amountCents: amount })
  const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
  const parts = { db: shop.db, gateway, log: () => undefined }
  expect(await textOf(browser, `credit-note/${order.id}-1`)).toContain('Asked for on')
  await recoverRefunds({ ...parts, now: () => new Date(Date.now() + 120_000) })
  await gateway.close()
  await refund(order, { amountCents: 500, how: 'check', reference: '1042' })
  const note = await textOf(browser, `credit-note/${order.id}-1`)
  expect(note).toContain(`Credit note ${order.id}-1`)
  expect(note).toMatch(new RegExp(`Invoice ${order.id} of \\w+ \\d+, \\d{4}`))
  expect(note).toContain('Reason One case arrived damaged.')
  expect(note).toContain(`${line?.products_model} ${line?.products_name}`)
  expect(note).toContain(`Goods ${dollars(line?.final_price ?? 0)}`)
  expect(note).toContain(`Fees, tax and discount $1.00`)
  expect(note).toMatch(
    new RegExp(`Credit \\${dollars(amount)} Refunded by card on \\w+ \\d+, \\d{4} \\${dollars(amount)}`),
  )
  const reduced = await textOf(browser, `credit-note/${order.id}-2`)
  expect(reduced).toContain('Price reduction $5.00')
  expect(reduced).toMatch(/Refunded by check on .* \$5\.00/)
  expect((await orderOf(order)).credit_notes.map((each) => [each.number, each.amount])).toEqual([
    [`${order.id}-1`, amount],
    [`${order.id}-2`, 500],
  ])
})

test('[T96] the credit note of a cancelled order tells all of it', async () => {
  const order = await placeOrder(shop)
  const browser = await browserOf(order)
  await cancelOrder(shop.db, { ...action(order), refund: null })
  const { lines, fees } = await orderOf(order)
  const note = await textOf(browser, `credit-note/${order.id}-1`)
  for (const { products_model } of lines) expect(note).toContain(products_model)
  for (const { name, amount } of fees) expect(note).toContain(`${name} ${dollars(amount)}`)
  expect(note).toContain(`Credit ${dollars(order.total)}`)
  expect(note).not.toContain('Fees, tax and discount')
})

test('[T66] a credit note of somebody else, and one that is not there, are the same 404', async () => {
  const order = await placeOrder(shop)
  await refund(order, {})
  const own = await browserOf(order)
  const other = await documentBrowser(shop.url, seededEmail('silver'))
  const answers = [
    await other.get(`order/credit-note/${order.id}-1`),
    await own.get(`order/credit-note/${order.id}-2`),
    await own.get(`order/credit-note/${order.id}`),
    await own.get(`order/credit-note/${order.id}-01`),
    await own.get(`cart/credit-note/${order.id}-1`),
  ]
  const bodies = await Promise.all(answers.map(async (each) => [each.status, await each.text()]))
  expect(new Set(bodies.map(([status, body]) => `${status} ${body}`)).size).toBe(1)
  expect(bodies[0]?.[0]).toBe(404)
})

test.each([
  [{ total: 500, takenOff: 500 }, 0, [['Taken off what is owed', 500]]],
  [
    { total: 500, takenOff: 200 },
    300,
    [
      ['Taken off what is owed', 200],
      ['Still to be given back', 300],
    ],
  ],
  [
    { total: 500, takenOff: 0 },
    100,
    [
      ['Still to be given back', 100],
      ['Given back since', 400],
    ],
  ],
  [{ total: 500, takenOff: 0 }, 900, [['Still to be given back', 500]]],
])('a credit %j of an order for which the shop owes %i is settled as %j', (note, overpaid, settled) => {
  expect(settledOf(note, null, overpaid)).toEqual(settled)
})
