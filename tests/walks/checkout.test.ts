import type { AnyStateMachine } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { orderSubmissionMachine } from '#machines/checkout/order-submission/order-submission.machine.ts'
import { checkoutPreflightMachine } from '#machines/checkout/checkout-preflight/checkout-preflight.machine.ts'
import { checkoutPreflightServices } from '#src/services/checkout/checkout-preflight.ts'
import { orderSubmissionServices } from '#src/services/checkout/order-submission.ts'
import { isIn, type TestStep, type When } from '#statecharts/walk/walk.ts'
import { silentActor } from '#statecharts/engine/silent-actors.ts'
import { typedCard } from '#tests/support/checkout.ts'
import { type Level, CheckoutSetup } from './checkout-setup.ts'
import { clientOf } from './client-of.ts'
import { type Fixture, meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered } from './workflow-fixture.ts'
import { addElsewhere, forgetMethod, moveToTexas, setProUse, switchOff } from './workflows/checkout-cart.ts'

const { shop, openCustomer } = await useWalkShop()

interface CheckoutFixture extends Fixture {
  readonly setup: CheckoutSetup
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
  ...answered('checkCartStock', ({ setup }: CheckoutFixture) =>
    setup.reach(outcome === 'replaced' ? 'nothingDone' : outcome),
  ),
})

/** The order meets this after what was found before it was sent; another cart than the reviewed one is never charged. */
const orderMeeting = (
  when: When<CheckoutEnvironment>,
  arrange: (fixture: CheckoutFixture) => unknown,
): CheckoutStep => ({
  when,
  next: { found: 'none' },
  ...answered('submitOrder', async (fixture: CheckoutFixture) => {
    await fixture.setup.settle()
    await arrange(fixture)
    fixture.setup.invalidate()
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
      unreachable: { ...meeting('request lost'), next: { found: 'none' } },
    },
    orderSubmission: {
      accepted: orderMeeting({ found: ['allDone', 'pending'] }, () => undefined),
      declined: orderMeeting(reviewed, () => {
        shop.gateway.declines = true
      }),
      address: orderMeeting(reviewed, ({ setup }) => setup.spoilAddress()),
      carrier: orderMeeting(reviewed, ({ setup }) => setup.expireQuotes()),
      billing: orderMeeting(reviewed, forgetMethod),
      documents: orderMeeting(reviewed, (fixture) => setProUse(fixture, true)),
      texas: orderMeeting(reviewed, moveToTexas),
      version: orderMeeting(notPending, addElsewhere),
      disabled: orderMeeting(reviewed, ({ setup }) => setup.switchOff()),
      unknown: {
        when: notPending,
        next: { found: 'none' },
        perform: ({ setup, held }) => {
          setup.invalidate()
          return held.lose('submitOrder')
        },
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
      // the customers of walks have confirmed their age
      when: { event: { age_to_confirm: null } },
      perform: async ({ setup }, _, sample) => {
        return { ...sample, ...(await setup.review()) }
      },
    },
  },
  open: async () => {
    const customer = await openCustomer()
    await switchOff(customer, false)
    shop.gateway.declines = false
    const setup = new CheckoutSetup(customer)
    const call = clientOf(customer.shopper, customer.held)
    const card = { wire: () => typedCard(), isHeld: () => setup.isCardHeld }
    const drawn: AnyStateMachine = checkoutModel.machine
    const machine = drawn.provide({
      actors: {
        checkoutPreflight: checkoutPreflightMachine.provide({
          actors: checkoutPreflightServices(call, card, () => null),
        }),
        orderSubmission: orderSubmissionMachine.provide({ actors: orderSubmissionServices(call, card) }),
        // workflows of their own, which tell checkout what its model has as events
        texasCheck: silentActor(),
        delivery: silentActor(),
        shippingQuotes: silentActor(),
        payment: silentActor(),
      },
    })
    return { ...customer, machine, input: undefined, setup }
  },
})
