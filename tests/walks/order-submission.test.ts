import { cartCalls } from '#contract/carts.ts'
import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import type { OrderSubmissionInput } from '#machines/order-submission/order-submission.types.ts'
import { orderServices } from '#src/services/order.ts'
import type { TestStep, When } from '#statecharts/walk/walk.ts'
import { CARDS, goToReview, reviewedOrder, submit, typedCard } from '#tests/support/checkout.ts'
import { fillCart } from '#e2e/orders.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { NetworkFault } from './network.ts'
import { answered, type Fixture, lost, meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { shop, net } = await useWalkShop()
const SUBMIT = 'submit-order'

/** What becomes of the order: by the card, by a change of the cart, or because it never reaches the server. */
const cards = {
  placed: CARDS.visa,
  declined: CARDS.declinedAtCharge,
  refused: CARDS.visa,
  pending: CARDS.processingError,
  lost: CARDS.visa,
} as const
type OrderEnvironment = { readonly order: keyof typeof cards }
type OrderStep = TestStep<OrderFixture, OrderEnvironment>

interface OrderFixture extends Fixture {
  readonly shopper: Shopper
  readonly dispatching: { readonly release: () => void }
  /** the order is on its way and has met neither server nor fault */
  isUnderway: boolean
}

type Order = OrderEnvironment['order']

/** The order meets the server, or is lost before. */
async function send(fixture: OrderFixture, { order }: OrderEnvironment): Promise<NetworkFault> {
  fixture.isUnderway = false
  if (order === 'refused') await changeElsewhere(fixture)
  return order === 'lost' ? 'request lost' : 'through'
}

const submitted = (order: Order): OrderStep => ({
  when: { order },
  perform: async (fixture, environment) => fixture.connection.pass(await send(fixture, environment)),
})

/** The call for the outcome meets this, after what becomes of the order. */
const asked = (when: When<OrderEnvironment>, fault: NetworkFault = 'through'): OrderStep => ({
  when,
  ...meeting(fault, async (fixture: OrderFixture, environment: OrderEnvironment) => {
    if (fixture.isUnderway) await fixture.connection.send(SUBMIT, await send(fixture, environment))
  }),
})

walkServices<OrderFixture, OrderEnvironment>({
  model: orderSubmissionModel,
  starts: Object.keys(orderSubmissionModel.inputs).flatMap((input) =>
    Object.keys(cards).map((order) => ({ input, environment: { order: order as Order } })),
  ),
  answers: {
    submitOrder: {
      accepted: submitted('placed'),
      declined: submitted('declined'),
      rejected: submitted('refused'),
      pending: submitted('pending'),
      lost: {
        perform: async (fixture, environment) => {
          const way = await send(fixture, environment)
          fixture.connection.pass(way === 'through' ? 'answer lost' : way)
        },
      },
    },
    dispatchOrder: {
      sent: {
        perform: (fixture) => {
          fixture.isUnderway = true
          fixture.dispatching.release()
        },
      },
    },
    askOrderProcess: {
      none: asked({ order: 'lost' }),
      // the sandbox has no card whose charge is first unknown and then approved or declined
      pending: asked({ order: 'pending' }),
      complete: asked({ order: 'placed' }),
      declined: asked({ order: 'declined' }),
      refused: asked({ order: 'refused' }),
      unreachable: asked({}, 'request lost'),
    },
    createCart: { created: answered(), failed: lost },
  },
  events: {},
  open: async ({ input, environment: { order } }) => {
    const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2 })
    const sent = await goToReview(shopper, cards[order])
    const connection = net.connect(shopper)
    const card = { wire: () => typedCard(cards[order]), isHeld: () => true }
    const services = orderServices(clientOf(shopper, connection), card)
    const dispatching = deferred(services.dispatchOrder)
    const fixture = {
      machine: orderSubmissionModel.machine.provide({
        actors: { ...services, dispatchOrder: dispatching.logic },
      }),
      input: await inputFor(shopper, input),
      connection,
      shopper,
      dispatching,
      isUnderway: input === 'placed',
    }
    if (input === 'resumed' && order !== 'lost') {
      if (order === 'refused') await changeElsewhere(fixture)
      await submit(shopper, sent)
    }
    return fixture
  },
})

/** Another device adds to the cart that was reviewed. */
async function changeElsewhere({ shopper }: OrderFixture): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  await fillCart(shopper, [{ id: items[0]?.products_id ?? 0 }])
}

/** As the model has it, for the cart of this shopper. */
async function inputFor(shopper: Shopper, name: string): Promise<OrderSubmissionInput> {
  const sample = orderSubmissionModel.inputs[name]
  if (!sample) throw new Error('the model has no such input')
  const order = await reviewedOrder(shopper)
  return sample.kind === 'place' ? { ...sample, order } : { ...sample, cart_id: order.cart_id }
}
