import type { Order } from '#contract/account.ts'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import { Money } from './price.tsx'

/** What an order came to, and what of it is still owed. */
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
      {order.deposit !== null && (
        <>
          <TotalRow label="Deposit paid">
            <Money cents={order.deposit} />
          </TotalRow>
          <TotalRow label="Balance due" emphasize>
            <Money cents={order.total - order.deposit} />
          </TotalRow>
        </>
      )}
    </TotalList>
  )
}
