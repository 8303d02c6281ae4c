import { afterAll } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { cartCalls } from '#contract/carts.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { orderSubmissionMachine } from '#machines/order-submission/order-submission.machine.ts'
import { checkoutPreflightMachine } from '#machines/checkout-preflight/checkout-preflight.machine.ts'
import { orderServices, checkoutPreflightServices } from '#src/services/order.ts'
import { silentActor } from '#statecharts/engine/silent-actors.ts'
import { typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { openBank } from './bank.ts'
import { type Level, Till } from './checkout-till.ts'
import { clientOf } from './client-of.ts'
import { after, type Way } from './line.ts'
import { switchSetting } from './site-setting.ts'
import type { Stage } from './stage.ts'
import { useWalkedShop } from './walked-shop.ts'
import { walk } from './walk.ts'

const bank = openBank(() => shop.databaseUrl)
const { shop, net, now } = await useWalkedShop({ gateway: bank })
afterAll(() => bank.close())

interface Counter extends Stage {
  readonly till: Till
}

const finding = (level: Level) => (counter: Counter) => after(counter.till.bringTo(level))
/** The order meets this, then gets through. */
const meeting =
  (fault: (till: Till) => unknown) =>
  async ({ till }: Counter): Promise<Way> => {
    await till.settle()
    await fault(till)
    till.leave()
    return 'through'
  }

walk<Counter>({
  model: checkoutModel,
  answers: {
    checkoutPreflight: {
      nothingDone: finding('nothingDone'),
      deliveryDone: finding('deliveryDone'),
      shippingDone: finding('shippingDone'),
      allDone: finding('allDone'),
      pending: finding('pending'),
      ordered: finding('ordered'),
      empty: finding('empty'),
      short: finding('short'),
      unreachable: () => 'request lost',
    },
    orderSubmission: {
      accepted: meeting(() => undefined),
      declined: meeting(() => {
        bank.declines = true
      }),
      address: meeting((till) => till.spoilAddress()),
      carrier: meeting((till) => till.expireQuotes()),
      billing: meeting((till) => till.forgetMethod()),
      texas: meeting((till) => till.moveToTexas()),
      version: meeting((till) => till.add()),
      disabled: meeting((till) => till.switchOff()),
      unknown: async ({ till, line }): Promise<Way> => {
        till.leave()
        await line.send('submit-order', 'request lost')
        return 'through'
      },
    },
  },
  events: {
    'order.submit': async ({ till }, sample) => {
      await till.bringTo('allDone')
      return { ...sample, ...(await till.reviewed()) }
    },
  },
  course: {
    begin: () => 'none',
    after: (world, step, { context }) => {
      if (step.do !== 'answer') return world
      if (step.actor === 'orderSubmission') return canEnd(world, step.outcome) ? 'none' : null
      const wanted = step.actor === 'rechecking' ? 'review' : context['requestedStep']
      if (step.outcome === 'ordered' && wanted !== 'complete' && wanted !== 'review') return null
      if (isOpen.has(step.outcome) && wanted === 'complete') return null
      return isOpen.has(step.outcome) || step.outcome === 'pending' ? step.outcome : 'none'
    },
  },
  open: async () => {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    const { items } = await shopper.call(cartCalls.selectCart, {})
    const till = new Till(shop, bank, shopper, items[0]?.products_id ?? 0, now)
    await switchSetting(shop, 'is_checkout_disabled', false)
    const line = net.line(shopper)
    const call = clientOf(shopper, line)
    const card = { wire: () => typedCard(), isHeld: () => till.isCardHeld }
    const drawn: AnyStateMachine = checkoutModel.machine
    const machine = drawn.provide({
      actors: {
        checkoutPreflight: checkoutPreflightMachine.provide({
          actors: checkoutPreflightServices(call, card),
        }),
        orderSubmission: orderSubmissionMachine.provide({ actors: orderServices(call, card) }),
        // workflows of their own, which tell checkout what its model has as events
        texasCheck: silentActor(),
        delivery: silentActor(),
        shippingQuotes: silentActor(),
        payment: silentActor(),
      },
    })
    return { machine, input: undefined, line, till }
  },
})

/** What lets an order be sent, or short of goods. */
const isOpen: ReadonlySet<string> = new Set([
  'nothingDone',
  'deliveryDone',
  'shippingDone',
  'allDone',
  'short',
])

/** How an order can end after what was found before it was sent; another cart than the reviewed one is never charged. */
function canEnd(found: string, outcome: string): boolean {
  if (found === 'allDone') return true
  return found === 'pending' ? outcome === 'accepted' : outcome === 'version' || outcome === 'unknown'
}
