import { afterAll } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { cartCalls } from '#contract/carts.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { orderSubmissionMachine } from '#machines/order-submission/order-submission.machine.ts'
import { checkoutPreflightMachine } from '#machines/checkout-preflight/checkout-preflight.machine.ts'
import { checkoutPreflightServices } from '#src/services/checkout-preflight.ts'
import { orderServices } from '#src/services/order.ts'
import { isIn, type TestStep, type When } from '#statecharts/walk/walk.ts'
import { silentActor } from '#statecharts/engine/silent-actors.ts'
import { typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { openTestGateway } from './test-gateway.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { type Level, CheckoutSetup } from './checkout-setup.ts'
import { clientOf } from './client-of.ts'
import { answered, type Fixture, lost } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const gateway = openTestGateway(() => shop.databaseUrl)
const { shop, net, now } = await useWalkShop({ gateway })
afterAll(() => gateway.close())

interface CheckoutFixture extends Fixture {
  readonly setup: CheckoutSetup
  readonly shopper: Shopper
}

type CheckoutEnvironment = { readonly found: string }
type CheckoutStep = TestStep<CheckoutFixture, CheckoutEnvironment>

/** What lets an order be sent, or short of goods. */
const open: readonly string[] = ['nothingDone', 'deliveryDone', 'shippingDone', 'allDone', 'short']

/** What can be found whether or not the cart is the one that was checked out. */
const always: readonly string[] = ['pending', 'unreachable']

const isFound =
  (outcome: string): When<CheckoutEnvironment> =>
  (_, { value, context }) => {
    const isReplaced = isIn(value, 'preparing') && (context['replacedCartId'] ?? null) !== null
    if (isReplaced !== (outcome === 'replaced') && !always.includes(outcome)) return false
    const wanted: unknown = isIn(value, 'rechecking') ? 'review' : context['requestedStep']
    if (outcome === 'ordered') return wanted === 'complete' || wanted === 'review'
    return !open.includes(outcome) || wanted !== 'complete'
  }

const finding = (outcome: Level | 'replaced'): CheckoutStep => ({
  when: isFound(outcome),
  next: { found: open.includes(outcome) || outcome === 'pending' ? outcome : 'none' },
  ...answered(({ setup }: CheckoutFixture) => setup.reach(outcome === 'replaced' ? 'nothingDone' : outcome)),
})

/** The order meets this after what was found before it was sent; another cart than the reviewed one is never charged. */
const meeting = (
  when: When<CheckoutEnvironment>,
  arrange: (setup: CheckoutSetup) => unknown,
): CheckoutStep => ({
  when,
  next: { found: 'none' },
  ...answered(async ({ setup }: CheckoutFixture) => {
    await setup.settle()
    await arrange(setup)
    setup.invalidate()
  }),
})
const reviewed = { found: 'allDone' } as const
const notPending = { not: { found: 'pending' } } as const

walkServices<CheckoutFixture, CheckoutEnvironment>({
  model: checkoutModel,
  starts: [{ input: 'start', environment: { found: 'none' } }],
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
      replaced: finding('replaced'),
      unreachable: { ...lost, next: { found: 'none' } },
    },
    orderSubmission: {
      accepted: meeting({ found: ['allDone', 'pending'] }, () => undefined),
      declined: meeting(reviewed, () => {
        gateway.declines = true
      }),
      address: meeting(reviewed, (setup) => setup.spoilAddress()),
      carrier: meeting(reviewed, (setup) => setup.expireQuotes()),
      billing: meeting(reviewed, (setup) => setup.forgetMethod()),
      texas: meeting(reviewed, (setup) => setup.moveToTexas()),
      version: meeting(notPending, (setup) => setup.add()),
      disabled: meeting(reviewed, (setup) => setup.switchOff()),
      unknown: {
        when: notPending,
        next: { found: 'none' },
        ...answered(async ({ setup, connection }: CheckoutFixture) => {
          setup.invalidate()
          await connection.send('submit-order', 'request lost')
        }),
      },
    },
  },
  events: {
    // no cart has the id 0; the model has one sample that names the cart that is checked out
    'cart.replaced': {
      perform: async ({ setup, shopper }, _, sample) => {
        setup.invalidate()
        const isShown = 'new_cart_id' in sample && sample['new_cart_id'] === 501
        const new_cart_id = isShown ? (await shopper.call(cartCalls.selectCart, {})).id : 0
        return { ...sample, cart_id: 0, new_cart_id }
      },
    },
    'order.submit': {
      perform: async ({ setup }, _, sample) => {
        return { ...sample, ...(await setup.review()) }
      },
    },
  },
  open: async () => {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    const { items } = await shopper.call(cartCalls.selectCart, {})
    const setup = new CheckoutSetup(shop, gateway, shopper, items[0]?.products_id ?? 0, now)
    await switchAppSetting(shop, 'is_checkout_disabled', false)
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
    return { machine, input: undefined, connection, setup, shopper }
  },
})
