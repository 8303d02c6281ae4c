import { type ActorRefFrom, fromPromise, waitFor } from 'xstate'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type {
  OrderCall,
  OrderPress,
  ReadRefundLogic,
  SendPressLogic,
} from '#machines/staff/order-action/order-action.types.ts'
import type { orderActionMachine } from '#machines/staff/order-action/order-action.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** What the calls of presses have in common; that a body fits its call is promised by `OrderPress`. */
type PressEndpoint = Endpoint<'POST', string, undefined, GenericSchema<object>, typeof DecisionAnswer>

const ENDPOINTS: Readonly<Record<OrderCall, PressEndpoint>> = {
  moveOrder: staffOrderCalls.moveOrder,
  handOverOrder: staffOrderCalls.handOverOrder,
  shipOrder: staffOrderCalls.shipOrder,
  correctShipment: staffOrderCalls.correctShipment,
  voidShipment: staffOrderCalls.voidShipment,
  cancelOrder: staffOrderCalls.cancelOrder,
  cancelCases: staffOrderCalls.cancelCases,
  refundOrder: staffOrderCalls.refundOrder,
  recordPayment: staffOrderCalls.recordPayment,
  takeBackPayment: staffOrderCalls.takeBackPayment,
  addOrderNote: staffOrderCalls.addOrderNote,
  resendOrderEmail: staffOrderCalls.resendOrderEmail,
}

/** The actors of the machine `orderAction`. What is sent takes effect also when the page is left. */
export function orderActionServices(call: Call) {
  const sendPress: SendPressLogic = fromPromise(({ input: { press, requestId } }) =>
    call(ENDPOINTS[press.call], { body: { ...press.body, request_id: requestId } }),
  )
  const readRefund: ReadRefundLogic = fromPromise(async ({ input: { press, requestId }, signal }) => {
    const params = { id: String(press.body.id) }
    const order = await call(staffOrderCalls.readStaffOrder, { params }, { signal })
    const refund = order?.refunds.find(({ id }) => id === requestId)
    if (refund === undefined) throw new Error(`order ${press.body.id} has no refund ${requestId}`)
    return refund.state
  })
  return { sendPress, readRefund }
}

/** Sends what is to be done about the order; resolves with whether it is done, false also when the order is left meanwhile. */
export async function pressOrder(
  actor: ActorRefFrom<typeof orderActionMachine>,
  press: OrderPress,
): Promise<boolean> {
  actor.send({ type: 'press.send', press, requestId: crypto.randomUUID() })
  const end = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending')).catch(() => null)
  return end !== null && (end.matches('done') || end.matches('waiting'))
}
