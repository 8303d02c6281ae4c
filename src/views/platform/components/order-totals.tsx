import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { Order } from '#contract/orders/order-history.ts'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import { momentText } from '#src/views/platform/date-text.ts'
import { Money } from './price.tsx'

const REFUNDS = { done: 'Refunded', pending: 'Refund asked for', declined: 'Refund still owed' } as const

/** What an order came to, what of it is still owed, and what went back. */
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
      {order.deposit !== null && order.status_id !== CANCELLED_STATUS && (
        <TotalRow label="Deposit paid">
          <Money cents={order.deposit} />
        </TotalRow>
      )}
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
