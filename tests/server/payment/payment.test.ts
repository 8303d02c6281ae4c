import { expect, test } from 'vitest'
import { cartCalls } from '#contract/carts.ts'
import { deliveryCalls } from '#contract/delivery.ts'
import { orderCalls } from '#contract/orders.ts'
import { paymentCalls } from '#contract/payment.ts'
import {
  CARDS,
  chooseCheapestQuote,
  goToReview,
  saveMethod,
  submit,
  typedCard,
} from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

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
const cartOf = (shopper: Shopper) => shopper.call(cartCalls.selectCart, {})
const totalsOf = (shopper: Shopper, body: { step?: '01-cart' } = {}) =>
  shopper.call(cartCalls.selectCartTotals, { body })

test('[API-73][ENT-23] a verified card is known by brand and last four digits', async () => {
  const shopper = await delivered()
  const answer = await verify(shopper, {
    cc_number: ' 4111-1111 1111 1111',
    cc_expire_month: '1',
    cc_expire_year: '31',
  })
  expect(answer).toEqual({
    success: true,
    message: null,
    errors: [],
    card_declined: false,
    card_type: 'Visa',
    last_four: '1111',
    authorization_id: answer.authorization_id,
  })
  expect(answer.authorization_id).toMatch(/^ver_/)
  expect(await shopper.call(paymentCalls.selectBilling, {})).toMatchObject({
    card_type: 'Visa',
    last_four: '1111',
  })
  const { card } = await shop.db
    .selectFrom('carts')
    .select('card')
    .where('id', '=', (await cartOf(shopper)).id)
    .executeTakeFirstOrThrow()
  expect(Object.keys(card ?? {}).toSorted()).toEqual(['authorization_id', 'fingerprint', 'last_four', 'type'])
})

test.each([
  [{ cc_number: CARDS.badLuhn }, 'The card number is not valid. Please check its digits.'],
  [{ cc_number: '41111111111' }, 'The card number is not valid. Please check its digits.'],
  [{ cc_number: 'x'.repeat(16) }, 'The card number is not valid. Please check its digits.'],
  [{ cc_expire_month: '13' }, 'The expiry month must be from 01 to 12.'],
  [{ cc_expire_month: '' }, 'The expiry month must be from 01 to 12.'],
  [{ cc_expire_year: '1' }, 'The expiry year must have two or four digits.'],
  [{ cc_expire_month: '01', cc_expire_year: '2020' }, 'The card has expired.'],
  [{ cc_cvv: '12' }, 'The security code must have 3 digits, or 4 for American Express.'],
  [
    { cc_number: CARDS.amex, cc_cvv: '123' },
    'The security code must have 3 digits, or 4 for American Express.',
  ],
  [{ cc_deposit_amount: -1 }, 'The deposit must not be negative.'],
])('[VAL-25] %j is refused in words', async (wrong, text) => {
  const shopper = await delivered()
  const answer = await verify(shopper, wrong)
  expect(answer).toMatchObject({ success: false, card_declined: false, errors: [text] })
})

test('[VAL-25] a card holds until the end of its month', async () => {
  const shopper = await delivered()
  const now = new Date()
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  expect(
    await verify(shopper, { cc_expire_month: month, cc_expire_year: String(now.getUTCFullYear()) }),
  ).toMatchObject({ success: true })
})

test('[PAY-01] a card that is declined, or no test card, is a decline and not an error', async () => {
  const shopper = await delivered()
  for (const cc_number of [CARDS.declined, '4929000000006'])
    expect(await verify(shopper, { cc_number })).toMatchObject({
      success: false,
      card_declined: true,
      message: 'Card Transaction Declined',
      card_type: null,
    })
})

test('[PAY-01] the sixth declined card within an hour is not tried any more', async () => {
  const shopper = await delivered()
  for (let tries = 0; tries < 5; tries++) await verify(shopper, { cc_number: CARDS.declined })
  const reply = await shopper.send(paymentCalls.authCreditCard, { body: typedCard() })
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect(reply.body).toEqual({ success: false, errors: ['Too many attempts. Please try again later.'] })
  const other = await delivered()
  expect(await verify(other, {})).toMatchObject({ success: true })
})

test('[PAY-02] the card fee is known with the brand and is part of what is charged', async () => {
  const shopper = await delivered()
  await saveMethod(shopper, 'credit_card')
  const before = await totalsOf(shopper)
  const fee = (percent: number) => Math.round((before.subtotal * percent) / 100)
  await verify(shopper, {})
  const visa = await totalsOf(shopper)
  expect(visa.option_fees.at(-1)).toEqual({ name: 'Card Fee', amount: fee(2.5) })
  expect(visa.total).toBe(before.total + fee(2.5))
  await verify(shopper, { cc_number: CARDS.amex, cc_cvv: '1234' })
  expect((await totalsOf(shopper)).total).toBe(before.total + fee(3.5))
  const gold = await delivered('gold')
  await saveMethod(gold, 'net_terms')
  expect((await totalsOf(gold)).option_fees.map((each) => each.name)).toEqual(['Sales Tax', 'Insurance'])
})

test('[CART-19][ENT-11] totals leave out on the cart page what is not known yet, and say so afterwards', async () => {
  const shopper = await filled({ like: 'new' })
  const page = await totalsOf(shopper, { step: '01-cart' })
  expect(page.totals.map((line) => line.title)).toEqual(['Subtotal', 'Insurance', 'Total'])
  const step = await totalsOf(shopper)
  expect(step.totals.map((line) => [line.title, line.text])).toEqual([
    ['Subtotal', page.totals[0]?.text],
    ['Freight', 'Not known yet'],
    ['Sales Tax', 'Not known yet'],
    ['Insurance', page.totals[1]?.text],
    ['Total', page.totals[2]?.text],
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

test('[PAY-05] terms need terms, paying at the pickup needs a pickup', async () => {
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

test('[PAY-05] without a card processor no card is verified before review', async () => {
  const set = (value: boolean) =>
    shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'cybersource_disabled')
      .execute()
  const shopper = await delivered()
  await saveMethod(shopper, 'credit_card')
  await set(true)
  const verified = async () => (await verify(shopper, {})).authorization_id
  await expect.poll(verified, { timeout: 5_000 }).toBeNull()
  const fresh = await delivered()
  await saveMethod(fresh, 'credit_card')
  const { id, version, shipping_quotes_id } = await cartOf(fresh)
  const { total } = await totalsOf(fresh)
  const answer = await submit(fresh, {
    cart_id: id,
    cart_version: version,
    reviewed_total: total / 100,
    shipping_quotes_id,
    payment_method: 'credit_card',
    ...typedCard(),
  })
  await set(false)
  expect(answer).toMatchObject({ success: true })
})

const apply = (shopper: Shopper, coupon_code: string) =>
  shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code } })

test('[API-69][API-70][API-71][CPN-01] a coupon is applied, shown, replaced and taken off', async () => {
  const shopper = await filled({ lines: 3, quantity: 3 })
  const code = async () => (await shopper.call(paymentCalls.getCouponCode, {})).coupon_code
  const { version } = await cartOf(shopper)
  expect(await code()).toBeNull()
  expect(await apply(shopper, 'spring12')).toEqual({ success: true, error: null, coupon_code: 'SPRING12' })
  expect(await code()).toBe('SPRING12')
  const { totals, subtotal } = await totalsOf(shopper)
  expect(totals[1]).toMatchObject({ title: 'Discount (SPRING12)', value: -Math.round(subtotal * 0.12) })
  expect(await apply(shopper, 'LASTCALL')).toMatchObject({ success: true })
  expect((await totalsOf(shopper)).totals[1]).toMatchObject({ title: 'Discount (LASTCALL)', value: -2_000 })
  expect((await cartOf(shopper)).version).toBe(version + 2)
  expect(await shopper.call(paymentCalls.deleteCouponCode, { body: {} })).toMatchObject({ success: true })
  expect(await code()).toBeNull()
})

test('[VAL-21] wrong, expired, foreign and used-up codes get one answer, and the eleventh wrong one a 429', async () => {
  const shopper = await filled()
  await shop.db.updateTable('coupons').set({ used: 3 }).where('code', '=', 'LASTCALL').execute()
  const codes = ['NOPE', 'EXPIRED', 'PROCREW', 'LASTCALL', "' or 1=1"]
  const replies = []
  for (const coupon_code of [...codes, ...codes])
    replies.push(await shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code } }))
  await shop.db.updateTable('coupons').set({ used: 0 }).where('code', '=', 'LASTCALL').execute()
  expect(new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`))).toEqual(
    new Set(['200 {"success":false,"error":"This coupon code is not valid."}']),
  )
  const refused = await shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await apply(await filled(), 'SPRING12')).toMatchObject({ success: true })
})

test('[CPN-01] a coupon whose minimum is not met any more takes nothing off', async () => {
  const shopper = await filled({ lines: 4, quantity: 3 })
  expect(await apply(shopper, 'FREIGHT50')).toMatchObject({ success: true })
  const quote = await chooseCheapestQuote(shopper)
  expect((await totalsOf(shopper)).totals[1]?.value).toBe(-Math.min(5_000, quote.cost))
  const [first, ...rest] = (await cartOf(shopper)).items
  for (const line of rest) await shopper.call(cartCalls.deleteCartProduct, { body: { id: line.id } })
  await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { id: first?.id, products_id: first?.products_id ?? 0, quantity: 1 } },
  })
  expect((await totalsOf(shopper)).totals[1]).toEqual({
    title: 'Discount (FREIGHT50)',
    text: 'Not applied',
    class: 'strikethrough muted',
    value: 0,
  })
  expect(await apply(await filled(), 'FREIGHT50')).toMatchObject({
    success: false,
    error: 'FREIGHT50 needs a subtotal of at least $250.00.',
  })
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ success: true })
})

test('[T44] what is charged is the total that was shown last', async () => {
  const shopper = await filled({ lines: 3, quantity: 2 })
  await apply(shopper, 'SPRING12')
  await shopper.call(cartCalls.updateCart, { body: { cart: { rush_shipping: true } } })
  const request = await goToReview(shopper, CARDS.amex)
  const { total, totals } = await totalsOf(shopper)
  expect(totals.slice(0, -1).reduce((sum, line) => sum + line.value, 0)).toBe(total)
  expect(await submit(shopper, request)).toMatchObject({ success: true, data: { total } })
  const charged = await shop.db
    .selectFrom('submissions')
    .select('amount_cents')
    .where('cart_id', '=', request.cart_id)
    .executeTakeFirstOrThrow()
  expect(charged.amount_cents).toBe(total)
  const { status } = await shopper.call(orderCalls.getOrderProcess, {
    params: { id: String(request.cart_id) },
  })
  expect(status).toBe('complete')
})
