import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { CARDS, goToReview, review, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const ready = async (number?: string) => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  return { shopper, request: await goToReview(shopper, number) }
}
const ask = (shopper: Shopper, id: number, version?: number) =>
  shopper.call(orderCalls.getOrderProcess, {
    params: { id: String(id) },
    query: version === undefined ? {} : { cart_version: String(version) },
  })
const nothing = { status: 'none', response: null }
const changeCart = async (shopper: Shopper) => {
  const [line] = (await shopper.call(cartCalls.selectCart, {})).items
  const cart_product = { id: line?.id, products_id: line?.products_id ?? 0, quantity: 3 }
  await shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
}

test('[ORD-03][ORD-04][ORD-13][ORD-18] the order process returns a missed rejection with its kind and changes', async () => {
  const { shopper, request } = await ready()
  await changeCart(shopper)
  const answer = await submit(shopper, request)
  expect(answer).toMatchObject({
    success: false,
    data: { kind: 'version', changes: expect.arrayContaining(['No carrier is chosen any more.']) },
  })
  expect(await ask(shopper, request.cart_id)).toEqual({ status: 'error', response: answer })
  expect(await ask(shopper, request.cart_id, request.cart_version)).toEqual({
    status: 'error',
    response: answer,
  })
})

test('[ORD-04] the outcome of an earlier attempt is not returned for one that never arrived', async () => {
  const declined = await ready(CARDS.declinedAtCharge)
  const { cart_id, cart_version } = declined.request
  await submit(declined.shopper, declined.request)
  expect(await ask(declined.shopper, cart_id, cart_version)).toMatchObject({ status: 'declined' })
  expect(await ask(declined.shopper, cart_id, cart_version + 1)).toEqual(nothing)

  const refused = await ready()
  await changeCart(refused.shopper)
  await submit(refused.shopper, refused.request)
  const id = refused.request.cart_id
  expect(await ask(refused.shopper, id, refused.request.cart_version + 1)).toEqual(nothing)
})

test('[ORD-04][T1] the order of a cart is returned whatever was rejected before or after', async () => {
  const { shopper, request } = await ready()
  const wrong = { ...request, reviewed_total: request.reviewed_total + 1 }
  expect(await submit(shopper, wrong)).toMatchObject({ data: { kind: 'total' } })
  const answer = await submit(shopper, request)
  expect(answer.success).toBe(true)
  expect(await submit(shopper, wrong)).toMatchObject({ success: false })
  expect(await ask(shopper, request.cart_id, request.cart_version)).toEqual({
    status: 'complete',
    response: answer,
  })
})

test('[ORD-04] the later one of a decline and a rejection is returned', async () => {
  const { shopper, request } = await ready(CARDS.declinedAtCharge)
  const wrong = { ...request, reviewed_total: request.reviewed_total + 1 }
  await submit(shopper, wrong)
  await submit(shopper, request)
  expect(await ask(shopper, request.cart_id)).toMatchObject({ status: 'declined' })
  await submit(shopper, { ...request, cart_version: Number.MAX_SAFE_INTEGER })
  expect(await ask(shopper, request.cart_id)).toMatchObject({ response: { data: { kind: 'version' } } })
})

test('[ORD-04][T1] a submission reported as missing is rejected when it arrives later', async () => {
  const { shopper, request } = await ready()
  const { cart_id, cart_version } = request
  expect(await ask(shopper, cart_id, cart_version)).toEqual(nothing)
  expect(await submit(shopper, request)).toMatchObject({ success: false, data: { kind: 'version' } })
  expect(await ask(shopper, cart_id, cart_version)).toMatchObject({ status: 'error' })
  const again = await review(shopper)
  expect(again).toEqual({ ...request, cart_version: cart_version + 1 })
  expect(await submit(shopper, again)).toMatchObject({ success: true, data: { kind: 'accepted' } })
})

test('[ORD-04][ORD-06][T4] submission and order process return the same outcome in either order', async () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const { shopper, request } = await ready()
    const { cart_id, cart_version } = request
    const [first, answer] = await Promise.all([ask(shopper, cart_id, cart_version), submit(shopper, request)])
    expect(answer.success).toBe(first.status !== 'none')
  }
})
