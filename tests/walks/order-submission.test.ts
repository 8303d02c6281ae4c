import { orderSubmissionModel } from '#machines/checkout/order-submission/order-submission.model.ts'
import type { OrderSubmissionInput } from '#machines/checkout/order-submission/order-submission.types.ts'
import { orderSubmissionServices } from '#src/services/checkout/order-submission.ts'
import { goToReview, reviewedOrder, submit, typedCard } from '#tests/support/checkout.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { lost } from './workflow-fixture.ts'
import {
  cards,
  fillFor,
  orderAnswers,
  type OrderEnvironment,
  orderStarts,
} from './workflows/order-submission.ts'

const { openCustomer } = await useWalkShop()

interface OrderFixture extends Fixture {
  readonly dispatching: { readonly release: () => void }
}

walkServices<OrderFixture, OrderEnvironment>({
  model: orderSubmissionModel,
  starts: orderStarts,
  events: {},
  answers: {
    ...orderAnswers,
    askOrderProcess: {
      ...orderAnswers['askOrderProcess'],
      // an order that nobody waits for any more is lost, and the question comes through
      none: { when: { sent: false }, ...lost('submitOrder') },
    },
    dispatchOrder: {
      sent: {
        next: { sent: true },
        perform: async ({ dispatching, held }) => {
          dispatching.release()
          await held.answerWhenDone('submitOrder')
        },
      },
    },
  },
  open: async ({ input, environment: { card } }) => {
    const customer = await openCustomer()
    const { shopper, held } = customer
    await fillFor(customer, input)
    const order = await goToReview(shopper, cards[card])
    const typed = { wire: () => typedCard(cards[card]), isHeld: () => true }
    const services = orderSubmissionServices(clientOf(shopper, held), typed)
    const dispatching = deferred(services.dispatchOrder)
    const actors = { ...services, dispatchOrder: dispatching.logic }
    const machine = orderSubmissionModel.machine.provide({ actors })
    const sent = await inputFor(shopper, input)
    if (input === 'resumed') await submit(shopper, order)
    return { ...customer, machine, input: sent, dispatching }
  },
})

/** As the model has it, for the cart of this shopper. */
async function inputFor(shopper: Shopper, name: string): Promise<OrderSubmissionInput> {
  const sample = orderSubmissionModel.inputs[name]
  if (!sample) throw new Error('the model has no such input')
  const order = await reviewedOrder(shopper)
  return sample.kind === 'place' ? { ...sample, order } : { ...sample, cart_id: order.cart_id }
}
