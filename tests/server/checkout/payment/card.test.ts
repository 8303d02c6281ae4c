import { expect, test } from 'vitest'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOf, totalsOf } from '#tests/support/cart.ts'
import { CARDS, chooseCheapestQuote, saveMethod, submit, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({
  storefronts: [11, 14].map((projectId) => ({ projectId: projectId as 11 | 14, port: 0 })),
  // longer than the tests: what goes by a setting that was just switched has read it itself
  refreshPeriod: 3_600_000,
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

test('[API-73][ENT-23] a verified card is stored by brand and last four digits', async () => {
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
    kind: null,
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

test('[VAL-25] a deposit is verified against the total with the fee of this card', async () => {
  const shopper = await delivered()
  await saveMethod(shopper, 'credit_card')
  const { total, subtotal } = await totalsOf(shopper)
  const most = (total + Math.round(subtotal * 0.025)) / 100
  const [tooMuch] = (await verify(shopper, { cc_deposit_amount: most + 0.01 })).errors
  expect(tooMuch).toMatch(/^The deposit is more than the total of \$/)
  expect(await verify(shopper, { cc_deposit_amount: most })).toMatchObject({ success: true })
  expect((await totalsOf(shopper)).total).toBe(Math.round(most * 100))
})

test('[VAL-25] a card is valid until the end of its month', async () => {
  const shopper = await delivered()
  const now = new Date()
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  expect(
    await verify(shopper, { cc_expire_month: month, cc_expire_year: String(now.getUTCFullYear()) }),
  ).toMatchObject({ success: true })
})

test('[PAY-01] a declined card, or one that is not a test card, is a decline and not an error', async () => {
  const shopper = await delivered()
  for (const cc_number of [CARDS.declined, '4929000000006'])
    expect(await verify(shopper, { cc_number })).toMatchObject({
      success: false,
      card_declined: true,
      message: 'Card Transaction Declined',
      card_type: null,
    })
})

test('[PAY-01] after five declined cards within an hour the next is not tried', async () => {
  const shopper = await delivered()
  for (let tries = 0; tries < 5; tries++) await verify(shopper, { cc_number: CARDS.declined })
  const reply = await shopper.send(paymentCalls.authCreditCard, { body: typedCard() })
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect(reply.body).toEqual({ success: false, errors: ['Too many attempts. Please try again later.'] })
  const other = await delivered()
  expect(await verify(other, {})).toMatchObject({ success: true })
})

test('[PAY-02] the card fee depends on the brand and is part of the charge', async () => {
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

const set = (value: boolean) =>
  shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', 'cybersource_disabled')
    .execute()

test('[PAY-05] whether billing names a verified card goes by the setting of now, as its verification does', async () => {
  const shopper = await delivered()
  await saveMethod(shopper, 'credit_card')
  await verify(shopper, {})
  const digits = async () => (await shopper.call(paymentCalls.selectBilling, {})).last_four
  expect(await digits()).toBe('1111')
  await set(true)
  const whileSkipped = await digits()
  await set(false)
  expect([whileSkipped, await digits()]).toEqual([null, '1111'])
})

test('[PAY-05] without a card processor no card is verified before review', async () => {
  const shopper = await delivered()
  await saveMethod(shopper, 'credit_card')
  await set(true)
  expect(await verify(shopper, {})).toMatchObject({ success: true, authorization_id: null })
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
