import { afterAll } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { cartCalls } from '#contract/carts.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { orderSubmissionMachine } from '#machines/order-submission/order-submission.machine.ts'
import { checkoutPreflightMachine } from '#machines/checkout-preflight/checkout-preflight.machine.ts'
import { checkoutPreflightServices } from '#src/services/checkout-preflight.ts'
import { orderServices } from '#src/services/order.ts'
import { silentActor } from '#statecharts/engine/silent-actors.ts'
import { typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { openTestGateway } from './test-gateway.ts'
import { type Level, CheckoutSetup } from './checkout-setup.ts'
import { clientOf } from './client-of.ts'
import { afterSetup, type NetworkFault } from './network.ts'
import { switchSetting } from './site-setting.ts'
import type { Fixture } from './fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const gateway = openTestGateway(() => shop.databaseUrl)
const { shop, net, now } = await useWalkShop({ gateway })
afterAll(() => gateway.close())

interface CheckoutFixture extends Fixture {
  readonly setup: CheckoutSetup
}

const finding = (level: Level) => (fixture: CheckoutFixture) => afterSetup(fixture.setup.reach(level))
/** The order meets this, then gets through. */
const meeting =
  (fault: (setup: CheckoutSetup) => unknown) =>
  async ({ setup }: CheckoutFixture): Promise<NetworkFault> => {
    await setup.settle()
    await fault(setup)
    setup.invalidate()
    return 'through'
  }

walk<CheckoutFixture>({
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
        gateway.declines = true
      }),
      address: meeting((setup) => setup.spoilAddress()),
      carrier: meeting((setup) => setup.expireQuotes()),
      billing: meeting((setup) => setup.forgetMethod()),
      texas: meeting((setup) => setup.moveToTexas()),
      version: meeting((setup) => setup.add()),
      disabled: meeting((setup) => setup.switchOff()),
      unknown: async ({ setup, connection }): Promise<NetworkFault> => {
        setup.invalidate()
        await connection.send('submit-order', 'request lost')
        return 'through'
      },
    },
  },
  events: {
    'order.submit': async ({ setup }, sample) => {
      await setup.reach('allDone')
      return { ...sample, ...(await setup.reviewed()) }
    },
  },
  environment: {
    initial: () => 'none',
    next: (environment, step, { context }) => {
      if (step.do !== 'answer') return environment
      if (step.actor === 'orderSubmission') return canEnd(environment, step.outcome) ? 'none' : null
      const wanted = step.actor === 'rechecking' ? 'review' : context['requestedStep']
      if (step.outcome === 'ordered' && wanted !== 'complete' && wanted !== 'review') return null
      if (isOpen.has(step.outcome) && wanted === 'complete') return null
      return isOpen.has(step.outcome) || step.outcome === 'pending' ? step.outcome : 'none'
    },
  },
  open: async () => {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    const { items } = await shopper.call(cartCalls.selectCart, {})
    const setup = new CheckoutSetup(shop, gateway, shopper, items[0]?.products_id ?? 0, now)
    await switchSetting(shop, 'is_checkout_disabled', false)
    const connection = net.connect(shopper)
    const call = clientOf(shopper, connection)
    const card = { wire: () => typedCard(), isHeld: () => setup.isCardHeld }
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
    return { machine, input: undefined, connection, setup }
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
