import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { FAILPOINTS, type Failpoint } from '#server/checkout/submission/failpoint.ts'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import { CARDS, goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const SWITCHES = {
  'checkout is switched off': 'is_checkout_disabled',
  'maintenance begins': 'down_for_maintenance',
} as const
type Key = (typeof SWITCHES)[keyof typeof SWITCHES]

let flip: { readonly at: Failpoint; readonly key: Key } | null = null
const shop = await useShop({
  refreshPeriod: 20,
  failpoint: async (point) => {
    if (point !== flip?.at) return
    const { key } = flip
    flip = null
    await turn(key, true)
  },
})
afterEach(async () => {
  flip = null
  for (const key of Object.values(SWITCHES)) await turn(key, false)
})

/** Changes a setting as the command does and waits until the running shop applies it. */
async function turn(key: Key, on: boolean): Promise<void> {
  await setAppSetting(shop.db, key, on)
  await expect.poll(() => appSetting(shop.url, key)).toBe(on)
}

async function booksOf(cartId: number) {
  const { rows } = await sql<{ orders: number; charges: number }>`select
    (select count(*)::int from orders where cart_id = ${cartId}) as orders,
    (select count(*)::int from gateway.charges c join submissions s on s.id::text = c.key
      where s.cart_id = ${cartId} and c.state = 'approved') as charges`.execute(shop.db)
  return rows[0]
}

const filled = () => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })

describe.each(Object.entries(SWITCHES))('%s', (_, key) => {
  test.each(FAILPOINTS)('[P24][MNT-06][CHK-02] an order at the point "%s" comes to its end', async (at) => {
    const shopper = await filled()
    const request = await goToReview(shopper)
    flip = { at, key }
    expect(await submit(shopper, request)).toMatchObject({ success: true, data: { kind: 'accepted' } })
    expect(flip).toBeNull()
    expect(await booksOf(request.cart_id)).toEqual({ orders: 1, charges: 1 })
  })

  test.each(['reserved', 'after gateway', 'before settling'] as const)(
    '[P24][ORD-14] a decline at the point "%s" leaves the cart and charges nothing',
    async (at) => {
      const shopper = await filled()
      const request = await goToReview(shopper, CARDS.declinedAtCharge)
      flip = { at, key }
      expect(await submit(shopper, request)).toMatchObject({ success: false, card_declined: true })
      await turn(key, false)
      const { items, id } = await shopper.call(cartCalls.selectCart, {})
      expect([id, items.length]).toEqual([request.cart_id, 2])
      expect(await booksOf(request.cart_id)).toEqual({ orders: 0, charges: 0 })
    },
  )

  test('[P24][MNT-04][CHK-03] a later order is rejected, and can be placed afterwards', async () => {
    const shopper = await filled()
    const request = await goToReview(shopper)
    await turn(key, true)
    const { status, body } = await shopper.send(orderCalls.submitOrder, { body: request })
    if (key === 'down_for_maintenance')
      expect([status, body]).toMatchObject([503, { success: false, errors: [MESSAGES.siteDown] }])
    else expect(body).toMatchObject({ success: false, data: { kind: 'disabled' } })
    expect(await booksOf(request.cart_id)).toEqual({ orders: 0, charges: 0 })
    await turn(key, false)
    const again = await goToReview(shopper)
    expect(again.cart_id).toBe(request.cart_id)
    expect(await submit(shopper, again)).toMatchObject({ success: true, data: { kind: 'accepted' } })
    expect(await booksOf(request.cart_id)).toEqual({ orders: 1, charges: 1 })
  })
})
