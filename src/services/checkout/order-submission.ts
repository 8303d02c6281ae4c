import { fromPromise } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { toWire } from '#contract/platform/money.ts'
import { orderCalls, type SubmitOrder } from '#contract/checkout/submit-order.ts'
import type { Card } from '#contract/checkout/payment.ts'
import {
  verdictOfProcess,
  verdictOfResponse,
} from '#machines/checkout/order-submission/order-submission.outcome.ts'
import type {
  AskOrderProcessLogic,
  CreateCartLogic,
  DispatchOrderLogic,
  ReviewedOrder,
  SubmitOrderLogic,
} from '#machines/checkout/order-submission/order-submission.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Access to the card holder. */
export interface CardSource {
  readonly wire: () => Card
  readonly isHeld: () => boolean
}

export function orderSubmissionServices(call: Call, card: CardSource) {
  const payload = (order: ReviewedOrder): SubmitOrder => ({
    ...order,
    reviewed_total: toWire(order.reviewed_total),
    ...(order.payment_method === 'credit_card' ? card.wire() : {}),
  })
  const submitOrder: SubmitOrderLogic = fromPromise(async ({ input }) =>
    // keepalive: the request must complete even if the page is closed
    verdictOfResponse(await call(orderCalls.submitOrder, { body: payload(input) }, { keepalive: true })),
  )
  const dispatchOrder: DispatchOrderLogic = fromPromise(({ input }) => {
    call(orderCalls.submitOrder, { body: payload(input) }, { keepalive: true }).catch(() => undefined)
    return Promise.resolve(undefined)
  })
  const askOrderProcess: AskOrderProcessLogic = fromPromise(async ({ input, signal }) => {
    const process = await call(
      orderCalls.getOrderProcess,
      {
        params: { id: String(input.cart_id) },
        query: input.cart_version === null ? {} : { cart_version: String(input.cart_version) },
      },
      { signal },
    )
    return { ...verdictOfProcess(process), process }
  })
  const createCart: CreateCartLogic = fromPromise(async () => {
    // the shown cart has just become the order, so no expected cart id is sent
    await call(cartCalls.newCart, { body: {} }, { anyCart: true })
    return undefined
  })
  return { submitOrder, dispatchOrder, askOrderProcess, createCart }
}
