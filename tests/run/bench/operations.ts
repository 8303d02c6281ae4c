import { accountCalls } from '#contract/account/account.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { toWire } from '#contract/platform/money.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import type { TestDb } from '#tests/support/database.ts'
import { chooseCheapestQuote, review, saveMethod, submit, typedCard } from '#tests/support/checkout.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { productsInStock } from './products-in-stock.ts'
import type { Operation } from './operation.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { flowOperations } from './flow-operations.ts'
import { lineOperations } from './line-operations.ts'
import { showOperations } from './show-operations.ts'

/** A multiple of the concurrency, so that no two operations share a shopper. */
const SHOPPERS = 12

export function operations(url: string, db: TestDb): readonly Operation[] {
  const shoppers = () => Promise.all(Array.from({ length: SHOPPERS }, () => makeShopper(url, db)))
  const addOn = async (lines: number) => {
    const people = await shoppers()
    const products = await productsInStock(db, lines)
    for (const person of people) for (const id of products) await add(person, id)
    const [id = 0] = products
    return (index: number) => add(people[index % SHOPPERS], id)
  }
  return [
    {
      name: 'list of 50 products with facet counts',
      times: 3_000,
      bound: 0.2,
      peer: '7.5',
      prepare: () => lists(url, db),
    },
    ...catalogueOperations(url, db, { list: 1, search: 1, product: 1 }),
    { name: 'add to cart', times: 1_500, bound: 1, peer: '21', prepare: () => addOn(1) },
    {
      name: 'add to a cart of 200 lines',
      times: 1_500,
      bound: 2,
      peer: '114 (wall)',
      prepare: () => addOn(200),
    },
    ...lineOperations(shoppers, db),
    ...showOperations(shoppers, db),
    ...flowOperations(url, db),
    ...checkoutOperations(url, db),
  ]
}

const checkoutOperations = (url: string, db: TestDb): readonly Operation[] => [
  {
    name: 'full checkout, the 9 calls an order needs',
    times: 120,
    bound: 20,
    peer: '76',
    prepare: () => purchases(url, db),
  },
  {
    name: 'full checkout, all 36 calls of the app',
    times: 60,
    bound: null,
    peer: '',
    prepare: () => checkouts(url, db),
  },
]

async function lists(url: string, db: TestDb) {
  const shopper = await makeShopper(url, db)
  const colors = ['Red', 'Green', 'Blue', 'Gold', 'Silver', 'Purple', 'White', 'Yellow', 'Orange', 'Pink']
  const filters = colors.flatMap((color) => [{ color: [color] }, { color: [color], page: 2 }])
  return async (index: number) => {
    await shopper.send(productCalls.products, { body: filters[index % filters.length] ?? {} })
  }
}

async function add(shopper: Shopper | undefined, products_id: number): Promise<void> {
  const reply = await shopper?.send(cartCalls.updateCartProduct, {
    body: { cart_product: { products_id, quantity: 1 } },
  })
  if (reply?.status !== 200) throw new Error(`add answered ${reply?.status}`)
}

/** A purchase in as few calls as comparable shops need: add, carriers, quote, billing, card, cart, totals, order. */
async function purchases(url: string, db: TestDb) {
  const people = await Promise.all(Array.from({ length: SHOPPERS }, () => makeShopper(url, db)))
  const [product = 0] = await productsInStock(db, 1)
  return async (index: number) => {
    const shopper = people[index % SHOPPERS]
    if (!shopper) return
    await add(shopper, product)
    const cart = await shopper.call(cartCalls.selectCart, {})
    await chooseCheapestQuote(shopper)
    await shopper.call(paymentCalls.saveBilling, { body: { id: cart.id, payment_method: 'credit_card' } })
    await shopper.call(paymentCalls.authCreditCard, { body: typedCard() })
    const { id, version, shipping_quotes_id } = await shopper.call(cartCalls.selectCart, {})
    const { total } = await shopper.call(cartCalls.selectCartTotals, { body: {} })
    const answer = await submit(shopper, {
      cart_id: id,
      cart_version: version,
      reviewed_total: toWire(total),
      shipping_quotes_id,
      payment_method: 'credit_card',
      ...typedCard(),
    })
    if (!answer.success) throw new Error(answer.errors.join(' '))
  }
}

/** Every call of the app from an empty cart to the order and the next cart. */
async function checkouts(url: string, db: TestDb) {
  const people = await Promise.all(Array.from({ length: SHOPPERS }, () => makeShopper(url, db)))
  const products = await productsInStock(db, 3)
  return async (index: number) => {
    const shopper = people[index % SHOPPERS]
    if (!shopper) return
    for (const id of products) await add(shopper, id)
    await readCart(shopper)
    await prepare(shopper)
    await deliver(shopper)
    await pay(shopper)
    await prepare(shopper)
    const answer = await submit(shopper, await review(shopper))
    if (!answer.success) throw new Error(answer.errors.join(' '))
    await shopper.call(cartCalls.newCart, { body: {} })
    await readCart(shopper)
  }
}

async function readCart(shopper: Shopper): Promise<void> {
  await shopper.call(cartCalls.selectCart, {})
  await shopper.call(cartCalls.selectCartSummary, {})
  await shopper.call(cartCalls.selectCartTotals, { body: { step: '01-cart' } })
}

async function prepare(shopper: Shopper): Promise<void> {
  await shopper.call(orderCalls.updatePromoProducts, { body: {} })
  await shopper.call(orderCalls.checkCartStock, {})
}

async function deliver(shopper: Shopper): Promise<void> {
  const addresses = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  await shopper.call(deliveryCalls.selectShippingAddress, {})
  const { shipping_address_id = 0, is_customer_address = true } = addresses.at(-1) ?? {}
  await shopper.call(deliveryCalls.setShippingAddress, { body: { shipping_address_id, is_customer_address } })
  await shopper.call(deliveryCalls.getDisableShippingToTexas, { body: { items: [], state: 'MO' } })
  const dates = await shopper.call(accountCalls.loadAvailableShipDates, { body: {} })
  await chooseCheapestQuote(shopper)
  await shopper.call(deliveryCalls.updatePickupInfo, {
    body: { is_pickup: false, ship_date: dates.data[0] ?? null, pickup_phone: '(417) 555-0101' },
  })
}

async function pay(shopper: Shopper): Promise<void> {
  await shopper.call(paymentCalls.getPaymentDeadlineMessages, {})
  await saveMethod(shopper, 'credit_card')
  await shopper.call(paymentCalls.authCreditCard, { body: typedCard() })
}
