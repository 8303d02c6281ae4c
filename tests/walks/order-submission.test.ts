import { cartCalls } from '#contract/carts.ts'
import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import type { OrderSubmissionInput } from '#machines/order-submission/order-submission.types.ts'
import { orderServices } from '#src/services/order.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { CARDS, goToReview, submit, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { held } from './held.ts'
import type { Way } from './line.ts'
import type { Stage } from './stage.ts'
import { useWalkedShop } from './walked-shop.ts'
import { walk } from './walk.ts'

const { shop, net } = await useWalkedShop()
const SUBMIT = 'submit-order'

/** What becomes of the order in the end: a path tells it by the first answer that says so. */
const fates = {
  accepted: 'placed',
  complete: 'placed',
  declined: 'declined',
  rejected: 'refused',
  refused: 'refused',
  pending: 'pending',
  none: 'lost',
} as const
type Fate = (typeof fates)[keyof typeof fates]

const cardFor: Readonly<Record<Fate, string>> = {
  placed: CARDS.visa,
  declined: CARDS.declinedAtCharge,
  refused: CARDS.visa,
  pending: CARDS.processingError,
  lost: CARDS.visa,
}

interface Desk extends Stage {
  readonly shopper: Shopper
  readonly fate: Fate
  readonly dispatching: { readonly let: () => void }
  /** the order is on its way and has met neither server nor fault */
  isUnderway: boolean
}

walk<Desk>({
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
      sent: (desk) => {
        desk.isUnderway = true
        desk.dispatching.let()
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
  course: {
    begin: () => 'open',
    // the sandbox has no card whose charge is first unknown and then approved or declined
    after: (world, step) => {
      if (step.do !== 'answer' || !Object.hasOwn(fates, step.outcome)) return world
      if (world === 'pending' && step.outcome !== 'pending') return null
      return step.outcome === 'pending' ? 'pending' : 'known'
    },
  },
  open: async (path) => {
    const fate = fateOn(path)
    const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2 })
    const sent = await goToReview(shopper, cardFor[fate])
    const line = net.line(shopper)
    const card = { wire: () => typedCard(cardFor[fate]), isHeld: () => true }
    const services = orderServices(clientOf(shopper, line), card)
    const dispatching = held(services.dispatchOrder)
    const desk = {
      machine: orderSubmissionModel.machine.provide({
        actors: { ...services, dispatchOrder: dispatching.logic },
      }),
      input: await inputFor(shopper, path.input, sent.shipping_quotes_id ?? null),
      line,
      shopper,
      fate,
      dispatching,
      isUnderway: path.input === 'placed',
    }
    if (path.input === 'resumed' && fate !== 'lost') {
      if (fate === 'refused') await changeElsewhere(desk)
      await submit(shopper, sent)
    }
    return desk
  },
})

/** The order meets its fate, and its answer fares so. */
function submitting(way: Way) {
  return async (desk: Desk): Promise<Way> => {
    desk.isUnderway = false
    if (desk.fate === 'refused') await changeElsewhere(desk)
    return desk.fate === 'lost' ? 'request lost' : way
  }
}

/** A question fares so, after the order has met its fate. */
function asking(way: Way) {
  return async (desk: Desk): Promise<Way> => {
    if (desk.isUnderway) await desk.line.send(SUBMIT, await submitting('through')(desk))
    return way
  }
}

function fateOn({ steps }: Path): Fate {
  const outcomes = steps.flatMap((step) => (step.do === 'answer' ? [step.outcome] : []))
  const told = outcomes.find((outcome): outcome is keyof typeof fates => Object.hasOwn(fates, outcome))
  return told ? fates[told] : 'lost'
}

/** Another device adds to the cart that was reviewed. */
async function changeElsewhere({ shopper }: Desk): Promise<void> {
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
