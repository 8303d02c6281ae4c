import { cartCalls } from '#contract/carts.ts'
import { staleCartModel } from '#machines/stale-cart/stale-cart.model.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import type { Fixture } from './fixture.ts'
import { defineWalk } from './walk.ts'

const loading = /\/select-cart(\?|$)/
const product = async ({ db }: Fixture) => (await goods(db, 1))[0] ?? { name: '' }

/** What another device does: it keeps this cart for later and begins another. */
async function replaceElsewhere(fixture: Fixture): Promise<void> {
  await fixture.shopper.call(cartCalls.newCart, { body: {} })
  await fillCart(fixture.shopper, await goods(fixture.db, 1), 2)
}

export const staleCartWalk = defineWalk({
  model: staleCartModel,
  customer: 'silver',
  starts: [
    {
      input: 'shop',
      environment: {},
      perform: async (fixture) => {
        await fillCart(fixture.shopper, await goods(fixture.db, 1), 2)
        await fixture.cart.openWhole()
        await fixture.cart.seeQuantity((await product(fixture)).name, 2)
      },
    },
  ],
  events: {
    'cart.stale': [
      {
        when: (_, { value }) => value === 'idle',
        perform: async (fixture) => {
          const { name } = await product(fixture)
          await fixture.cart.seeQuantity(name, 2)
          // also the recovery before has read all it reads
          await fixture.frame.seeRest()
          await replaceElsewhere(fixture)
          await fixture.held.hold(loading)
          await fixture.cart.increase(name)
        },
      },
      {
        when: (_, { value, context }, event) =>
          value === 'reloading' && 'new_cart_id' in event && event['new_cart_id'] === context.new_cart_id,
        perform: ({ cart }) => cart.applyCoupon('SPARK10'),
      },
      {
        when: (_, { value, context }, event) =>
          value === 'reloading' && 'new_cart_id' in event && event['new_cart_id'] !== context.new_cart_id,
        perform: async (fixture) => {
          await replaceElsewhere(fixture)
          await fixture.cart.applyCoupon('SPARK10')
        },
      },
    ],
    'customer.left': {
      when: (_, { value }) => value === 'reloading',
      endsPath: true,
      perform: ({ frame }) => frame.logOut(),
    },
  },
  answers: {
    loadCart: {
      recovered: {
        perform: async ({ held }) => {
          await held.answer(loading)
          await held.letPass(loading)
        },
      },
      unreachable: {
        perform: async ({ held }) => {
          await held.loseAll(loading)
          await held.letPass(loading)
        },
      },
    },
  },
})
