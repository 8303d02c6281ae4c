import { beginReading, calls, product } from './checkout-till.ts'
import {
  asksFor,
  asksForPath,
  type CheckoutDeed,
  type CheckoutWorld,
  deed,
  due,
  isAt,
  leading,
  stands,
} from './checkout-world.ts'
import type { Deeds } from './walk.ts'

/** In checkout there is no way to the cart from everywhere, but one to the shop. */
const leaveForCart: CheckoutDeed['make'] = async ({ frame }) => {
  await frame.goHome()
  await frame.cartLink.click()
}

const submitting = (change: Partial<CheckoutWorld>): CheckoutDeed =>
  deed(
    async (stage, { reading }) => {
      if (change.reading === true && !reading) await beginReading(stage)
      await stage.checkout.readyToPlace()
      await stage.held.hold(change.stop === 'cart' ? calls.cart : calls.stock, calls.order)
      await stage.checkout.placeOrder.click()
    },
    { when: ({ card }) => card !== 'none', leaves: leading(change) },
  )

/** What the address asks for, and what a shopper presses to get there. */
export const stepEvents: Readonly<Record<string, Deeds<CheckoutWorld>>> = {
  'step.requested': [
    due('step', {
      when: (world, at, event) => asksForPath(world, at, event) || isAt('rechecking')(world, at),
    }),
    deed(
      async ({ held, cart }) => {
        await held.hold(calls.stock)
        await cart.checkOut.click()
      },
      {
        when: ({ path, off, cart }, at, event) =>
          cart !== 'spent' && path === '/cart' && !off && at.value === 'idle' && asksFor('checkout', event),
        leaves: leading({ path: '/checkout' }),
      },
    ),
    deed(({ checkout }) => checkout.goToStep('Details'), {
      when: ({ path }, at, event) =>
        asksFor('checkout', event) &&
        ((at.value === 'preparing' && path === '/checkout/payment') || stands(at, 'choosingShipping')),
      leaves: leading({ path: '/checkout' }),
    }),
    deed(({ checkout }) => checkout.retry(), {
      when: (world, at, event) => at.value === 'unreachable' && asksForPath(world, at, event),
    }),
    deed(({ page }) => page.goBack(), {
      // whichever step it asks for, it gets none
      when: (world, at) => world.path === '/checkout/review' && isAt('rechecking')(world, at),
      leaves: leading({ path: '/checkout/payment' }),
    }),
    deed(
      async (stage) => {
        await stage.held.hold(calls.change, calls.stock)
        await stage.cart.increase((await product(stage)).name)
        await stage.cart.checkOut.click()
      },
      {
        when: ({ path, off, cart }, at, event) =>
          cart !== 'spent' && path === '/cart' && !off && at.value === 'idle' && asksFor('checkout', event),
        leaves: leading({ path: '/checkout', changing: true }),
      },
    ),
    deed(({ page }) => page.goBack(), {
      when: ({ cart, off }, at, event) =>
        cart === 'spent' && !off && at.value === 'complete' && asksFor('review', event),
      leaves: leading({ path: '/checkout/review' }),
    }),
    deed(({ page }) => page.evaluate(() => history.go(-3)), {
      when: ({ cart }, at, event) =>
        cart === 'refilled' && stands(at, 'choosingDelivery') && asksFor('complete', event),
      leaves: leading({ path: '/checkout/complete' }),
    }),
  ],
  'checkout.left': [
    due('leave', { leaves: leading({ path: '', over: true }) }),
    deed(leaveForCart, {
      when: ({ path, texas, cart }, { value }) =>
        path.startsWith('/checkout') &&
        texas === 'over' &&
        !(value === 'preparing' && (cart === 'spent' || path === '/checkout/complete')),
      leaves: leading({ path: '/cart' }),
    }),
  ],
  'order.submit': [
    submitting({ stop: 'stock' }),
    submitting({ stop: 'cart' }),
    submitting({ stop: 'stock', reading: true }),
  ],
}
