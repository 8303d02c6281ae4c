import { CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { goToReview } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Caller } from './attack.ts'

/** A customer at review whose session sends the mutated requests. */
export interface Victim {
  readonly caller: Caller
  /** After an answer: counters of limits are taken back, and who was logged out is in again. Whether it wrote. */
  recover(status: number): Promise<boolean>
}

export async function openVictim({ url, db }: TestEnvironment): Promise<Victim> {
  const shopper = await makeShopperWithCart(url, db, { lines: 2 })
  await goToReview(shopper)
  const cart = await shopper.call(cartCalls.selectCart, {})
  const params = { id: cart.shipping_quotes_id ?? '' }
  const quote = await shopper.call(deliveryCalls.getShippingQuote, { params })
  const addresses = await db.selectFrom('addresses').select('id').limit(3).execute()
  const lines = cart.items.flatMap(({ id, products_id }) => [id, products_id])
  const ids = [cart.id, ...lines, ...addresses.map(({ id }) => id)]
  const names = [
    cart.shipping_quotes_id ?? '',
    quote.optionId,
    ...cart.items.map((line) => line.products_url),
  ]
  const caller = { fields: fieldsOf(shopper), known: { ids, names } }
  return {
    caller,
    recover: async (status) => {
      if (status === 429) await db.deleteFrom('rate_limits').execute()
      if (status !== 200) return false
      const back = db.updateTable('sessions').set({ revoked_at: null }).where('revoked_at', 'is not', null)
      return (await back.executeTakeFirst()).numUpdatedRows > 0
    },
  }
}

const fieldsOf = ({ token, cookies }: Shopper): Caller['fields'] => [
  ['host', 'shop'],
  ['authorization', `Bearer ${token}`],
  ['cookie', [...cookies].map((pair) => pair.join('=')).join('; ')],
  [CSRF_HEADER.toLowerCase(), cookies.get(CSRF_COOKIE) ?? ''],
]
