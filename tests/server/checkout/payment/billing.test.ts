import { expect, test } from 'vitest'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOf, totalsOf } from '#tests/support/cart.ts'
import { chooseCheapestQuote, saveMethod, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({
  storefronts: [11, 14].map((projectId) => ({ projectId: projectId as 11 | 14, port: 0 })),
})
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)
const delivered = async (like = 'silver') => {
  const shopper = await filled({ like })
  await chooseCheapestQuote(shopper)
  return shopper
}
const verify = (shopper: Shopper, card: object) =>
  shopper.call(paymentCalls.authCreditCard, { body: { ...typedCard(), ...card } })

test('[CART-19][ENT-11] unknown amounts are omitted on the cart page and named in checkout', async () => {
  const shopper = await filled({ like: 'new' })
  const page = await totalsOf(shopper, { step: '01-cart' })
  expect(page.totals.map((line) => line.title)).toEqual([
    'Subtotal',
    'Insurance',
    'Card Fee',
    'Estimated total',
  ])
  const step = await totalsOf(shopper)
  expect(step.totals.map((line) => [line.title, line.text])).toEqual([
    ['Subtotal', page.totals[0]?.text],
    ['Freight', 'Calculated at the next step'],
    ['Sales Tax', 'Calculated at the next step'],
    ['Insurance', page.totals[1]?.text],
    ['Card Fee', 'Added if you pay by card'],
    ['Total', formatMoney(step.total)],
  ])
  expect(step.totals.at(-1)?.class).toBe('emphasize')
})

test('[ORD-01][ORD-19] professional carts with pro-use products pay the Pro Use fee', async () => {
  const pro = await makeShopperWithCart(shop.proUrl, shop.db, { like: 'pro', lines: 3 })
  const { items } = await cartOf(pro)
  expect(items.some((line) => line.pro_use)).toBe(true)
  const { option_fees } = await totalsOf(pro)
  expect(option_fees.map((fee) => fee.name)).toEqual(['Sales Tax', 'Pro Use', 'Insurance'])
  expect(option_fees[1]?.amount).toBe(3_500)
})

test('[API-74][API-75][PAY-03][PAY-04] billing is saved without card data, and cleared with a null method', async () => {
  const shopper = await delivered()
  const { id } = await cartOf(shopper)
  const billing = {
    name: 'Dana Whitfield',
    company: 'Whitfield',
    street_address: '1 Elm Street',
    city: 'Joplin',
    state: 'MO',
    postcode: '64801',
    telephone: null,
    purchase_order_number: 'PO 7',
  }
  const save = (body: object) => shopper.call(paymentCalls.saveBilling, { body: { id, ...body } as never })
  expect(await save({ payment_method: 'credit_card', ...billing })).toMatchObject({ success: true })
  expect(await shopper.call(paymentCalls.selectBilling, {})).toEqual({
    id,
    payment_method: 'credit_card',
    ...billing,
    card_type: null,
    last_four: null,
    methods: ['credit_card'],
  })
  const withCard = await shopper.send(paymentCalls.saveBilling, {
    body: { id, payment_method: 'credit_card', cc_number: '4111111111111111' },
  })
  expect(withCard.status).toBe(422)
  expect(JSON.stringify(withCard.body)).not.toContain('4111')
  expect(await save({ payment_method: 'credit_card', ...billing, postcode: '1' })).toMatchObject({
    success: false,
    errors: ['Billing: The zip code must be five digits, optionally followed by a hyphen and four digits.'],
  })
  await verify(shopper, {})
  expect(await save({ payment_method: null })).toMatchObject({ success: true })
  expect(await shopper.call(paymentCalls.selectBilling, {})).toMatchObject({
    payment_method: null,
    card_type: null,
    name: 'Dana Whitfield',
  })
})

test('[PAY-05] terms need the permission, payment at pickup needs a pickup', async () => {
  const shopper = await delivered()
  for (const method of ['net_terms', 'pay_at_pickup'] as const)
    await expect(saveMethod(shopper, method)).rejects.toThrow('This payment method is not available')
  const gold = await delivered('gold')
  expect((await gold.call(paymentCalls.selectBilling, {})).methods).toEqual(['credit_card', 'net_terms'])
  await gold.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: true } })
  expect((await gold.call(paymentCalls.selectBilling, {})).methods).toEqual([
    'credit_card',
    'net_terms',
    'pay_at_pickup',
  ])
  const texts = await gold.call(paymentCalls.getPaymentDeadlineMessages, {})
  expect(texts).toHaveLength(3)
})
