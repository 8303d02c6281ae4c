import { randomUUID } from 'node:crypto'
import type { OrderAction } from '#server/orders/act-on-order.ts'
import type { OrderRefund } from '#server/orders/refunds/refund-order.ts'

/** Of the command line, on the order however it is. */
export const orderAction = (orderId: number): OrderAction => ({
  orderId,
  projectId: 11,
  requestId: randomUUID(),
  version: null,
  by: null,
  now: new Date(),
})

/** To the card, without cases and fees. */
export const orderRefund = (orderId: number, amountCents: number): OrderRefund => ({
  ...orderAction(orderId),
  amountCents,
  reason: 'One case arrived damaged.',
  how: 'card',
  reference: null,
  cases: [],
  fees: [],
  isRestocked: false,
})
