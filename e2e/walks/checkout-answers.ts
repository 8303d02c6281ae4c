import type { AnyMachineSnapshot } from 'xstate'
import { CARDS } from '#tests/support/checkout.ts'
import {
  addElsewhere,
  calls,
  forgetMethod,
  moveToTexas,
  orderElsewhere,
  setStock,
  settle,
  switchOff,
} from './checkout-setup.ts'
import {
  whileSaving,
  type CheckoutStep,
  type CheckoutEnvironment,
  step,
  isAt,
  changing,
  isInState,
} from './checkout-environment.ts'
import type { Fixture } from './fixture.ts'

const isRechecking = isAt('rechecking')
const isPreparing = isAt('preparing')
const over = changing({ over: true })

/** Only an open cart is asked about its stock. */
const isOpenCart = ({ cart, stop }: CheckoutEnvironment, at: AnyMachineSnapshot): boolean =>
  isInState(at, 'rechecking')
    ? stop === 'stock'
    : cart !== 'spent' && cart !== 'pending' && at.context['requestedStep'] !== 'complete'

const checked =
  (perform: (fixture: Fixture) => Promise<unknown>): CheckoutStep['perform'] =>
  async (fixture) => {
    await perform(fixture)
    await fixture.held.letPass(calls.stock)
  }

/** The order meets this at the server, which goes by a checkout that is switched on. */
const meeting =
  (perform: (fixture: Fixture) => Promise<unknown>): CheckoutStep['perform'] =>
  async (fixture, { off }) => {
    if (off) await switchOff(fixture, false)
    await perform(fixture)
    await fixture.held.answer(calls.order)
  }
const nothing = async (): Promise<void> => undefined
const isSent = ({ cart, unpaid, off }: CheckoutEnvironment): boolean => cart !== 'pending' && !unpaid && !off
const isGood = (environment: CheckoutEnvironment): boolean =>
  isSent(environment) && environment.card === 'good'

export const checkoutAnswers: Readonly<
  Record<string, Readonly<Record<string, CheckoutStep | CheckoutStep[]>>>
> = {
  checkoutPreflight: {
    shippingDone: [
      step(checked(nothing), {
        when: (environment, at) =>
          isPreparing(environment, at) && isOpenCart(environment, at) && environment.card === 'none',
      }),
      step(checked(forgetMethod), {
        when: (environment, at) =>
          isRechecking(environment, at) && isOpenCart(environment, at) && environment.card === 'good',
        next: changing({ unpaid: true }),
      }),
    ],
    allDone: step(checked(nothing), {
      when: (environment, at) => isRechecking(environment, at) && isOpenCart(environment, at),
    }),
    pending: [
      step(nothing, {
        when: (environment, at) => isPreparing(environment, at) && environment.cart === 'pending',
        isAutomatic: true,
      }),
      step(
        async (fixture) => {
          await fixture.held.hold(calls.process)
          await orderElsewhere(fixture, CARDS.processingError)
          await fixture.held.letPass(calls.stock)
        },
        {
          when: (environment, at) => isRechecking(environment, at) && isOpenCart(environment, at),
          next: over,
        },
      ),
    ],
    ordered: [
      step(nothing, {
        when: ({ cart }, at) =>
          isInState(at, 'preparing') &&
          (cart === 'spent' || (cart === 'refilled' && at.context['requestedStep'] === 'complete')),
        isAutomatic: true,
      }),
      step(
        async (fixture) => {
          await orderElsewhere(fixture)
          await fixture.held.letPass(calls.cart)
        },
        {
          when: (environment, at) => isRechecking(environment, at) && environment.stop === 'cart',
          next: changing({ cart: 'spent', over: true }),
        },
      ),
    ],
    short: step(
      checked((fixture) => setStock(fixture, 0)),
      // the stock of the cake is set, which this cart does not hold
      {
        when: (environment, at) => isOpenCart(environment, at) && environment.cart !== 'one rocket',
        next: over,
      },
    ),
    unreachable: [
      step(({ held }) => held.lose(calls.stock), {
        when: isOpenCart,
        next: (environment, event, to) =>
          changing(to.value === 'unreachable' ? {} : { over: true })(environment, event, to),
      }),
      whileSaving(({ held }) => held.lose(calls.stock), 'preparing'),
    ],
  },
  orderSubmission: {
    accepted: [
      step(({ held }) => held.answer(calls.order), {
        when: isGood,
        next: changing({ cart: 'spent' }),
      }),
      step(
        async (fixture) => {
          await settle(fixture)
          await fixture.held.answer(calls.process)
        },
        { when: ({ cart }) => cart === 'pending', next: changing({ cart: 'spent', over: true }) },
      ),
    ],
    declined: step(meeting(nothing), {
      when: ({ card, cart, unpaid }) => card === 'declined' && cart !== 'pending' && !unpaid,
      next: over,
    }),
    billing: step(meeting(forgetMethod), {
      when: ({ card, off, cart }) => card === 'good' && !off && cart !== 'pending',
      next: over,
    }),
    texas: step(meeting(moveToTexas), { when: isGood, next: over }),
    version: step(
      async (fixture, environment, event) => {
        await fixture.held.hold(calls.stock)
        await meeting(addElsewhere)(fixture, environment, event)
      },
      {
        when: ({ card, cart, unpaid }) => card === 'good' && cart !== 'pending' && !unpaid,
        next: over,
      },
    ),
    disabled: step(
      async (fixture) => {
        await switchOff(fixture, true)
        await fixture.held.hold(calls.settings)
        await fixture.held.answer(calls.order)
      },
      { when: (environment) => isGood(environment) && !environment.reading, next: over },
    ),
    unknown: step(
      async ({ held }) => {
        await held.lose(calls.order)
        await held.letPass(calls.process)
      },
      { when: isGood, next: over },
    ),
  },
}
