import { authCalls } from '#contract/account/auth.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { cards, CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import { answered, goTo, type HostilePage, meet, meetTyped, refused } from './hostile-page.ts'
import { joinPayloads } from './payloads.ts'

/** Buys the spoilt cart, and is refused with payloads once on every step. */
export async function buyHostile(hostile: HostilePage): Promise<void> {
  const checkout = new CheckoutDriver(hostile.page)
  await goTo(hostile, '/checkout')
  await giveDetails(hostile, checkout)
  await chooseFreight(hostile, checkout)
  await pay(hostile, checkout)
  await placeOrder(hostile, checkout)
  await logOut(hostile)
}

/** The cart begins as a pickup, for its name is seen only there. */
async function giveDetails(hostile: HostilePage, checkout: CheckoutDriver): Promise<void> {
  const { main } = checkout
  const collector = main.getByRole('textbox', { name: 'Who picks it up' })
  await checkout.see('details')
  await meetTyped(hostile, collector)
  await collector.fill('Dana Whitfield')
  await main.getByRole('textbox', { name: 'Contact phone' }).fill('5735550142')
  await main.getByRole('button', { name: 'Continue to pickup' }).click()
  await checkout.see('pickup')
  await goTo(hostile, '/checkout')
  await main.getByRole('radio', { name: /^Ship/ }).check()
  await meet(hostile, 'addresses.name')
  await refused(hostile, deliveryCalls.setShippingAddress, 'message.address', () =>
    main.getByRole('group', { name: 'Ship to' }).getByRole('radio').nth(3).click(),
  )
  await checkout.completeDetails()
}

async function chooseFreight(hostile: HostilePage, checkout: CheckoutDriver): Promise<void> {
  await checkout.see('shipping')
  await meet(hostile, 'carriers.name')
  await refused(hostile, deliveryCalls.saveShippingQuote, 'message.quote', () =>
    checkout.main.getByRole('group', { name: 'Freight' }).getByRole('radio').last().click(),
  )
  await checkout.completeShipping()
}

async function pay(hostile: HostilePage, checkout: CheckoutDriver): Promise<void> {
  await checkout.see('payment')
  await meetTyped(hostile, checkout.main.getByRole('textbox', { name: 'Full name' }))
  await checkout.main.getByRole('checkbox', { name: 'Same as the shipping address' }).check()
  await checkout.fillCard(cards.good)
  await refused(hostile, paymentCalls.authCreditCard, 'message.card', () => checkout.continueToReview())
  await checkout.payWith(cards.good)
}

async function placeOrder(hostile: HostilePage, checkout: CheckoutDriver): Promise<void> {
  const { page, all } = hostile
  const comments = checkout.main.getByRole('textbox', { name: /^Comments/ })
  await meetTyped(hostile, comments)
  await comments.fill('Ring twice')
  await answered(
    hostile,
    orderCalls.submitOrder,
    ['message.refusal', 'message.reasons', 'message.changes'],
    (message, reason, change) => ({
      json: { success: false, message, errors: [reason], data: { kind: 'failed', changes: [change] } },
    }),
    () => checkout.submit(),
  )
  const calls = new RegExp(orderCalls.submitOrder.path)
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), message: joinPayloads(all, 'message.order') }
    await route.fulfill({ response, json })
  })
  await checkout.submit()
  await page.waitForURL('**/checkout/complete')
  await meet(hostile, 'message.order')
  await page.unroute(calls)
}

/** The message of the logout is the last that is shown to a customer. */
async function logOut(hostile: HostilePage): Promise<void> {
  const { page } = hostile
  await goTo(hostile, '/')
  await answered(
    hostile,
    authCalls.logout,
    ['message.logout'],
    (message) => ({ json: { success: true, message } }),
    () => page.getByRole('button', { name: 'Log out', includeHidden: true }).dispatchEvent('click'),
  )
}
