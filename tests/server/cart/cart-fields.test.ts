import { expect, test } from 'vitest'
import { chooseCheapestQuote, goToReview } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const filled = () => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 3 })
type Filled = Awaited<ReturnType<typeof filled>>
/** The raw response body. */
const raw = async (shopper: Filled, method: string, path: string, body: object = {}) =>
  (await shopper.json(method, `/shop-api/api/${path}${method === 'GET' ? '?project_id=11' : ''}`, body))
    .body as Record<string, unknown>

test('[ENT-09] a cart has its id, its lines and whether a carrier takes it', async () => {
  const shopper = await filled()
  const cart = await raw(shopper, 'GET', 'carts/select-cart')
  expect(cart).toMatchObject({ id: expect.any(Number), has_valid_carrier: false })
  expect(cart['items']).toHaveLength(2)
  await chooseCheapestQuote(shopper)
  expect(await raw(shopper, 'GET', 'carts/select-cart')).toMatchObject({ has_valid_carrier: true })
})

test('[ENT-10][CART-06] a line has the ids of cart and product, and costs quantity times its price', async () => {
  const shopper = await filled()
  const cart = await raw(shopper, 'GET', 'carts/select-cart')
  const [line = {}] = cart['items'] as Record<string, unknown>[]
  expect(line).toMatchObject({
    id: expect.any(Number),
    customers_carts_id: cart['id'],
    products_id: expect.any(Number),
    quantity: 3,
    final_price: expect.any(Number),
  })
  expect(line['total_price']).toBeCloseTo(Number(line['final_price']) * 3, 2)
  const update = (quantity: number) =>
    raw(shopper, 'POST', 'carts/update-customer-cart-product', {
      cart_product: { id: line['id'], products_id: line['products_id'], quantity },
    })
  expect(await update(4)).toMatchObject({ success: true, status: 'updated', message: null })
})

test('[ENT-13] quotes have the id of their option and of themselves, and one is chosen', async () => {
  const shopper = await filled()
  const chosen = await chooseCheapestQuote(shopper)
  const { shipping_quotes } = (await raw(shopper, 'GET', 'carts/select-carriers')) as {
    shipping_quotes: { optionId: string; shipping_quotes_id: string; selected: boolean }[]
  }
  expect(shipping_quotes.length).toBeGreaterThan(1)
  expect(new Set(shipping_quotes.map((quote) => quote.optionId)).size).toBe(shipping_quotes.length)
  expect(shipping_quotes.filter((quote) => quote.selected).map((quote) => quote.shipping_quotes_id)).toEqual([
    chosen.shipping_quotes_id,
  ])
  expect(await raw(shopper, 'GET', 'carts/select-cart')).toMatchObject({
    shipping_quotes_id: chosen.shipping_quotes_id,
  })
})

test('[ENT-14][ENT-21] billing has its id, method and address, and never a card field', async () => {
  const shopper = await filled()
  await goToReview(shopper)
  const billing = await raw(shopper, 'GET', 'carts/select-cart-billing')
  expect(Object.keys(billing).toSorted()).toEqual([
    'card_type',
    'city',
    'company',
    'id',
    'last_four',
    'methods',
    'name',
    'payment_method',
    'postcode',
    'purchase_order_number',
    'state',
    'street_address',
    'telephone',
  ])
  expect(billing['payment_method']).toBe('credit_card')
  expect(await raw(shopper, 'GET', 'carts/get-coupon-code')).toEqual({ coupon_code: null })
})

test('[ENT-16] a submission returns its outcome, which can be read again afterwards', async () => {
  const shopper = await filled()
  const order = await goToReview(shopper)
  const answer = await raw(shopper, 'POST', 'carts/submit-order', order)
  expect(Object.keys(answer).toSorted()).toEqual(['card_declined', 'data', 'errors', 'message', 'success'])
  const process = await raw(shopper, 'GET', `carts/get-netsuite-order-process/${order.cart_id}`)
  expect(process).toMatchObject({ status: 'complete', response: { success: true, data: answer['data'] } })
})

test('[ENT-19] recommended products are a list, a product page has its number, a purge its date', async () => {
  const shopper = await filled()
  const recommended = await raw(shopper, 'POST', 'carts/get-recommended-products', { projectId: 11 })
  expect(Array.isArray(recommended)).toBe(true)
  expect(await raw(shopper, 'GET', 'carts/purge-old-cart-data')).toEqual({
    success: true,
    date_purged: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  })
  const reply = await shopper.json('POST', '/shop-api/public/api/products', { page: 3 })
  expect(reply.body).toMatchObject({
    meta: { pagination: { current_page: 3 }, seo: { page_title: expect.any(String) } },
  })
})
