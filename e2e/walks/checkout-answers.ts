import type { AnyMachineSnapshot } from 'xstate'
import { CARDS } from '#tests/support/checkout.ts'
import {
  addElsewhere,
  forgetMethod,
  moveToTexas,
  orderElsewhere,
  setProUse,
  setStock,
  settle,
  switchOff,
} from '#tests/walks/workflows/checkout-cart.ts'
import { isIn } from '#statecharts/walk/walk.ts'
import {
  automatic,
  type CheckoutEnvironment,
  type CheckoutStep,
  over,
  ready,
} from './checkout-environment.ts'
import type { Fixture } from './fixture.ts'
import { answered, lost } from '#tests/walks/workflow-fixture.ts'

/** Only an open cart is asked about its stock. */
const isOpenCart = ({ cart, stop }: CheckoutEnvironment, at: AnyMachineSnapshot): boolean =>
  isIn(at.value, 'rechecking')
    ? stop === 'stock'
    : cart !== 'spent' && cart !== 'pending' && at.context['requestedStep'] !== 'complete'

type Arrange = (fixture: Fixture) => unknown

/** The check goes on after what is arranged before. */
const checked = (arrange?: Arrange) => ({
  perform: async (fixture: Fixture) => {
    await arrange?.(fixture)
    await fixture.held.letPass('checkCartStock')
  },
})

/** The order meets this at the server, which goes by a checkout that is switched on. */
const submitted = (arrange?: Arrange) =>
  answered('submitOrder', async (fixture: Fixture, { off }: CheckoutEnvironment) => {
    if (off) await switchOff(fixture, false)
    await arrange?.(fixture)
  })

const sent = { unpaid: false, not: { cart: 'pending' } } as const
const good = { ...sent, card: 'good', off: false } as const

export const checkoutAnswers: Readonly<
  Record<string, Readonly<Record<string, CheckoutStep | CheckoutStep[]>>>
> = {
  checkoutPreflight: {
    shippingDone: [
      { when: { at: 'preparing', card: 'none', also: isOpenCart }, ...checked() },
      {
        when: { at: 'rechecking', card: 'good', also: isOpenCart },
        next: { unpaid: true },
        ...checked(forgetMethod),
      },
    ],
    allDone: { when: { at: 'rechecking', also: isOpenCart }, ...checked() },
    pending: [
      { when: { ...ready, at: 'preparing', cart: 'pending' }, isAutomatic: true },
      {
        when: { at: 'rechecking', also: isOpenCart },
        next: over,
        ...checked(async (fixture) => {
          await fixture.held.hold('getOrderProcess')
          await orderElsewhere(fixture, CARDS.processingError)
        }),
      },
    ],
    ordered: [
      {
        when: {
          ...ready,
          at: 'preparing',
          also: ({ cart }, { context }) =>
            cart === 'spent' || (cart === 'refilled' && context['requestedStep'] === 'complete'),
        },
        isAutomatic: true,
      },
      {
        when: { at: 'rechecking', stop: 'cart' },
        next: { cart: 'spent', over: true },
        perform: async (fixture) => {
          await orderElsewhere(fixture)
          await fixture.held.letPass('selectCart')
        },
      },
    ],
    replaced: automatic('question', { next: over }),
    short: {
      // the stock of the cake is set, which this cart does not hold
      when: { not: { cart: 'one rocket' }, also: isOpenCart },
      next: over,
      ...checked((fixture) => setStock(fixture, 0)),
    },
    unreachable: [
      {
        when: { also: isOpenCart },
        next: (env, _, { value }) => ({ ...env, over: value !== 'unreachable' }),
        ...lost('checkCartStock'),
      },
      { when: { changing: true, at: 'preparing' }, ...lost('checkCartStock') },
    ],
  },
  orderSubmission: {
    accepted: [
      { when: good, next: { cart: 'spent' }, ...answered('submitOrder') },
      {
        when: { cart: 'pending' },
        next: { cart: 'spent', over: true },
        ...answered('getOrderProcess', (fixture) => settle(fixture)),
      },
    ],
    declined: { when: { ...sent, card: 'declined' }, next: over, ...submitted() },
    billing: {
      when: { card: 'good', off: false, not: { cart: 'pending' } },
      next: over,
      ...submitted(async (fixture) => {
        await fixture.held.hold('checkCartStock')
        await forgetMethod(fixture)
      }),
    },
    documents: {
      when: { ...good, not: { cart: ['one rocket', 'pending'] } },
      next: over,
      ...submitted((fixture) => setProUse(fixture, true)),
    },
    texas: { when: good, next: over, ...submitted(moveToTexas) },
    version: {
      when: { ...sent, card: 'good' },
      next: over,
      ...submitted(async (fixture) => {
        await fixture.held.hold('checkCartStock')
        await addElsewhere(fixture)
      }),
    },
    disabled: {
      when: { ...good, reading: false },
      next: over,
      ...answered('submitOrder', async (fixture: Fixture) => {
        await switchOff(fixture, true)
        await fixture.held.hold('getAppSettings')
      }),
    },
    unknown: {
      when: good,
      next: over,
      perform: async ({ held }) => {
        await held.lose('submitOrder')
        await held.letPass('getOrderProcess')
      },
    },
  },
}
