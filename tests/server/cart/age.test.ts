import { expect, test } from 'vitest'
import { type Age, requiredAge } from '#contract/site/age.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { makeShopperWithCart, newRegistration } from '#tests/support/customers.ts'
import { goToReview, review, submit } from '#tests/support/checkout.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { actAs, makeStaff } from '#tests/support/staff.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})

test('consumer fireworks are sold from 18 on, in Maine and on the professional line from 21 on', () => {
  expect([
    requiredAge(11, null),
    requiredAge(11, 'MO'),
    requiredAge(11, 'ME'),
    requiredAge(14, 'MO'),
  ]).toEqual([18, 18, 21, 21])
})

const registering = async (url: string, projectId: 11 | 14, more: object) => {
  const registerData = { ...newRegistration('Willow~Gate7'), ...more }
  const { success, errors } = await new Shopper(url, projectId).call(registrationCalls.register, {
    body: { registerData },
  })
  const email = registerData.customers_email_address
  const stored = await shop.db
    .selectFrom('customers')
    .select(['confirmed_age', 'age_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  return { success, errors, age: stored?.confirmed_age ?? null, at: stored?.age_confirmed_at ?? null }
}

test('nobody registers without confirming the age, which is stored with its date', async () => {
  const refused = { success: false, age: null }
  const from18 = { ...refused, errors: ['Confirm the age of at least 18 years.'] }
  const from21 = { ...refused, errors: ['Confirm the age of at least 21 years.'] }
  expect(await registering(shop.url, 11, { confirmed_age: null })).toMatchObject(from18)
  expect(await registering(shop.proUrl, 14, { confirmed_age: 18 })).toMatchObject(from21)
  const inMaine = { street_address: '9 Mill Lane', city: 'Bangor', state: 'Maine', postcode: '04401' }
  expect(await registering(shop.url, 11, inMaine)).toMatchObject(from21)
  const taken = await registering(shop.url, 11, {})
  expect(taken).toMatchObject({ success: true, age: 18 })
  expect(taken.at).toBeInstanceOf(Date)
})

/** A shopper at review who has confirmed this age earlier. */
async function atReview(confirmed_age: Age | null) {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const { customer_id: id } = await cartOf(shopper)
  await shop.db.updateTable('customers').set({ confirmed_age }).where('id', '=', id).execute()
  return { shopper, id, order: await goToReview(shopper) }
}
const cartOf = async (shopper: Shopper) => {
  const { id } = await shopper.call(cartCalls.selectCart, {})
  return shop.db.selectFrom('carts').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow()
}
const storedOf = (id: number) =>
  shop.db
    .selectFrom('customers')
    .select(['confirmed_age', 'age_confirmed_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const toConfirm = async (shopper: Shopper) => (await shopper.call(cartCalls.selectCart, {})).age_to_confirm

test('the first order of a customer without a confirmed age is refused until it is confirmed; later ones ask no more', async () => {
  const { shopper, id, order } = await atReview(null)
  expect(await toConfirm(shopper)).toBe(18)
  expect(await submit(shopper, order)).toMatchObject({
    success: false,
    errors: ['Confirm the age of at least 18 years.'],
    data: { kind: 'age' },
  })
  expect(await submit(shopper, { ...order, confirmed_age: 18 })).toMatchObject({ success: true })
  expect(await storedOf(id)).toEqual({ confirmed_age: 18, age_confirmed_by: null })
  expect(await toConfirm(shopper)).toBe(null)
})

test('an order to Maine asks a customer of 18 for 21; picked up elsewhere it does not', async () => {
  const { shopper, order } = await atReview(18)
  const ofCart = shop.db.selectFrom('carts').select('address_id').where('id', '=', order.cart_id)
  await shop.db
    .updateTable('addresses')
    .set({ state: 'ME', postcode: '04401' })
    .where('id', 'in', ofCart)
    .execute()
  expect(await toConfirm(shopper)).toBe(21)
  await shop.db.updateTable('carts').set({ is_pickup: true }).where('id', '=', order.cart_id).execute()
  expect(await toConfirm(shopper)).toBe(null)
})

test('staff who order for a customer confirm the age for them, and both the order and the confirmation name them', async () => {
  const { id, order } = await atReview(null)
  const staff = await makeStaff(shop.db)
  const acting = await actAs(shop.url, staff, id)
  expect(await submit(acting, { ...(await review(acting)), ...order, confirmed_age: 18 })).toMatchObject({
    success: true,
  })
  expect(await storedOf(id)).toEqual({ confirmed_age: 18, age_confirmed_by: staff.id })
  const calls = await shop.db.selectFrom('audit').select('call').where('staff_id', '=', staff.id).execute()
  expect(calls.map(({ call }) => call)).toContain('submitOrder')
})
