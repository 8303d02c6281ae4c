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
} from './checkout-till.ts'
import { amid, type CheckoutDeed, type CheckoutWorld, deed, isAt, leading, stands } from './checkout-world.ts'
import type { Stage } from './stage.ts'

const isRechecking = isAt('rechecking')
const isPreparing = isAt('preparing')
const over = leading({ over: true })

/** Only an open cart is asked about its stock. */
const isOpenCart = ({ cart, stop }: CheckoutWorld, at: AnyMachineSnapshot): boolean =>
  stands(at, 'rechecking')
    ? stop === 'stock'
    : cart !== 'spent' && cart !== 'pending' && at.context['requestedStep'] !== 'complete'

const checked =
  (make: (stage: Stage) => Promise<unknown>): CheckoutDeed['make'] =>
  async (stage) => {
    await make(stage)
    await stage.held.letPass(calls.stock)
  }

/** The order meets this at the server, which goes by a checkout that is switched on. */
const meeting =
  (make: (stage: Stage) => Promise<unknown>): CheckoutDeed['make'] =>
  async (stage, { off }) => {
    if (off) await switchOff(stage, false)
    await make(stage)
    await stage.held.answer(calls.order)
  }
const nothing = async (): Promise<void> => undefined
const isSent = ({ cart, unpaid, off }: CheckoutWorld): boolean => cart !== 'pending' && !unpaid && !off
const isGood = (world: CheckoutWorld): boolean => isSent(world) && world.card === 'good'

export const checkoutAnswers: Readonly<
  Record<string, Readonly<Record<string, CheckoutDeed | CheckoutDeed[]>>>
> = {
  checkoutPreflight: {
    shippingDone: [
      deed(checked(nothing), {
        when: (world, at) => isPreparing(world, at) && isOpenCart(world, at) && world.card === 'none',
      }),
      deed(checked(forgetMethod), {
        when: (world, at) => isRechecking(world, at) && isOpenCart(world, at) && world.card === 'good',
        leaves: leading({ unpaid: true }),
      }),
    ],
    allDone: deed(checked(nothing), {
      when: (world, at) => isRechecking(world, at) && isOpenCart(world, at),
    }),
    pending: [
      deed(nothing, {
        when: (world, at) => isPreparing(world, at) && world.cart === 'pending',
        byItself: true,
      }),
      deed(
        async (stage) => {
          await stage.held.hold(calls.process)
          await orderElsewhere(stage, CARDS.processingError)
          await stage.held.letPass(calls.stock)
        },
        { when: (world, at) => isRechecking(world, at) && isOpenCart(world, at), leaves: over },
      ),
    ],
    ordered: [
      deed(nothing, {
        when: ({ cart }, at) =>
          stands(at, 'preparing') &&
          (cart === 'spent' || (cart === 'refilled' && at.context['requestedStep'] === 'complete')),
        byItself: true,
      }),
      deed(
        async (stage) => {
          await orderElsewhere(stage)
          await stage.held.letPass(calls.cart)
        },
        {
          when: (world, at) => isRechecking(world, at) && world.stop === 'cart',
          leaves: leading({ cart: 'spent', over: true }),
        },
      ),
    ],
    short: deed(
      checked((stage) => setStock(stage, 0)),
      { when: isOpenCart, leaves: over },
    ),
    unreachable: [
      deed(({ held }) => held.lose(calls.stock), {
        when: isOpenCart,
        leaves: (world, event, to) =>
          leading(to.value === 'unreachable' ? {} : { over: true })(world, event, to),
      }),
      amid(({ held }) => held.lose(calls.stock), 'preparing'),
    ],
  },
  orderSubmission: {
    accepted: [
      deed(({ held }) => held.answer(calls.order), { when: isGood, leaves: leading({ cart: 'spent' }) }),
      deed(
        async (stage) => {
          await settle(stage)
          await stage.held.answer(calls.process)
        },
        { when: ({ cart }) => cart === 'pending', leaves: leading({ cart: 'spent', over: true }) },
      ),
    ],
    declined: deed(meeting(nothing), {
      when: ({ card, cart, unpaid }) => card === 'declined' && cart !== 'pending' && !unpaid,
      leaves: over,
    }),
    billing: deed(meeting(forgetMethod), {
      when: ({ card, off, cart }) => card === 'good' && !off && cart !== 'pending',
      leaves: over,
    }),
    texas: deed(meeting(moveToTexas), { when: isGood, leaves: over }),
    version: deed(
      async (stage, world, event) => {
        await stage.held.hold(calls.stock)
        await meeting(addElsewhere)(stage, world, event)
      },
      { when: ({ card, cart, unpaid }) => card === 'good' && cart !== 'pending' && !unpaid, leaves: over },
    ),
    disabled: deed(
      async (stage) => {
        await switchOff(stage, true)
        await stage.held.hold(calls.settings)
        await stage.held.answer(calls.order)
      },
      { when: (world) => isGood(world) && !world.reading, leaves: over },
    ),
    unknown: deed(
      async ({ held }) => {
        await held.lose(calls.order)
        await held.letPass(calls.process)
      },
      { when: isGood, leaves: over },
    ),
  },
}
