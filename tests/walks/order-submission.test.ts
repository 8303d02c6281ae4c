import { cartCalls } from '#contract/carts.ts'
import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import type { OrderSubmissionInput } from '#machines/order-submission/order-submission.types.ts'
import { orderServices } from '#src/services/order.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { CARDS, goToReview, submit, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { NetworkFault } from './network.ts'
import type { Fixture } from './fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const { shop, net } = await useWalkShop()
const SUBMIT = 'submit-order'

/** What becomes of the order in the end: a path tells it by the first answer that says so. */
const gatewayFaults = {
  accepted: 'placed',
  complete: 'placed',
  declined: 'declined',
  rejected: 'refused',
  refused: 'refused',
  pending: 'pending',
  none: 'lost',
} as const
type GatewayFault = (typeof gatewayFaults)[keyof typeof gatewayFaults]

const cardFor: Readonly<Record<GatewayFault, string>> = {
  placed: CARDS.visa,
  declined: CARDS.declinedAtCharge,
  refused: CARDS.visa,
  pending: CARDS.processingError,
  lost: CARDS.visa,
}

interface OrderFixture extends Fixture {
  readonly shopper: Shopper
  readonly fate: GatewayFault
  readonly dispatching: { readonly release: () => void }
  /** the order is on its way and has met neither server nor fault */
  isUnderway: boolean
}

walk<OrderFixture>({
  model: orderSubmissionModel,
  answers: {
    submitOrder: {
      accepted: submitting('through'),
      declined: submitting('through'),
      rejected: submitting('through'),
      pending: submitting('through'),
      lost: submitting('answer lost'),
    },
    dispatchOrder: {
      sent: (fixture) => {
        fixture.isUnderway = true
        fixture.dispatching.release()
        return 'none'
      },
    },
    askOrderProcess: {
      none: asking('through'),
      pending: asking('through'),
      complete: asking('through'),
      declined: asking('through'),
      refused: asking('through'),
      unreachable: asking('request lost'),
    },
    createCart: { created: () => 'through', failed: () => 'request lost' },
  },
  environment: {
    initial: () => 'open',
    // the sandbox has no card whose charge is first unknown and then approved or declined
    next: (environment, step) => {
      if (step.do !== 'answer' || !Object.hasOwn(gatewayFaults, step.outcome)) return environment
      if (environment === 'pending' && step.outcome !== 'pending') return null
      return step.outcome === 'pending' ? 'pending' : 'known'
    },
  },
  open: async (path) => {
    const fate = fateOn(path)
    const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2 })
    const sent = await goToReview(shopper, cardFor[fate])
    const connection = net.connect(shopper)
    const card = { wire: () => typedCard(cardFor[fate]), isHeld: () => true }
    const services = orderServices(clientOf(shopper, connection), card)
    const dispatching = deferred(services.dispatchOrder)
    const fixture = {
      machine: orderSubmissionModel.machine.provide({
        actors: { ...services, dispatchOrder: dispatching.logic },
      }),
      input: await inputFor(shopper, path.input, sent.shipping_quotes_id ?? null),
      connection,
      shopper,
      fate,
      dispatching,
      isUnderway: path.input === 'placed',
    }
    if (path.input === 'resumed' && fate !== 'lost') {
      if (fate === 'refused') await changeElsewhere(fixture)
      await submit(shopper, sent)
    }
    return fixture
  },
})

/** Applies the gateway fault to the order, then the network fault to its response. */
function submitting(way: NetworkFault) {
  return async (fixture: OrderFixture): Promise<NetworkFault> => {
    fixture.isUnderway = false
    if (fixture.fate === 'refused') await changeElsewhere(fixture)
    return fixture.fate === 'lost' ? 'request lost' : way
  }
}

/** Applies the network fault to the outcome call, after the gateway fault of the order. */
function asking(way: NetworkFault) {
  return async (fixture: OrderFixture): Promise<NetworkFault> => {
    if (fixture.isUnderway) await fixture.connection.send(SUBMIT, await submitting('through')(fixture))
    return way
  }
}

function fateOn({ steps }: Path): GatewayFault {
  const outcomes = steps.flatMap((step) => (step.do === 'answer' ? [step.outcome] : []))
  const told = outcomes.find((outcome): outcome is keyof typeof gatewayFaults =>
    Object.hasOwn(gatewayFaults, outcome),
  )
  return told ? gatewayFaults[told] : 'lost'
}

/** Another device adds to the cart that was reviewed. */
async function changeElsewhere({ shopper }: OrderFixture): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const line = items[0]
  if (!line) throw new Error('the cart is empty')
  const cart_product = { products_id: line.products_id, quantity: 1 }
  await shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
}

/** As the model has it, for the cart of this shopper. */
async function inputFor(
  shopper: Shopper,
  name: string,
  shipping_quotes_id: string | null,
): Promise<OrderSubmissionInput> {
  const sample = orderSubmissionModel.inputs[name]
  const { id, version } = await shopper.call(cartCalls.selectCart, {})
  const { total } = await shopper.call(cartCalls.selectCartTotals, { body: {} })
  if (sample?.kind !== 'place') return { kind: 'resume', cart_id: id, settings: sample?.settings ?? never() }
  const order = {
    cart_id: id,
    cart_version: version,
    reviewed_total: total,
    shipping_quotes_id,
    payment_method: 'credit_card',
    comments: null,
  } as const
  return { ...sample, order }
}

function never(): never {
  throw new Error('the model has no such input')
}
