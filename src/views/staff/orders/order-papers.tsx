import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderPaperHref } from '#src/services/staff/order-papers.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'

/** The papers of an order, as files to print. */
export function OrderPapers({ order: { id, status_id } }: { order: Pick<StaffOrder, 'id' | 'status_id'> }) {
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
    </Cluster>
  )
}

function invoiceName(status: number): string {
  if (status === CANCELLED_STATUS) return 'Cancelled order'
  return ORDER_STATUSES.complete.some((each) => each === status) ? 'Invoice' : 'Order confirmation'
}
