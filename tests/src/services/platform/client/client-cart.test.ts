import { beforeEach, describe, expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { createClient } from '#src/services/platform/client/client.ts'
import { answeringServer, json } from './answering-server.ts'

const server = answeringServer()
const named: object[] = []
beforeEach(() => {
  named.length = 0
})

const showing = (id: number | null) =>
  createClient({
    cart: { id: () => id, onNamed: (cart) => named.push(cart) },
    projectId: 14,
    origin: server.origin,
    accessToken: () => 'secret-token',
    csrfToken: () => 'page-token',
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
  })

describe('the expected cart of a call', () => {
  test('[CART-12] only calls about the cart send the id of the shown cart', async () => {
    server.answer = json(200, { coupon_code: null })
    await showing(501)(paymentCalls.getCouponCode, {})
    await showing(null)(paymentCalls.getCouponCode, {})
    server.answer = json(200, { success: true, coupon_code: 'SPRING12' })
    await showing(501)(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12' } })
    await showing(501)(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12' } }, { anyCart: true })
    server.answer = json(200, { cart_item_count: 3 })
    await showing(501)(cartCalls.selectCartSummary, {})
    expect(
      server.seen.map(({ method, url, body }) => (method === 'GET' ? url?.split('?')[1] : body)),
    ).toEqual([
      'project_id=14&customers_carts_id=501',
      'project_id=14',
      '{"project_id":14,"customers_carts_id":501,"coupon_code":"SPRING12"}',
      '{"project_id":14,"coupon_code":"SPRING12"}',
      'project_id=14',
    ])
  })

  test('[CART-10][T21] any response that names another cart is reported before the caller gets it', async () => {
    const known: number[] = []
    const meta = { new_cart_id: 502 }
    const ask = async () => {
      await showing(501)(paymentCalls.getCouponCode, {}).catch(() => undefined)
      known.push(named.length)
    }
    server.answer = json(409, { success: false, errors: ['This cart is no longer the current one.'], meta })
    await ask()
    server.answer = json(200, { success: true, coupon_code: null, meta })
    await ask()
    server.answer = json(200, ['not what was expected'])
    await ask()
    server.answer = json(200, { coupon_code: null, meta: { new_cart_id: null } })
    await ask()
    expect(named).toEqual([
      { new_cart_id: 502, isApplied: false },
      { new_cart_id: 502, isApplied: true },
    ])
    expect(known).toEqual([1, 2, 2, 2])
  })
})
