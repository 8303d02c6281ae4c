import { expect, test } from 'vitest'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { staleCartModel } from '#machines/cart/stale-cart/stale-cart.model.ts'
import { play } from '#tests/machines/play.ts'

const stale = (new_cart_id: number) =>
  ({ type: 'cart.stale', cart_id: 501, new_cart_id, sort: 2, step: '01-cart' }) as const
const nothing = { new_cart_id: null, sort: 1, step: null }
const warned = [{ type: 'notice.staleCart' }]
const replaced = { type: 'cart.replaced', cart_id: 501, new_cart_id: 502 }
const coupon = { type: 'coupon.load' }

test('[CART-10] [CART-11] [CART-12] [MSG-30] a stale cart shows a warning, notifies checkout and loads the new cart at once', async () => {
  const { snapshot, emitted, sent, send, answer } = play(staleCartModel, 'shop')
  send(stale(502))
  expect(emitted).toEqual(warned)
  expect(sent).toEqual([replaced])
  expect(snapshot().children.loadCart?.getSnapshot().input).toEqual({ sort: 2, step: '01-cart' })
  await answer('loadCart', 'recovered')
  expect(sent).toEqual([replaced, { type: 'cart.recovered', loaded: loadedWith(502, sampleLine) }, coupon])
  expect([snapshot().value, snapshot().context]).toEqual(['idle', nothing])
})

test('[CART-12] [T21] a second new cart during the recovery starts it again, with no second warning', async () => {
  const { snapshot, emitted, sent, send, answer } = play(staleCartModel, 'shop')
  send(stale(502))
  const first = snapshot().children.loadCart
  send(stale(503))
  expect(snapshot().children.loadCart).not.toBe(first)
  expect(snapshot().context.new_cart_id).toBe(503)
  await answer('loadCart', 'recovered')
  expect(emitted).toEqual(warned)
  expect(sent.map(({ type }) => type)).toEqual(['cart.replaced', 'cart.recovered', 'coupon.load'])
})

test('[CART-12] several responses that name the same cart load it once', () => {
  const { snapshot, emitted, sent, send } = play(staleCartModel, 'shop')
  send(stale(502))
  const first = snapshot().children.loadCart
  send(stale(502))
  expect(snapshot().children.loadCart).toBe(first)
  expect([emitted, sent]).toEqual([warned, [replaced]])
})

test('[CART-11] when the new cart cannot be loaded, the cart machine retries', async () => {
  const { snapshot, sent, send, answer } = play(staleCartModel, 'shop')
  send(stale(502))
  await answer('loadCart', 'unreachable')
  expect(sent).toEqual([replaced, { type: 'cart.reload' }])
  expect([snapshot().value, snapshot().context]).toEqual(['idle', nothing])
})

test('[T34] a logout cancels the recovery without events to others', async () => {
  const { snapshot, sent, send, answer } = play(staleCartModel, 'shop')
  send(stale(502), { type: 'customer.left' })
  await expect(answer('loadCart', 'recovered')).rejects.toThrow('cannot answer')
  expect([snapshot().value, snapshot().context, sent]).toEqual(['idle', nothing, [replaced]])
})
