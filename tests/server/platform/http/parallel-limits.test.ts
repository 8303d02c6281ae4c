import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { CARDS, chooseCheapestQuote, goToReview, typedCard } from '#tests/support/checkout.ts'
import { makeCustomer, makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { type Reply, Shopper, seededPassword } from '#tests/support/shopper.ts'

const shop = await useShop()
const AT_ONCE = 60

/** The number of responses per status; 503 is retried. */
async function statusesOf(attempt: (index: number) => Promise<Reply<unknown>>): Promise<object> {
  const asked = async (index: number): Promise<number> => {
    const { status } = await attempt(index)
    return status === 503 ? asked(index) : status
  }
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => asked(index)))
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, list]) => [status, list.length]),
  )
}

const remaining = (admitted: number) => ({ 200: admitted, 429: AT_ONCE - admitted })

test('[P35][PAY-01] of sixty concurrent declined cards five are tried', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  await chooseCheapestQuote(shopper)
  const verify = () =>
    shopper.send(paymentCalls.authCreditCard, { body: { ...typedCard(), cc_number: CARDS.declined } })
  expect(await statusesOf(verify)).toEqual(remaining(5))
})

test('[P35][PAY-01] approved cards do not count, and declines at the charge do', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  await chooseCheapestQuote(shopper)
  for (let turn = 0; turn < 6; turn++)
    expect((await shopper.send(paymentCalls.authCreditCard, { body: typedCard() })).status).toBe(200)
  for (let turn = 0; turn < 5; turn++) {
    const declined = await goToReview(shopper, CARDS.declinedAtCharge)
    expect((await shopper.send(orderCalls.submitOrder, { body: declined })).body).toMatchObject({
      success: false,
      card_declined: true,
    })
  }
  expect((await shopper.send(paymentCalls.authCreditCard, { body: typedCard() })).status).toBe(429)
})

test('[P35][VAL-21] of sixty concurrent coupons ten wrong ones are tried, and right ones after them are not', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const apply = (coupon_code: string) => shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code } })
  const attempt = (index: number) => apply(index < 40 ? 'NO-SUCH-CODE' : 'SPRING12')
  expect(await statusesOf(attempt)).toEqual(remaining(10))
  expect(await shopper.call(paymentCalls.getCouponCode, {})).toEqual({ coupon_code: null })
})

test('[P35][VAL-21] valid coupons do not count', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  for (let turn = 0; turn < 12; turn++)
    expect(
      await shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12' } }),
    ).toMatchObject({ success: true })
})

test('[P35] of sixty concurrent wrong passwords ten are tried, and the right one among the rest is not', async () => {
  const username = await makeCustomer(shop.db)
  const shopper = new Shopper(shop.url)
  const logIn = (password: string) =>
    shopper.send(authCalls.login, {
      body: { username, password, customers_id: null, otp: null, is_impersonate: false },
    })
  await shopper.send(authCalls.logout, { body: {} })
  expect(await statusesOf((index) => logIn(`wrong ${index}`))).toEqual({ 401: 10, 429: AT_ONCE - 10 })
  expect((await logIn(seededPassword)).status).toBe(429)
})

test('[P35] of sixty concurrent wrong current passwords ten are tried', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const password = 'Willow~Gate7'
  const change = (index: number) =>
    shopper.send(passwordCalls.changePassword, {
      body: { current_password: `wrong ${index}`, password, password_confirmation: password },
    })
  expect(await statusesOf(change)).toEqual(remaining(10))
})

test('[P35] of sixty concurrent requests for a code three are sent, of sixty wrong codes five are compared', async () => {
  const shopper = new Shopper(shop.url)
  const customers_email_address = await makeCustomer(shop.db)
  const reset = { customers_email_address, method: 'email' }
  await shopper.send(passwordCalls.selectResetMethods, { body: reset })
  expect(await statusesOf(() => shopper.send(passwordCalls.sendResetCode, { body: reset }))).toEqual(
    remaining(3),
  )
  const password = 'Willow~Gate7'
  const wrong = { ...reset, verification_code: 'none', password, password_confirmation: password }
  expect(await statusesOf(() => shopper.send(passwordCalls.changePasswordByCode, { body: wrong }))).toEqual(
    remaining(5),
  )
})

test('[P35] of sixty concurrent registrations thirty are processed', async () => {
  const shopper = new Shopper(shop.url)
  await shopper.send(authCalls.logout, { body: {} })
  const register = (index: number) =>
    shopper.send(registrationCalls.register, {
      body: {
        registerData: {
          customers_firstname: 'Mara',
          customers_lastname: 'Quill',
          customers_email_address: `mara-${index}@quill.example`,
          password: 'short',
          password_confirmation: 'short',
        },
      },
    })
  expect(await statusesOf(register)).toEqual(remaining(30))
})
