import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account/account.ts'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { personalDataCommand } from '#server/staff/admin-cli/privacy.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import {
  CARDS,
  chooseCheapestQuote,
  review,
  saveMethod,
  submit,
  verifyCard,
} from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const BILLING = {
  name: 'Wanda Kestrel',
  company: 'Kestrel Stands',
  street_address: '9 Billing Row',
  city: 'Rolla',
  state: 'MO',
  postcode: '65401',
  telephone: '(417) 555-0188',
}
const NUMBER = 'KESTREL-2026-118'
const COMMENTS = 'Ring twice.\nThe forklift is on the left.'
const orderOf = async (shopper: Shopper, orders_id: number, without_lines = false) =>
  (await shopper.call(orderHistoryCalls.selectOrders, { body: { orders_id, without_lines } })).orders[0]

/** Orders by card, with a purchase order, another billing address and comments. */
async function ordered() {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const { user } = await shopper.call(authCalls.me, {})
  await chooseCheapestQuote(shopper)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  const body = { id, payment_method: 'credit_card' as const, ...BILLING, purchase_order_number: NUMBER }
  expect(await shopper.call(paymentCalls.saveBilling, { body })).toMatchObject({ success: true })
  await verifyCard(shopper, CARDS.visa)
  const { data } = await submit(shopper, { ...(await review(shopper)), comments: COMMENTS })
  return { shopper, email: user?.email ?? '', orderId: data?.orders_id ?? 0 }
}

test('[ENT-31] an order says by which card it was paid, its PO number, billing address and comments, to its customer alone', async () => {
  const { shopper, orderId } = await ordered()
  const told = {
    card: { type: 'Visa', last_four: '1111' },
    purchase_order_number: NUMBER,
    comments: COMMENTS,
    billing_address: [
      'Wanda Kestrel',
      'Kestrel Stands',
      '9 Billing Row',
      'Rolla, MO 65401',
      '(417) 555-0188',
    ],
  }
  const shown = await orderOf(shopper, orderId)
  expect(shown).toMatchObject(told)
  const { rows } = await sql<{ lines: string[]; phone: string }>`
    select array[a.name, a.street_address, a.city || ', ' || a.state || ' ' || a.postcode] as lines, a.telephone as phone
    from addresses a join carts c on c.address_id = a.id join orders o on o.cart_id = c.id where o.id = ${orderId}`.execute(
    shop.db,
  )
  expect(shown?.ship_to).toEqual(expect.arrayContaining(rows[0]?.lines ?? []))
  expect(shown?.contact).toEqual({ name: rows[0]?.lines[0], phone: rows[0]?.phone })
  expect(shown?.delivery).not.toContain(rows[0]?.lines[1])
  expect(shown?.owed).toBeNull()
  expect(await orderOf(shopper, orderId, true)).toMatchObject({
    // with the address, which does not stand beside it there
    delivery: expect.stringContaining(`, ${rows[0]?.lines[1]}, `),
    card: null,
    purchase_order_number: 'KESTREL-2026-118',
    comments: null,
    billing_address: [],
    ship_to: [],
    contact: { name: null, phone: null },
  })
  const other = await makeShopper(shop.url, shop.db)
  expect(await orderOf(other, orderId)).toBeUndefined()
})

test('[API-109] the order confirmation has the whole address, the payment, the PO number and the seller; the lines have the PO number', async () => {
  const { email, shopper, orderId } = await ordered()
  const browser = await documentBrowser(shop.url, email)
  const pdf = await browser.get(`order/invoice/${orderId}`)
  const [page = ''] = await pdfTexts(new Uint8Array(await pdf.arrayBuffer()))
  const { rows } = await sql<{ street: string; city: string; postcode: string; phone: string }>`
    select a.street_address as street, a.city, a.postcode,
      (select s.value #>> '{}' from settings s where s.project_id = 11 and s.key = 'email') as phone
    from addresses a join carts c on c.address_id = a.id join orders o on o.cart_id = c.id where o.id = ${orderId}`.execute(
    shop.db,
  )
  const wanted = [
    ...Object.values(rows[0] ?? {}),
    NUMBER,
    '9 Billing Row',
    'Visa ending in 1111',
    'Ring twice.',
  ]
  expect(wanted).toHaveLength(8)
  for (const text of wanted) expect(page).toContain(text)
  expect(page).not.toContain('…')
  const csv = await (await browser.get(`order/lines/${orderId}`)).text()
  expect(csv).toContain(`,"${NUMBER}"\r\n`)
  const other = await makeShopper(shop.url, shop.db)
  const { user } = await other.call(authCalls.me, {})
  const stranger = await documentBrowser(shop.url, user?.email ?? '')
  for (const kind of ['invoice', 'lines'])
    expect((await stranger.get(`order/${kind}/${orderId}`)).status).toBe(404)
  expect(shopper.token).not.toBe(other.token)
})

test('an order to be picked up names the warehouse and who comes, and its payment', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const { user } = await shopper.call(authCalls.me, {})
  const { data: days } = await shopper.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  const day = days[0] ?? ''
  const { data: times } = await shopper.call(accountCalls.loadAvailablePickupTimes, {
    body: { selectedDate: day },
  })
  const pickup = { pickup_date: day, pickup_time: times[0]?.value, pickup_name: 'Wanda Kestrel' }
  await shopper.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: true, ...pickup } })
  await saveMethod(shopper, 'pay_at_pickup')
  const { data } = await submit(shopper, await review(shopper, null))
  const order = await orderOf(shopper, data?.orders_id ?? 0)
  expect(order).toMatchObject({ ship_to: [], contact: { name: 'Wanda Kestrel' }, owed: order?.total })
  const browser = await documentBrowser(shop.url, user?.email ?? '')
  const pdf = await browser.get(`order/invoice/${data?.orders_id}`)
  const [page = ''] = await pdfTexts(new Uint8Array(await pdf.arrayBuffer()))
  for (const text of ['Pickup at our warehouse', 'Picked up by Wanda Kestrel', 'Pay at pickup'])
    expect(page).toContain(text)
  expect(page).toMatch(/ at \d+:00 [AP]M/)
  expect(page).not.toContain('Ship to')
})

test('an erasure leaves neither PO number nor billing address nor comments nor card', async () => {
  const { email, orderId } = await ordered()
  await sql`update orders set status_id = 3 where id = ${orderId}`.execute(shop.db)
  await personalDataCommand(shop.databaseUrl, ['erase', email, '--yes'])
  const { rows } = await sql<{ row: string }>`
    select concat(o::text, s::text, c::text, (select string_agg(e::text, '') from emails e
      where e.customer_id = o.customer_id or e.recipient = ${email})) as row
    from orders o join submissions s on s.id = o.submission_id join carts c on c.id = o.cart_id
    where o.id = ${orderId}`.execute(shop.db)
  expect(rows).toHaveLength(1)
  for (const text of ['Billing Row', 'Ring twice', '"last_four": "1111"'])
    expect(rows[0]?.row).not.toContain(text)
})
