import type { AnyMachineSnapshot } from 'xstate'
import { CARDS } from '#tests/support/checkout.ts'
import { product, switchOff } from '#tests/walks/workflows/checkout-cart.ts'
import {
  type CheckoutEnvironment,
  type CheckoutEvents,
  type CheckoutStep,
  onCart,
  over,
} from './checkout-environment.ts'
import { endReading, passFiveMinutes, replaceElsewhere, rocketName } from './checkout-setup.ts'
import type { Fixture } from './fixture.ts'
import { answered } from '#tests/walks/workflow-fixture.ts'

const paying = (card: 'good' | 'declined'): CheckoutStep => ({
  next: { card },
  perform: async ({ checkout }) => {
    await checkout.fillCard(card === 'good' ? CARDS.visa : CARDS.declinedAtCharge)
    await checkout.continueToReview()
  },
})

const restricted = { texas: 'restricted', at: 'stepping' } as const
const removeRocket = async (fixture: Fixture) => fixture.checkout.removeRocket(await rocketName(fixture))

/** What the children of checkout and the cart tell it. */
export const childEvents: CheckoutEvents = {
  'delivery.completed': { when: { texas: 'over' }, perform: ({ checkout }) => checkout.completeDetails() },
  'shipping.completed': { when: { texas: 'over' }, perform: ({ checkout }) => checkout.completeShipping() },
  'payment.completed': [paying('good'), paying('declined')],
  'step.reopened': {
    when: { at: 'choosingShipping', event: { step: 'shipping' } },
    next: over,
    perform: ({ checkout }) => checkout.chooseFreight(1),
  },
  'address.changed': { when: restricted, next: over, perform: ({ checkout }) => checkout.pickUpInstead() },
  'items.changed': [
    {
      when: { ...restricted, cart: 'two rockets' },
      next: over,
      perform: async (fixture) => {
        await fixture.held.hold('selectCarriers')
        await removeRocket(fixture)
      },
    },
    {
      when: { ...onCart, not: { cart: 'spent' } },
      next: over,
      perform: async (fixture) => fixture.cart.increase((await product(fixture)).name),
    },
  ],
  'cart.emptied': { when: { ...restricted, cart: 'one rocket' }, next: over, perform: removeRocket },
  'cart.replaced': [
    {
      when: { at: 'choosingPayment', card: 'none' },
      next: { due: 'question' },
      perform: async (fixture) => {
        await fixture.checkout.fillCard(CARDS.visa)
        await fixture.frame.seeRest()
        await replaceElsewhere(fixture)
        await fixture.checkout.continueToReview()
      },
    },
    {
      when: { at: 'preparing', cart: 'ready' },
      next: { due: 'question' },
      perform: async (fixture) => {
        const release = await fixture.held.keep('checkCartStock')
        // the page knows its cart
        await fixture.frame.seeRest(() => fixture.held.count)
        await replaceElsewhere(fixture)
        await release()
      },
    },
    {
      when: { changing: true, at: 'unreachable' },
      next: { changing: false, due: 'question' },
      ...answered('updateCartProduct', replaceElsewhere),
    },
  ],
  'texas.restricted': {
    when: { texas: 'waits', at: 'stepping' },
    next: { texas: 'restricted' },
    perform: ({ held }) => held.loseAll('getDisableShippingToTexas'),
  },
  'texas.allowed': {
    when: { ...restricted, cart: 'ready' },
    next: { texas: 'over', over: true },
    perform: async (fixture) => {
      await fixture.held.letPass('getDisableShippingToTexas')
      await fixture.checkout.retry()
    },
  },
}

/** What the shop tells checkout: who is there, and whether it is switched on. */
export const shopEvents: CheckoutEvents = {
  'checkout.disabled': [
    ...[{ at: 'idle', path: '/cart' }, { at: 'complete' }].map((when) => ({
      when,
      next: (env: CheckoutEnvironment, _: unknown, { value }: AnyMachineSnapshot) =>
        ({ ...env, off: true, due: value === 'complete' ? 'leave' : 'nothing' }) as const,
      perform: async (fixture: Fixture) => {
        await switchOff(fixture, true)
        await passFiveMinutes(fixture)
      },
    })),
    {
      when: { reading: true, off: false, at: 'submitting' },
      next: { off: true },
      perform: async (fixture) => {
        await switchOff(fixture, true)
        await endReading(fixture)
      },
    },
  ],
  'checkout.enabled': {
    when: { path: '/cart', at: ['idle', 'blocked'] },
    next: { off: false },
    perform: async (fixture) => {
      await switchOff(fixture, false)
      await passFiveMinutes(fixture)
    },
  },
  'customer.left': {
    when: { path: '/cart', off: false },
    endsPath: true,
    perform: ({ frame }) => frame.logOut(),
  },
}
