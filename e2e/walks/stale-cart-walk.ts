import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { staleCartModel } from '#machines/cart/stale-cart/stale-cart.model.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart, replaceCart } from '#e2e/orders.ts'
import type { Fixture } from './fixture.ts'
import type { HeldCalls } from './held-calls.ts'
import { defineWalk } from './walk.ts'

const product = async ({ db }: Fixture) => (await goods(db, 1))[0] ?? { name: '' }

const replaceElsewhere = async ({ shopper, db }: Fixture) => replaceCart(shopper, await goods(db, 1), 2)

const isSameCart = (_: object, { context }: AnyMachineSnapshot, event: EventObject): boolean =>
  Reflect.get(event, 'new_cart_id') === context['new_cart_id']

const thenLetPass = (settle: (held: HeldCalls) => Promise<void>) => ({
  perform: async ({ held, frame }: Fixture) => {
    // the page has given up the read before, and has sent the one that counts
    await frame.seeRest(() => held.count)
    await settle(held)
    await held.letPass('selectCart')
  },
})

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
        when: { at: 'idle' },
        perform: async (fixture) => {
          const { name } = await product(fixture)
          await fixture.cart.seeQuantity(name, 2)
          // also the recovery before has read all it reads
          await fixture.frame.seeRest()
          await replaceElsewhere(fixture)
          await fixture.held.hold('selectCart')
          await fixture.cart.increase(name)
        },
      },
      { when: { at: 'reloading', also: isSameCart }, perform: ({ cart }) => cart.applyCoupon('SPARK10') },
      {
        when: { at: 'reloading', also: (...occasion) => !isSameCart(...occasion) },
        perform: async (fixture) => {
          await replaceElsewhere(fixture)
          await fixture.cart.applyCoupon('SPARK10')
        },
      },
    ],
    'customer.left': { when: { at: 'reloading' }, endsPath: true, perform: ({ frame }) => frame.logOut() },
  },
  answers: {
    loadCart: {
      recovered: thenLetPass((held) => held.answer('selectCart')),
      unreachable: thenLetPass((held) => held.loseAll('selectCart')),
    },
  },
})
