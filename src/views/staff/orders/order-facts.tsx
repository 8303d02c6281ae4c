import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { SummaryList, SummaryRow } from '#src/ui/display/summary-row.tsx'
import { withSpokenDays } from '#src/views/checkout/day-text.ts'
import { CopyButton } from '#src/views/platform/components/copy-button.tsx'
import * as css from './orders.css.ts'
import { dateText } from '#src/views/platform/date-text.ts'

/** Who ordered, and where it goes. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { customer, company, email, customer_id, delivery, ship_date, waits_for, comments } = order
  return (
    <SummaryList>
      <SummaryRow label="Customer">
        <Texts texts={[customer.trim(), company ?? '', `${email} (${customer_id})`]} />
      </SummaryRow>
      {delivery !== null && delivery !== '' && (
        <SummaryRow label="Delivery">{withSpokenDays(delivery)}</SummaryRow>
      )}
      {ship_date !== null && <SummaryRow label="Ship date">{dateText(ship_date)}</SummaryRow>}
      {order.address.length > 0 && (
        <SummaryRow label="Address">
          <span className={css.copied}>
            <Texts texts={order.address} />
            <CopyButton text={order.address.join('\n')} label="Copy the address" />
          </span>
        </SummaryRow>
      )}
      <TextRow label={order.is_pickup ? 'Picked up by' : 'Contact'} texts={order.contact} />
      <TextRow label="Billing" texts={order.billing} />
      {waits_for !== null && (
        <SummaryRow label="Documents needed">
          {waits_for.kinds.join(', ')}, valid on {dateText(waits_for.day)}
        </SummaryRow>
      )}
      {comments !== null && comments !== '' && <SummaryRow label="Comments">{comments}</SummaryRow>}
      <SummaryRow label="Cart">{order.cart_id}</SummaryRow>
    </SummaryList>
  )
}

const TextRow = ({ label, texts }: { label: string; texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <SummaryRow label={label}>
      <Texts texts={texts} />
    </SummaryRow>
  )

const Texts = ({ texts }: { texts: readonly string[] }) => (
  <span className={css.texts}>
    {texts
      .filter((text) => text !== '')
      .map((text) => (
        <span key={text}>{text}</span>
      ))}
  </span>
)
