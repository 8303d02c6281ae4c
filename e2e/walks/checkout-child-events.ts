import { CARDS } from '#tests/support/checkout.ts'
import { calls, product, replaceElsewhere, rocketName } from './checkout-setup.ts'
import {
  whileSaving,
  asksFor,
  type CheckoutStep,
  type CheckoutEnvironment,
  step,
  isAt,
  changing,
} from './checkout-environment.ts'
import type { TestSteps } from './walk.ts'

const paying = (card: 'good' | 'declined'): CheckoutStep =>
  step(
    async ({ checkout }) => {
      await checkout.fillCard(card === 'good' ? CARDS.visa : CARDS.declinedAtCharge)
      await checkout.continueToReview()
    },
    { next: changing({ card }) },
  )

const isRestricted: NonNullable<CheckoutStep['when']> = (environment, at) =>
  environment.texas === 'restricted' && isAt('stepping')(environment, at)

/** What the parts of checkout and the cart tell it. */
export const partEvents: Readonly<Record<string, TestSteps<CheckoutEnvironment>>> = {
  'delivery.completed': step(({ checkout }) => checkout.completeDetails(), {
    when: ({ texas }) => texas === 'over',
  }),
  'shipping.completed': step(({ checkout }) => checkout.completeShipping(), {
    when: ({ texas }) => texas === 'over',
  }),
  'payment.completed': [paying('good'), paying('declined')],
  'step.reopened': step(({ checkout }) => checkout.chooseFreight(1), {
    when: (environment, at, event) => isAt('choosingShipping')(environment, at) && asksFor('shipping', event),
    next: changing({ over: true }),
  }),
  'address.changed': step(({ checkout }) => checkout.pickUpInstead(), {
    when: isRestricted,
    next: changing({ over: true }),
  }),
  'items.changed': [
    step(
      async (fixture) => {
        await fixture.held.hold(calls.carriers)
        await fixture.checkout.removeRocket(await rocketName(fixture))
      },
      {
        when: (environment, at, event) =>
          isRestricted(environment, at, event) && environment.cart === 'two rockets',
        next: changing({ over: true }),
      },
    ),
    step(async (fixture) => fixture.cart.increase((await product(fixture)).name), {
      when: ({ path, off, cart }, { value }) =>
        path === '/cart' && !off && cart !== 'spent' && value === 'idle',
      next: changing({ over: true }),
    }),
  ],
  'cart.emptied': step(async (fixture) => fixture.checkout.removeRocket(await rocketName(fixture)), {
    when: (environment, at, event) =>
      isRestricted(environment, at, event) && environment.cart === 'one rocket',
    next: changing({ over: true }),
  }),
  'cart.replaced': [
    step(
      async (fixture) => {
        await fixture.checkout.fillCard(CARDS.visa)
        await fixture.frame.seeRest()
        await replaceElsewhere(fixture)
        await fixture.checkout.continueToReview()
      },
      {
        when: (environment, at) => isAt('choosingPayment')(environment, at) && environment.card === 'none',
        next: changing({ over: true }),
      },
    ),
    step(
      async (fixture) => {
        const asked = await fixture.held.next(calls.stock)
        await replaceElsewhere(fixture)
        await asked.continue()
      },
      {
        when: ({ cart }, { value }) => value === 'preparing' && cart === 'ready',
        next: changing({ over: true }),
      },
    ),
    whileSaving(
      async (fixture) => {
        await replaceElsewhere(fixture)
        await fixture.held.answer(calls.change)
      },
      'unreachable',
      changing({ changing: false, over: true }),
    ),
  ],
  'texas.restricted': step(({ held }) => held.loseAll(calls.texas), {
    when: (environment, at) => environment.texas === 'waits' && isAt('stepping')(environment, at),
    next: changing({ texas: 'restricted' }),
  }),
  'texas.allowed': step(
    async (fixture) => {
      await fixture.held.letPass(calls.texas)
      await fixture.checkout.retry()
    },
    {
      when: (environment, at, event) => isRestricted(environment, at, event) && environment.cart === 'ready',
      next: changing({ texas: 'over', over: true }),
    },
  ),
}
