import { cartCalls } from '#contract/carts.ts'
import { staleCartModel } from '#machines/stale-cart/stale-cart.model.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import type { Stage } from './stage.ts'
import { defineWalk } from './walk.ts'

const loading = /\/select-cart(\?|$)/
const product = async ({ db }: Stage) => (await goods(db, 1))[0] ?? { name: '' }

/** What another device does: it keeps this cart for later and begins another. */
async function replaceElsewhere(stage: Stage): Promise<void> {
  await stage.shopper.call(cartCalls.newCart, { body: {} })
  await fillCart(stage.shopper, await goods(stage.db, 1), 2)
}

export const staleCartWalk = defineWalk({
  model: staleCartModel,
  customer: 'silver',
  beginnings: [
    {
      input: 'shop',
      world: {},
      make: async (stage) => {
        await fillCart(stage.shopper, await goods(stage.db, 1), 2)
        await stage.cart.openWhole()
        await stage.cart.seeQuantity((await product(stage)).name, 2)
      },
    },
  ],
  events: {
    'cart.stale': [
      {
        when: (_, { value }) => value === 'idle',
        make: async (stage) => {
          const { name } = await product(stage)
          await stage.cart.seeQuantity(name, 2)
          // also the recovery before has read all it reads
          await stage.frame.seeRest()
          await replaceElsewhere(stage)
          await stage.held.hold(loading)
          await stage.cart.increase(name)
        },
      },
      {
        when: (_, { value, context }, event) =>
          value === 'reloading' && 'new_cart_id' in event && event['new_cart_id'] === context.new_cart_id,
        make: ({ cart }) => cart.applyCoupon('SPARK10'),
      },
      {
        when: (_, { value, context }, event) =>
          value === 'reloading' && 'new_cart_id' in event && event['new_cart_id'] !== context.new_cart_id,
        make: async (stage) => {
          await replaceElsewhere(stage)
          await stage.cart.applyCoupon('SPARK10')
        },
      },
    ],
    'customer.left': {
      when: (_, { value }) => value === 'reloading',
      ends: true,
      make: ({ frame }) => frame.logOut(),
    },
  },
  answers: {
    loadCart: {
      recovered: {
        make: async ({ held }) => {
          await held.answer(loading)
          await held.letPass(loading)
        },
      },
      unreachable: {
        make: async ({ held }) => {
          await held.loseAll(loading)
          await held.letPass(loading)
        },
      },
    },
  },
})
