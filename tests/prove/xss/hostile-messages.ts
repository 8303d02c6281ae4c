import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import { RegisterDriver } from '#e2e/pages/register.driver.ts'
import { ResetDriver } from '#e2e/pages/reset.driver.ts'
import { StaffDriver } from '#e2e/pages/staff.driver.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { answered, goTo, type HostilePage, meet, refused } from './hostile-page.ts'
import { dealt } from './payloads.ts'

const NOBODY = 'nobody@emberwright.example'

/** What the server says to somebody who has not logged in. */
export async function readMessagesAsStranger(hostile: HostilePage): Promise<void> {
  const { page } = hostile
  await goTo(hostile, '/login')
  await refused(hostile, authCalls.login, 'message.login', () => new LoginDriver(page).logIn(NOBODY))
  await goTo(hostile, '/register')
  const register = new RegisterDriver(page)
  await register.fill(NOBODY, seededPassword)
  await refused(hostile, registrationCalls.register, 'message.register', () => register.submit.click())
  await goTo(hostile, '/login/reset-password')
  const reset = new ResetDriver(page)
  // the page before has a field of the same name
  await reset.seeStep(1, '/login/reset-password')
  await reset.email.fill(NOBODY)
  await refused(hostile, passwordCalls.selectResetMethods, 'message.reset', () => reset.press('Continue'))
  await goTo(hostile, '/login-as?customers_id=1')
  await refused(hostile, authCalls.login, 'message.staff', () => new StaffDriver(page).actAs(NOBODY))
}

/** What the server says about the cart and the account of a customer. */
export async function readMessages(hostile: HostilePage): Promise<void> {
  const { page } = hostile
  await readLineMessages(hostile)
  const cart = new CartDriver(page)
  await refused(hostile, cartCalls.updateCartProduct, 'message.cart', () =>
    cart.lines
      .first()
      .getByRole('button', { name: /^Increase/ })
      .press('Enter'),
  )
  await answered(
    hostile,
    paymentCalls.applyCouponCode,
    ['message.coupon'],
    (error) => ({ json: { success: false, coupon_code: null, error } }),
    () => cart.applyCoupon('SPARK'),
  )
  await goTo(hostile, '/account/password')
  await page.getByRole('textbox', { name: 'Current password' }).fill(seededPassword)
  const reset = new ResetDriver(page)
  await reset.password.fill(seededPassword)
  await reset.again.fill(seededPassword)
  await refused(hostile, passwordCalls.changePassword, 'message.password', () =>
    page.getByRole('button', { name: 'Change password' }).click(),
  )
}

/** Each line of the cart says its share of the payloads. */
async function readLineMessages(hostile: HostilePage): Promise<void> {
  const { page, all } = hostile
  const calls = new RegExp(`${cartCalls.selectCart.path}\\?`)
  await page.route(calls, async (route) => {
    const answer = await route.fetch()
    const cart = await answer.json()
    const shares = dealt(all, cart.items.length)
    const items = cart.items.map((line: object, at: number) => ({
      ...line,
      message: shares[at]?.map((payload) => payload.in('message.line')).join(' '),
    }))
    await route.fulfill({ response: answer, json: { ...cart, items } })
  })
  await page.goto('/cart')
  await meet(hostile, 'message.line')
  await page.unroute(calls)
}
