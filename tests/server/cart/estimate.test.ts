import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { chooseCheapestQuote, goToReview, review, saveMethod, submit } from '#tests/support/checkout.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { eventually } from '#tests/support/eventually.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)
const onCartPage = (shopper: Shopper) =>
  shopper.call(cartCalls.selectCartTotals, { body: { step: '01-cart' } })
const inCheckout = (shopper: Shopper) => shopper.call(cartCalls.selectCartTotals, { body: {} })
const setFirstLine = async (shopper: Shopper, quantity: number) => {
  const [line] = (await shopper.call(cartCalls.selectCart, {})).items
  const cart_product = { id: line?.id, products_id: line?.products_id ?? 0, quantity }
  await shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
}
const choose = async (shopper: Shopper, index: number) => {
  const { shipping_quotes } = await shopper.call(deliveryCalls.selectCarriers, {})
  const { optionId = '', shipping_quotes_id = '' } = shipping_quotes[index] ?? {}
  await shopper.call(deliveryCalls.saveShippingQuote, {
    body: { optionId, shipping_quotes_id, selected: true },
  })
  return optionId
}

test('[CART-19][T44] before and after a change the cart page totals what checkout will charge', async () => {
  const shopper = await filled({ lines: 2, quantity: 2 })
  const before = await onCartPage(shopper)
  expect(before).toMatchObject({ is_estimated: true })
  expect(before.totals.map(({ title }) => title)).toEqual([
    'Subtotal',
    'Freight',
    'Sales Tax',
    'Insurance',
    'Card Fee',
    'Estimated total',
  ])
  expect(await onCartPage(shopper)).toEqual(before)
  await goToReview(shopper)
  expect(await onCartPage(shopper)).toMatchObject({ is_estimated: false, notes: [], total: before.total })
  expect((await inCheckout(shopper)).total).toBe(before.total)
  await setFirstLine(shopper, 3)
  const changed = await onCartPage(shopper)
  expect(changed).toMatchObject({ is_estimated: true })
  const request = await goToReview(shopper)
  expect(Math.round(request.reviewed_total * 100)).toBe(changed.total)
  expect(await submit(shopper, request)).toMatchObject({ success: true, data: { total: changed.total } })
})

test('[CART-19] freight is estimated with the option that was chosen before the change', async () => {
  const shopper = await filled({ quantity: 2 })
  const optionId = await choose(shopper, 1)
  await setFirstLine(shopper, 3)
  const { totals } = await onCartPage(shopper)
  const { shipping_quotes } = await shopper.call(deliveryCalls.selectCarriers, {})
  const quote = shipping_quotes.find((each) => each.optionId === optionId)
  expect(quote).not.toEqual(shipping_quotes[0])
  expect(totals.find(({ title }) => title === 'Freight')?.value).toBe(quote?.cost)
})

test('[CART-19] a cart without an address is estimated with the usual one, and ships nowhere by that', async () => {
  const shopper = await filled({ quantity: 2 })
  const known = await onCartPage(shopper)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  await shop.db.updateTable('carts').set({ address_id: null }).where('id', '=', id).execute()
  expect(await onCartPage(shopper)).toEqual(known)
  expect(await shopper.call(deliveryCalls.selectShippingAddress, {})).toMatchObject({
    cart_shipping_address: null,
  })
})

test('[CART-19] the card fee is estimated unless another method was chosen', async () => {
  const shopper = await filled({ like: 'gold' })
  const feeOf = async () => (await onCartPage(shopper)).option_fees.some(({ name }) => name === 'Card Fee')
  expect(await feeOf()).toBe(true)
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'net_terms')
  expect(await feeOf()).toBe(false)
  expect(await onCartPage(shopper)).toMatchObject({ is_estimated: false, notes: [] })
})

test('[CART-19][PAY-05] no card fee is estimated while cards are not verified, since none is charged', async () => {
  await setAppSetting(shop.db, 'cybersource_disabled', true)
  const shopper = await filled()
  await eventually(async () =>
    expect((await onCartPage(shopper)).option_fees.map(({ name }) => name)).not.toContain('Card Fee'),
  )
  await setAppSetting(shop.db, 'cybersource_disabled', false)
})

test('[CART-19] what cannot be estimated is said', async () => {
  const homeless = await filled({ like: 'new' })
  expect((await onCartPage(homeless)).notes).toContain(
    'Freight and taxes are added once you choose an address in checkout.',
  )
  const heavy = await filled()
  const [line] = (await heavy.call(cartCalls.selectCart, {})).items
  const limits = await shop.db.selectFrom('carriers').select(['option_id', 'max_lb']).execute()
  await shop.db.updateTable('carriers').set({ max_lb: 0 }).execute()
  const unshipped = await onCartPage(heavy)
  for (const { option_id, max_lb } of limits)
    await shop.db.updateTable('carriers').set({ max_lb }).where('option_id', '=', option_id).execute()
  expect(line).toBeDefined()
  expect(unshipped.notes).toContain('No carrier takes this order to your address. Call us for freight.')
  expect(unshipped.totals.some(({ title }) => title === 'Freight')).toBe(false)
})

test('[CART-19] a free product that checkout will add or remove is told in the cart', async () => {
  const shopper = await filled({ lines: 6, quantity: 5 })
  const { subtotal, notes, total } = await onCartPage(shopper)
  expect(subtotal).toBeGreaterThanOrEqual(150_000)
  expect(notes.at(-1)).toMatch(/comes free with this order: checkout adds it\.$/)
  await shopper.call(orderCalls.updatePromoProducts, { body: {} })
  expect((await onCartPage(shopper)).total).toBe(total)
  for (const item of (await shopper.call(cartCalls.selectCart, {})).items.slice(1))
    if (item.status !== 'promo') await shopper.call(cartCalls.deleteCartProduct, { body: { id: item.id } })
  expect((await onCartPage(shopper)).notes).toContain('Checkout takes the free product out of this cart.')
})

test('[T44] an estimate writes nothing and orders nothing', async () => {
  const shopper = await filled()
  const { version } = await shopper.call(cartCalls.selectCart, {})
  const { total } = await onCartPage(shopper)
  const request = { ...(await review(shopper)), reviewed_total: total / 100 }
  expect(await shopper.call(cartCalls.selectCart, {})).toMatchObject({
    version,
    has_valid_carrier: false,
    shipping_quotes_id: null,
  })
  expect(await submit(shopper, request)).toMatchObject({ success: false, data: { kind: 'carrier' } })
})
