import { beginReading, calls, product } from './checkout-setup.ts'
import {
  asksFor,
  asksForPath,
  type CheckoutStep,
  type CheckoutEnvironment,
  step,
  automatic,
  isAt,
  changing,
  isInState,
} from './checkout-environment.ts'
import type { TestSteps } from './walk.ts'

/** In checkout there is no way to the cart from everywhere, but one to the shop. */
const leaveForCart: CheckoutStep['perform'] = async ({ frame }) => {
  await frame.goHome()
  await frame.cartLink.click()
}

const submitting = (change: Partial<CheckoutEnvironment>): CheckoutStep =>
  step(
    async (fixture, { reading }) => {
      if (change.reading === true && !reading) await beginReading(fixture)
      await fixture.checkout.readyToPlace()
      await fixture.held.hold(change.stop === 'cart' ? calls.cart : calls.stock, calls.order)
      await fixture.checkout.placeOrder.click()
    },
    { when: ({ card }) => card !== 'none', next: changing(change) },
  )

/** What the address asks for, and what a shopper presses to get there. */
export const stepEvents: Readonly<Record<string, TestSteps<CheckoutEnvironment>>> = {
  'step.requested': [
    automatic('step', {
      when: (environment, at, event) =>
        asksForPath(environment, at, event) || isAt('rechecking')(environment, at),
    }),
    step(
      async ({ held, cart }) => {
        await held.hold(calls.stock)
        await cart.checkOut.click()
      },
      {
        when: ({ path, off, cart }, at, event) =>
          cart !== 'spent' && path === '/cart' && !off && at.value === 'idle' && asksFor('checkout', event),
        next: changing({ path: '/checkout' }),
      },
    ),
    step(({ checkout }) => checkout.goToStep('Details'), {
      when: ({ path }, at, event) =>
        asksFor('checkout', event) &&
        ((at.value === 'preparing' && path === '/checkout/payment') || isInState(at, 'choosingShipping')),
      next: changing({ path: '/checkout' }),
    }),
    step(({ checkout }) => checkout.retry(), {
      when: (environment, at, event) => at.value === 'unreachable' && asksForPath(environment, at, event),
    }),
    step(({ page }) => page.goBack(), {
      // whichever step it asks for, it gets none
      when: (environment, at) =>
        environment.path === '/checkout/review' && isAt('rechecking')(environment, at),
      next: changing({ path: '/checkout/payment' }),
    }),
    step(
      async (fixture) => {
        await fixture.held.hold(calls.change, calls.stock)
        await fixture.cart.increase((await product(fixture)).name)
        await fixture.cart.checkOut.click()
      },
      {
        when: ({ path, off, cart }, at, event) =>
          cart !== 'spent' && path === '/cart' && !off && at.value === 'idle' && asksFor('checkout', event),
        next: changing({ path: '/checkout', changing: true }),
      },
    ),
    step(({ page }) => page.goBack(), {
      when: ({ cart, off }, at, event) =>
        cart === 'spent' && !off && at.value === 'complete' && asksFor('review', event),
      next: changing({ path: '/checkout/review' }),
    }),
    step(({ page }) => page.evaluate(() => history.go(-3)), {
      when: ({ cart }, at, event) =>
        cart === 'refilled' && isInState(at, 'choosingDelivery') && asksFor('complete', event),
      next: changing({ path: '/checkout/complete' }),
    }),
  ],
  'checkout.left': [
    automatic('leave', { next: changing({ path: '', over: true }) }),
    step(leaveForCart, {
      when: ({ path, texas, cart }, { value }) =>
        path.startsWith('/checkout') &&
        texas === 'over' &&
        !(value === 'preparing' && (cart === 'spent' || path === '/checkout/complete')),
      next: changing({ path: '/cart' }),
    }),
  ],
  'order.submit': [
    submitting({ stop: 'stock' }),
    submitting({ stop: 'cart' }),
    submitting({ stop: 'stock', reading: true }),
  ],
}
