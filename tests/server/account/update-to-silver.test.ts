import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { makeCustomer, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const shopperLike = async (name: string) => {
  const shopper = new Shopper(shop.url)
  await shopper.logIn(await makeCustomer(shop.db, name))
  return shopper
}
const move = (shopper: Shopper) => shopper.call(profileCalls.updateToSilver, { body: {} })
const levelOf = async (shopper: Shopper) =>
  (await shopper.call(authCalls.me, {})).customer?.price_levels_short_name
const isOffered = async (shopper: Shopper) =>
  (await shopper.call(profileCalls.selectProfile, {})).profile?.silver_is_cheaper

test('[PRC-05][API-23] a customer of a dearer level moves to silver and pays its prices at once', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, like: 'new' })
  const subtotal = async () =>
    (await shopper.call(cartCalls.selectCartTotals, { body: { step: '01-cart' } })).subtotal
  const before = await subtotal()
  expect([await levelOf(shopper), await isOffered(shopper)]).toEqual(['bronze', true])
  const answer = await move(shopper)
  expect(answer).toMatchObject({ success: true, errors: [], customer: { price_levels_short_name: 'silver' } })
  expect(answer.user?.customers_id).toBe(answer.customer?.customers_id)
  expect([await levelOf(shopper), await isOffered(shopper)]).toEqual(['silver', false])
  expect(await subtotal()).toBeLessThan(before)
  // a retry after a lost answer
  expect(await move(shopper)).toEqual(answer)
})

test.each(['gold', 'special'])('[PRC-08] %s is not offered silver and stays what it is', async (name) => {
  const shopper = await shopperLike(name)
  const level = await levelOf(shopper)
  expect(await isOffered(shopper)).toBe(false)
  const errors = ['Your prices are at least as low as those of the silver level.']
  expect(await move(shopper)).toMatchObject({ success: false, errors })
  expect(await levelOf(shopper)).toBe(level)
})

test('[PRC-08] special order pricing is kept, even where silver is cheaper than the level behind it', async () => {
  const email = await makeCustomer(shop.db, 'new')
  await sql`update customers set special_order = true where email = ${email}`.execute(shop.db)
  const shopper = new Shopper(shop.url)
  await shopper.logIn(email)
  expect(await isOffered(shopper)).toBe(false)
  expect(await move(shopper)).toMatchObject({ success: false })
  expect(await levelOf(shopper)).toBe('bronze')
})
