import type { Order } from '#contract/orders/order-history.ts'
import { type OrderPayment, PAID_BY } from '#contract/orders/order-payments.ts'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import { momentText } from '#src/views/platform/date-text.ts'
import { Money } from './price.tsx'

const REFUNDS = { done: 'Refunded', pending: 'Refund asked for', declined: 'Refund still owed' } as const

/** What an order came to, how it was paid, what of it is still owed, and what went back. */
export function OrderTotals({ order }: { order: Order }) {
  return (
    <TotalList>
      <TotalRow label="Subtotal">
        <Money cents={order.lines.reduce((sum, line) => sum + line.total_price, 0)} />
      </TotalRow>
      {order.fees.map((fee) => (
        <TotalRow key={fee.name} label={fee.name} small>
          <Money cents={fee.amount} />
        </TotalRow>
      ))}
      <TotalRow label="Total" emphasize>
        <Money cents={order.total} />
      </TotalRow>
      {order.credited > 0 && (
        <TotalRow label="Taken off">
          <Money cents={-order.credited} />
        </TotalRow>
      )}
      {order.payments.map((payment) => (
        <TotalRow key={`${payment.at} ${payment.amount}`} label={paymentText(order, payment)}>
          <Money cents={payment.amount} />
        </TotalRow>
      ))}
      {order.owed !== null && (
        <TotalRow label="Balance due" emphasize>
          <Money cents={order.owed} />
        </TotalRow>
      )}
      {order.refunds.map(({ at, amount, state }) => (
        <TotalRow
          key={`${at} ${amount}`}
          label={state === 'declined' ? REFUNDS.declined : `${REFUNDS[state]} ${momentText(at)}`}
        >
          <Money cents={amount} />
        </TotalRow>
      ))}
    </TotalList>
  )
}

function paymentText({ deposit }: Order, { how, at, amount, reference }: OrderPayment): string {
  if (how === 'card') return deposit === null ? 'Paid by card' : 'Deposit paid'
  const number = reference === null ? '' : ` (${reference})`
  return `${amount < 0 ? 'Correction, paid' : 'Paid'} ${PAID_BY[how]}${number} ${momentText(at)}`
}
