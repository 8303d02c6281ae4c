import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { counted } from '#contract/platform/format-count.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { METHOD_TEXTS } from '#src/views/checkout/payment/method-texts.ts'
import * as css from './orders.css.ts'

/** What is picked up has no shipments; nothing is left of what is cancelled. */
export function OrderLines({ order: { lines, is_pickup, status_id } }: { order: StaffOrder }) {
  const isCancelled = status_id === CANCELLED_STATUS
  const hasCancelled = lines.some(({ cancelled }) => cancelled > 0)
  const hasReturned = lines.some(({ returned }) => returned > 0)
  const numbers = [
    'Ordered',
    ...(hasCancelled ? ['Cancelled'] : []),
    ...(is_pickup ? [] : ['Shipped', 'Left']),
    ...(hasReturned ? ['Returned'] : []),
    'Total',
  ]
  return (
    <div className={css.table}>
      <Table caption={counted(lines.length, 'product')}>
        <thead>
          <tr>
            <HeadCell>Product</HeadCell>
            {numbers.map((name) => (
              <HeadCell key={name} numeric>
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.products_id}>
              <Cell>
                <strong>{line.products_model}</strong> {line.products_name}
              </Cell>
              <Cell numeric>{line.ordered + line.cancelled}</Cell>
              {hasCancelled && <Cell numeric>{line.cancelled}</Cell>}
              {!is_pickup && <Cell numeric>{line.shipped}</Cell>}
              {!is_pickup && <Cell numeric>{isCancelled ? 0 : line.ordered - line.shipped}</Cell>}
              {hasReturned && <Cell numeric>{line.returned}</Cell>}
              <Cell numeric>{formatMoney(line.total_price)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** What the order came to, how it is paid, and what went back. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { lines, fees, total, credited, charged, payments, owed, overpaid, refunds } = order
  const subtotal = lines.reduce((sum, line) => sum + line.total_price, 0)
  const sumOf = (wanted: string) =>
    refunds.reduce((sum, { state, amount }) => (state === wanted ? sum + amount : sum), 0)
  const paid = payments.reduce((sum, { how, amount }) => (how === 'card' ? sum : sum + amount), 0)
  const rows = [['Subtotal', subtotal], ...fees.map(({ name, amount }) => [name, amount] as const)] as const
  return (
    <TotalList>
      {rows.map(([label, cents]) => (
        <TotalRow key={label} label={label} small>
          {formatMoney(cents)}
        </TotalRow>
      ))}
      <TotalRow label="Total" emphasize>
        {formatMoney(total)}
      </TotalRow>
      {credited > 0 && <TotalRow label="Taken off">{formatMoney(-credited)}</TotalRow>}
      <TotalRow label={paymentText(order)}>
        {charged === 0 ? 'Nothing charged' : `${formatMoney(charged)}\u00a0charged`}
      </TotalRow>
      {paid !== 0 && <TotalRow label="Paid without the card">{formatMoney(paid)}</TotalRow>}
      {owed !== null && <TotalRow label="Still owed">{formatMoney(owed)}</TotalRow>}
      {sumOf('done') > 0 && <TotalRow label="Refunded">{formatMoney(sumOf('done'))}</TotalRow>}
      {sumOf('pending') > 0 && (
        <TotalRow label="Refund not confirmed yet">{formatMoney(sumOf('pending'))}</TotalRow>
      )}
      {overpaid > 0 && <TotalRow label="To be given back">{formatMoney(overpaid)}</TotalRow>}
    </TotalList>
  )
}

function paymentText({ payment_method, card, deposit }: StaffOrder): string {
  const method = Object.entries(METHOD_TEXTS).find(([name]) => name === payment_method)?.[1].label
  return `${card ?? method ?? payment_method}${deposit === null ? '' : ', deposit'}`
}
