import type { EventObject } from 'xstate'
import { isIn } from '#statecharts/walk/walk.ts'
import {
  automatic,
  type CheckoutEnvironment,
  type CheckoutEvents,
  type CheckoutStep,
  onCart,
} from './checkout-environment.ts'
import { product } from '#tests/walks/workflows/checkout-cart.ts'
import { beginReading } from './checkout-setup.ts'
import type { Fixture } from './fixture.ts'

const pathOf: Readonly<Record<string, string>> = {
  checkout: '/checkout',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  review: '/checkout/review',
  complete: '/checkout/complete',
}
const isStockCheck = (url: string): boolean => url.includes('/check-cart-stock')
const asksForPath = ({ path }: CheckoutEnvironment, _: unknown, event: EventObject): boolean =>
  pathOf[String(Reflect.get(event, 'step'))] === path

/** Leaving for the maintenance page belongs to the walk of maintenance. */
const isOpenShop = (_: unknown, __: unknown, event: EventObject): boolean => !('isDown' in event)

const checksOut = { ...onCart, event: { step: 'checkout' }, not: { cart: 'spent' } } as const

const submitting = (change: Partial<CheckoutEnvironment>): CheckoutStep => ({
  // the customers of walks have confirmed their age
  when: { not: { card: 'none' }, event: { age_to_confirm: null } },
  next: change,
  perform: async (fixture, { reading }) => {
    if (change.reading === true && !reading) await beginReading(fixture)
    await fixture.checkout.readyToPlace()
    await fixture.held.hold(change.stop === 'cart' ? 'selectCart' : 'checkCartStock', 'submitOrder')
    await fixture.checkout.placeOrder.click()
  },
})

/** What the address asks for, and what a shopper presses to get there. */
export const stepEvents: CheckoutEvents = {
  'step.requested': [
    automatic('step', {
      when: { also: (...occasion) => asksForPath(...occasion) || isIn(occasion[1].value, 'rechecking') },
    }),
    {
      when: checksOut,
      next: { path: '/checkout' },
      perform: async ({ held, cart }) => {
        await held.hold('checkCartStock')
        await cart.checkOut.click()
      },
    },
    ...[{ at: 'preparing', path: '/checkout/payment' }, { at: 'choosingShipping' }].map((when) => ({
      when: { ...when, event: { step: 'checkout' } },
      next: { path: '/checkout' },
      perform: async ({ checkout, page }: Fixture) => {
        const isGivenUp = when.at === 'preparing'
        const givenUp =
          isGivenUp && page.waitForEvent('requestfailed', (request) => isStockCheck(request.url()))
        await checkout.goToStep('Details')
        await givenUp
      },
    })),
    { when: { at: 'unreachable', also: asksForPath }, perform: ({ checkout }) => checkout.retry() },
    {
      // whichever step it asks for, it gets none
      when: { path: '/checkout/review', at: 'rechecking' },
      next: { path: '/checkout/payment' },
      perform: ({ page }) => page.goBack(),
    },
    {
      when: checksOut,
      next: { path: '/checkout', changing: true },
      perform: async (fixture) => {
        await fixture.held.hold('updateCartProduct', 'checkCartStock')
        await fixture.cart.increase((await product(fixture)).name)
        await fixture.cart.checkOut.click()
      },
    },
    {
      when: { cart: 'spent', off: false, at: 'complete', event: { step: 'review' } },
      next: { path: '/checkout/review' },
      perform: ({ page }) => page.goBack(),
    },
    {
      when: { cart: 'refilled', at: 'choosingDelivery', event: { step: 'complete' } },
      next: { path: '/checkout/complete' },
      // however many entries of the history lie between
      perform: ({ page }) =>
        page.evaluate(() => {
          const complete = navigation.entries().find(({ url }) => url?.endsWith('/checkout/complete'))
          navigation.traverseTo(complete?.key ?? '')
        }),
    },
  ],
  'checkout.left': [
    automatic('leave', { when: { also: isOpenShop }, next: { path: '', over: true } }),
    {
      when: {
        texas: 'over',
        also: ({ path, cart }, { value }, event) =>
          isOpenShop(null, null, event) &&
          path.startsWith('/checkout') &&
          !(value === 'preparing' && (cart === 'spent' || path === '/checkout/complete')),
      },
      next: { path: '/cart' },
      // in checkout there is no way to the cart from everywhere, but one to the shop
      perform: async ({ frame }) => {
        await frame.goHome()
        await frame.cartLink.click()
      },
    },
  ],
  'order.submit': [
    submitting({ stop: 'stock' }),
    submitting({ stop: 'cart' }),
    submitting({ stop: 'stock', reading: true }),
  ],
}
