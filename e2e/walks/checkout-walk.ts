import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { checkoutAnswers } from './checkout-answers.ts'
import { type CheckoutEnvironment, follow, ready } from './checkout-environment.ts'
import { childEvents, shopEvents } from './checkout-child-events.ts'
import { stepEvents } from './checkout-step-events.ts'
import { product, switchOff } from '#tests/walks/workflows/checkout-cart.ts'
import { setUpCart } from './checkout-setup.ts'
import type { Fixture } from './fixture.ts'
import { defineWalk } from './walk.ts'

const begin = { ...ready, card: 'none', stop: 'stock', reading: false, unpaid: false, off: false } as const

const begun = (path: string, cart: CheckoutEnvironment['cart'], customer = 'silver') => ({
  input: 'start',
  customer,
  environment: {
    ...begin,
    path,
    cart,
    due: path === '/cart' ? 'nothing' : 'step',
    texas: customer === 'texas' ? 'waits' : 'over',
  } as const,
  perform: async (fixture: Fixture, environment: CheckoutEnvironment) => {
    await setUpCart(fixture, environment)
    if (path !== '/cart') await fixture.held.hold('checkCartStock', 'getOrderProcess')
    if (customer === 'texas') await fixture.held.hold('getDisableShippingToTexas')
    await fixture.page.goto(path)
    // its program is fetched late
    await fixture.recorded.expectBegun(checkoutModel.machine.id)
    if (path === '/cart') await fixture.cart.seeQuantity((await product(fixture)).name, 2)
  },
})

export const checkoutWalk = defineWalk({
  model: checkoutModel,
  customer: 'silver',
  // what the page is told again, and what the check of the destination says where nobody waits for it
  ignorableTransitions: [
    'checkout|checkout.enabled|0',
    'checkout|texas.allowed|0',
    'checkout|items.changed|0',
  ],
  starts: [
    begun('/cart', 'ready'),
    begun('/checkout/payment', 'ready'),
    begun('/checkout/complete', 'refilled'),
    begun('/checkout/review', 'pending'),
    begun('/checkout', 'ready', 'texas'),
    begun('/checkout', 'one rocket', 'texas'),
    begun('/checkout/shipping', 'one rocket', 'texas'),
    begun('/checkout', 'two rockets', 'texas'),
  ],
  ready,
  follow,
  events: { ...stepEvents, ...childEvents, ...shopEvents },
  answers: checkoutAnswers,
  // a path may end where checkout is switched off, and other walks use the same shop
  tearDown: (context) => switchOff(context, false),
})
