import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { staffOrderQuery } from '#src/services/staff/order-desk-queries.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { timeText } from '#src/views/orders/order-dates.ts'
import { OrderStatus } from '#src/views/orders/order-status.tsx'
import { CopyButton } from '#src/views/platform/components/copy-button.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionNotice } from '#src/views/staff/decision-notice.tsx'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useChosenHeading } from '#src/views/staff/use-chosen-heading.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { CancelCases } from './cancel-cases.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { HandOverOrder } from './hand-over-order.tsx'
import { MoveOrder } from './move-order.tsx'
import { NoteOrder } from './note-order.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines, OrderMoney } from './order-money.tsx'
import { OrderPayments, TakeBackPayment } from './order-payments.tsx'
import { RecordPayment } from './record-payment.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderPapers } from './order-papers.tsx'
import { RefundOrder } from './refund-order.tsx'
import { ShipOrder } from './ship-order.tsx'
import { type OrderActionMachine, useOrderAction } from './use-order-action.ts'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

/** What the desk does orders with. */
export interface OrderDeskProps {
  machine: OrderActionMachine
  mayRefund: boolean
}

/** An order with all that is known about it, and what staff can do. */
export function OrderDetail({ id, ...rights }: OrderDeskProps & { id: string }) {
  const { call } = useShop()
  const order = useStaffQuery(staffOrderQuery(call, id))
  if (order.data === undefined) return <QueryState query={order} title="Could not load the order." />
  if (order.data === null) return <p>There is no order {id}.</p>
  return <Order order={order.data} {...rights} />
}

/** What staff do next about a refund that was declined, or is to be made by hand. */
const OwedRefund = ({ order: { status_id, card, refunds, overpaid } }: { order: StaffOrder }) =>
  refunds.some(({ state }) => state === 'declined') ? (
    <Notice tone="warn">
      {`The payment provider declined a refund to ${card ?? 'the card'}. Refund it again, or in another way that you agree with the customer. `}
      {status_id === CANCELLED_STATUS
        ? 'The customer was told by e-mail that it is still owed.'
        : 'The customer has not been told of it.'}
    </Notice>
  ) : (
    <Notice tone="warn">
      {`${formatMoney(overpaid)} was paid without the card and is to be given back. Give it back, then record it as a refund.`}
    </Notice>
  )

function Order({ order, machine, mayRefund }: OrderDeskProps & { order: StaffOrder }) {
  const decision = useOrderAction(machine)
  const { heading, ...focus } = useChosenHeading()
  const { id, status_id, status, purchased_at, cart_name } = order
  const form = { order, decision }
  return (
    <Stack as="section" aria-label={`Order ${id}`} className={desk.detail} {...focus}>
      <Cluster align="center">
        <h2 ref={heading} tabIndex={-1}>
          Order {id}
        </h2>
        <CopyButton text={String(id)} label={`Copy the order number ${id}`} />
        <OrderStatus id={status_id} name={status} />
        {order.is_all_refunded && <Badge tone="neutral">All refunded</Badge>}
        <span className={desk.small}>
          {timeText(purchased_at)}
          {cart_name !== null && ` · ${cart_name}`}
        </span>
      </Cluster>
      <DecisionNotice {...decision} told="" />
      {order.owes_refund && <OwedRefund order={order} />}
      <OrderPapers order={order} />
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <OrderMoney order={order} />
      <div className={css.cards}>
        <Stack gap={16}>
          <OrderShipments {...form} />
          <ShipOrder {...form} />
          <HandOverOrder {...form} />
          <MoveOrder {...form} />
          {mayRefund && (
            <>
              <CancelCases {...form} />
              <CancelOrder {...form} />
            </>
          )}
        </Stack>
        <Stack gap={16}>
          <OrderPayments order={order} />
          {mayRefund && (
            <>
              <RecordPayment {...form} />
              <RefundOrder {...form} />
              <TakeBackPayment {...form} />
            </>
          )}
          <NoteOrder {...form} />
          <OrderHistory {...form} />
        </Stack>
      </div>
    </Stack>
  )
}
