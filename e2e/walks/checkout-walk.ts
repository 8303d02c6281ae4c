import { expect } from '@playwright/test'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { checkoutAnswers } from './checkout-answers.ts'
import { partEvents } from './checkout-part-events.ts'
import { shopEvents } from './checkout-shop-events.ts'
import { stepEvents } from './checkout-step-events.ts'
import { bring, calls, product } from './checkout-till.ts'
import type { CheckoutDeed, CheckoutWorld } from './checkout-world.ts'
import { defineWalk } from './walk.ts'

const still = {
  due: 'nothing',
  card: 'none',
  stop: 'stock',
  reading: false,
  unpaid: false,
  off: false,
  changing: false,
  texas: 'over',
  over: false,
} as const

const begun = (path: string, cart: CheckoutWorld['cart'], customer = 'silver') => ({
  input: 'start',
  customer,
  world: {
    ...still,
    path,
    cart,
    due: path === '/cart' ? 'nothing' : 'step',
    texas: customer === 'texas' ? 'waits' : 'over',
  } as const,
  make: async (stage: Parameters<CheckoutDeed['make']>[0], world: CheckoutWorld) => {
    await bring(stage, world)
    if (path !== '/cart') await stage.held.hold(calls.stock, calls.process)
    if (customer === 'texas') await stage.held.hold(calls.texas)
    await stage.page.goto(path)
    // its program is fetched late
    await expect.poll(() => stage.heard.takenBy(checkoutModel.machine.id).length).toBeGreaterThan(0)
    if (path === '/cart') await stage.cart.seeQuantity((await product(stage)).name, 2)
  },
})

export const checkoutWalk = defineWalk({
  model: checkoutModel,
  customer: 'silver',
  // what the page is told again, and what the check of the destination says where nobody waits for it
  murmurs: ['checkout|checkout.enabled|0', 'checkout|texas.allowed|0', 'checkout|items.changed|0'],
  beginnings: [
    begun('/cart', 'ready'),
    begun('/checkout/payment', 'ready'),
    begun('/checkout/complete', 'refilled'),
    begun('/checkout/review', 'pending'),
    begun('/checkout', 'ready', 'texas'),
    begun('/checkout', 'one rocket', 'texas'),
    begun('/checkout/shipping', 'one rocket', 'texas'),
    begun('/checkout', 'two rockets', 'texas'),
  ],
  events: { ...stepEvents, ...partEvents, ...shopEvents },
  answers: checkoutAnswers,
})
