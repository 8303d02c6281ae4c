import { invoiceName } from '#contract/orders/order-history.ts'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { creditNoteHref, orderPaperHref } from '#src/services/staff/order-papers.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'

/** The papers of an order, as files to print. */
export function OrderPapers({
  order: { id, status_id, credit_notes },
}: {
  order: Pick<StaffOrder, 'id' | 'status_id' | 'credit_notes'>
}) {
  const { projectId } = useShop()
  return (
    <Cluster>
      {status_id !== CANCELLED_STATUS && (
        <a href={orderPaperHref(projectId, 'packingSlip', id)} download>
          Packing slip
        </a>
      )}
      <a href={orderPaperHref(projectId, 'staffInvoice', id)} download>
        {invoiceName(status_id)}
      </a>
      {credit_notes.map(({ number, amount }) => (
        <a key={number} href={creditNoteHref(projectId, number)} download>
          Credit note {number}, {formatMoney(amount)}
        </a>
      ))}
    </Cluster>
  )
}
