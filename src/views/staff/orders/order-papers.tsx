import { invoiceName } from '#contract/orders/order-history.ts'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
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
