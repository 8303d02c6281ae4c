import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import type { Order } from '#contract/orders/order-history.ts'
import { WAITING_FOR_DOCUMENTS, WAITING_FOR_PAYMENT } from '#contract/platform/constants.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'

/** What an order waits for before it is packed, in the words of its e-mail. */
export function WaitingNotice({ order: { status_id } }: { order: Pick<Order, 'status_id'> }) {
  if (status_id === WAITING_FOR_PAYMENT)
    return (
      <Notice tone="warn">This order waits for your payment. We prepare it as soon as it has come.</Notice>
    )
  if (status_id !== WAITING_FOR_DOCUMENTS) return null
  return (
    <Notice tone="warn">
      This order waits for the review of your documents. We e-mail you what we decide; once they are approved,
      we go on with it. <Link to={ACCOUNT_PATHS.documents}>See your documents</Link>
    </Notice>
  )
}
