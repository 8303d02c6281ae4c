import { expect, test } from 'vitest'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const customer = await makeShopperWithCart(shop.url, shop.db, { lines: 2 })
const quote = await chooseCheapestQuote(customer)
const visitor = new Shopper(shop.url)
await visitor.json('POST', '/shop-api/public/api/products')

const keysOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(keysOf)
  return typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : typeof value
}
const ask = (call: string, body: object = {}, shopper = customer) => {
  const [method = '', path = ''] = call.split(' ')
  return shopper.json(method, `/shop-api/${path}${method === 'GET' ? '?project_id=11' : ''}`, body)
}

const option = ['icon', 'id', 'label', 'value']
const quoteKeys = [
  'carrier',
  'cost',
  'expires_at',
  'optionId',
  'selected',
  'service',
  'shipping_quotes_id',
  'transit_days',
]
const addressKeys = [
  'city',
  'company',
  'country',
  'is_customer_address',
  'name',
  'postcode',
  'shipping_address_id',
  'state',
  'street_address',
  'suburb',
  'telephone',
]
const listedAddressKeys = [...addressKeys, 'is_default'].toSorted()

interface Row {
  readonly ids: string
  readonly call: string
  readonly keys: unknown
  readonly body?: object
}

const open: readonly Row[] = [
  {
    ids: '[API-35]',
    call: 'POST public/api/products',
    keys: ['meta', 'products'],
    body: { page: 1, current_path: '/sl' },
  },
  { ids: '[API-42]', call: 'GET public/api/filters/colors', keys: [option] },
  { ids: '[API-43]', call: 'GET public/api/filters/effects', keys: [option] },
  { ids: '[API-44]', call: 'GET public/api/filters/firing-patterns', keys: [option] },
  { ids: '[API-45]', call: 'GET public/api/filters/debris-profiles', keys: [option] },
  { ids: '[API-46]', call: 'GET public/api/filters/caliber-filter', keys: [option] },
  { ids: '[API-47]', call: 'GET public/api/filters/durations', keys: [option] },
  { ids: '[API-48]', call: 'GET public/api/filters/ignition-types', keys: [option] },
  { ids: '[API-49]', call: 'GET public/api/filters/performance-height-filter', keys: [option] },
]

test.each(open)('$ids $call answers a visitor', async ({ call, keys, body }) => {
  const { status, body: answer } = await ask(call, body, visitor)
  expect([status, keysOf(answer)]).toEqual([200, keys])
})

const own: readonly Row[] = [
  {
    ids: '[API-32][ENT-32]',
    call: 'GET api/carts/select-cart-shipping-addresses',
    keys: [listedAddressKeys],
  },
  { ids: '[API-53]', call: 'GET api/carts/select-saved-carts', keys: ['carts'] },
  { ids: '[API-54]', call: 'GET api/carts/select-cart-summary', keys: ['cart_item_count'] },
  {
    ids: '[API-57]',
    call: 'POST api/carts/select-cart-totals',
    keys: ['is_estimated', 'notes', 'option_fees', 'subtotal', 'total', 'totals'],
    body: { step: '01-cart' },
  },
  {
    ids: '[API-62][ENT-12]',
    call: 'GET api/carts/select-cart-shipping-address',
    keys: ['cart_shipping_address', 'cart_shipping_address_error_message', 'cart_shipping_address_is_valid'],
  },
  { ids: '[API-81]', call: 'GET api/check-cart-stock', keys: ['data', 'errors', 'success'] },
  { ids: '[API-83]', call: 'GET api/get-payment-deadline-messages', keys: ['string'] },
  { ids: '[ENT-13]', call: `GET api/carts/shipping-quote/${quote.shipping_quotes_id}`, keys: quoteKeys },
  {
    ids: '[ENT-13]',
    call: 'POST api/carts/shipping-quote',
    keys: ['shipping_quote', 'success'],
    body: { optionId: quote.optionId, shipping_quotes_id: quote.shipping_quotes_id, selected: true },
  },
]

test.each(own)('$ids $call answers a customer, and 401 to a visitor', async ({ call, keys, body }) => {
  const { status, body: answer } = await ask(call, body)
  expect([status, keysOf(answer)]).toEqual([200, keys])
  const refused = await ask(call, body, visitor)
  expect([refused.status, refused.body]).toEqual([
    401,
    { success: false, errors: ['Unauthorized'], message: 'Unauthorized' },
  ])
})

test('[API-35] with a login the same list has prices', async () => {
  const priced = async (shopper: Shopper) => {
    const { body } = await ask('POST public/api/products', { page: 2 }, shopper)
    return (body as { products: object[] }).products.filter((product) => 'price' in product).length
  }
  expect([await priced(visitor), await priced(customer)]).toEqual([0, 50])
})
