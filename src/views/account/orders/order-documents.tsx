import type { Order } from '#contract/account.ts'
import { ORDER_STATUSES } from '#contract/constants.ts'
import { documentHref } from '#src/services/document-href.ts'
import { Card } from '#src/ui/display/card.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'
import * as css from './order-page.css.ts'

/** The papers of the order: before it is complete it has a confirmation, not an invoice. */
const papersOf = ({ status_id }: Order) => [
  {
    kind: 'invoice',
    label: ORDER_STATUSES.complete.some((id) => id === status_id) ? 'Invoice' : 'Order confirmation',
    type: 'PDF',
  },
  { kind: '2up-price-tags', label: 'Price tags, 2 on a page', type: 'PDF' },
  { kind: '4up-price-tags', label: 'Price tags, 4 on a page', type: 'PDF' },
  { kind: 'barcodes', label: 'Barcodes', type: 'PDF' },
  { kind: 'lines', label: 'Lines', type: 'CSV' },
]

export function OrderDocuments({ order }: { order: Order }) {
  const { projectId } = useShop()
  return (
    <Card as="section" aria-labelledby="documents-title">
      <h2 id="documents-title" className={css.heading}>
        Documents
      </h2>
      <ul className={css.documents}>
        {papersOf(order).map(({ kind, label, type }) => (
          <li key={kind}>
            <a href={documentHref(projectId, 'order', order.orders_id, kind)} download>
              {label}
            </a>{' '}
            <span className={css.meta}>{type}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
