import { CARDS } from '#tests/support/checkout.ts'
import { calls, product, replaceElsewhere, rocketName } from './checkout-till.ts'
import {
  amid,
  asksFor,
  type CheckoutDeed,
  type CheckoutWorld,
  deed,
  isAt,
  leading,
} from './checkout-world.ts'
import type { Deeds } from './walk.ts'

const paying = (card: 'good' | 'declined'): CheckoutDeed =>
  deed(
    async ({ checkout }) => {
      await checkout.fillCard(card === 'good' ? CARDS.visa : CARDS.declinedAtCharge)
      await checkout.continueToReview()
    },
    { leaves: leading({ card }) },
  )

const isRestricted: NonNullable<CheckoutDeed['when']> = (world, at) =>
  world.texas === 'restricted' && isAt('stepping')(world, at)

/** What the parts of checkout and the cart tell it. */
export const partEvents: Readonly<Record<string, Deeds<CheckoutWorld>>> = {
  'delivery.completed': deed(({ checkout }) => checkout.completeDetails(), {
    when: ({ texas }) => texas === 'over',
  }),
  'shipping.completed': deed(({ checkout }) => checkout.completeShipping(), {
    when: ({ texas }) => texas === 'over',
  }),
  'payment.completed': [paying('good'), paying('declined')],
  'step.reopened': deed(({ checkout }) => checkout.chooseFreight(1), {
    when: (world, at, event) => isAt('choosingShipping')(world, at) && asksFor('shipping', event),
    leaves: leading({ over: true }),
  }),
  'address.changed': deed(({ checkout }) => checkout.pickUpInstead(), {
    when: isRestricted,
    leaves: leading({ over: true }),
  }),
  'items.changed': [
    deed(
      async (stage) => {
        await stage.held.hold(calls.carriers)
        await stage.checkout.removeRocket(await rocketName(stage))
      },
      {
        when: (world, at, event) => isRestricted(world, at, event) && world.cart === 'two rockets',
        leaves: leading({ over: true }),
      },
    ),
    deed(async (stage) => stage.cart.increase((await product(stage)).name), {
      when: ({ path, off, cart }, { value }) =>
        path === '/cart' && !off && cart !== 'spent' && value === 'idle',
      leaves: leading({ over: true }),
    }),
  ],
  'cart.emptied': deed(async (stage) => stage.checkout.removeRocket(await rocketName(stage)), {
    when: (world, at, event) => isRestricted(world, at, event) && world.cart === 'one rocket',
    leaves: leading({ over: true }),
  }),
  'cart.replaced': [
    deed(
      async (stage) => {
        await stage.checkout.fillCard(CARDS.visa)
        await stage.frame.seeRest()
        await replaceElsewhere(stage)
        await stage.checkout.continueToReview()
      },
      {
        when: (world, at) => isAt('choosingPayment')(world, at) && world.card === 'none',
        leaves: leading({ over: true }),
      },
    ),
    deed(
      async (stage) => {
        const asked = await stage.held.next(calls.stock)
        await replaceElsewhere(stage)
        await asked.continue()
      },
      {
        when: ({ cart }, { value }) => value === 'preparing' && cart === 'ready',
        leaves: leading({ over: true }),
      },
    ),
    amid(
      async (stage) => {
        await replaceElsewhere(stage)
        await stage.held.answer(calls.change)
      },
      'unreachable',
      leading({ changing: false, over: true }),
    ),
  ],
  'texas.restricted': deed(({ held }) => held.loseAll(calls.texas), {
    when: (world, at) => world.texas === 'waits' && isAt('stepping')(world, at),
    leaves: leading({ texas: 'restricted' }),
  }),
  'texas.allowed': deed(
    async (stage) => {
      await stage.held.letPass(calls.texas)
      await stage.checkout.retry()
    },
    {
      when: (world, at, event) => isRestricted(world, at, event) && world.cart === 'ready',
      leaves: leading({ texas: 'over', over: true }),
    },
  ),
}
