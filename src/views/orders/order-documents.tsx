import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { isLabelKind } from '#contract/sheets/documents.ts'
import type { Order } from '#contract/orders/order-history.ts'
import { documentHref } from '#src/services/sheets/document-href.ts'
import { Card } from '#src/ui/display/card.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { DocumentLink } from '#src/views/sheets/document-link.tsx'
import { useWantedSheet } from '#src/views/sheets/use-wanted-sheet.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './order-page.css.ts'
import { SheetState } from './sheet-state.tsx'

interface Paper {
  readonly kind: string
  readonly label: string
  readonly type: 'PDF' | 'CSV'
}

/** Before an order is complete it has a confirmation, not an invoice. */
const invoiceOf = ({ status_id }: Order): Paper => {
  if (status_id === CANCELLED_STATUS) return { kind: 'invoice', label: 'Cancelled order', type: 'PDF' }
  const isComplete = ORDER_STATUSES.complete.some((id) => id === status_id)
  return { kind: 'invoice', label: isComplete ? 'Invoice' : 'Order confirmation', type: 'PDF' }
}

const SHEETS: readonly Paper[] = [
  { kind: '2up-price-tags', label: 'Price tags, 2 on a page', type: 'PDF' },
  { kind: '4up-price-tags', label: 'Price tags, 4 on a page', type: 'PDF' },
  { kind: 'barcodes', label: 'Barcodes', type: 'PDF' },
  { kind: 'lines', label: 'Lines', type: 'CSV' },
]

export function OrderDocuments({ order }: { order: Order }) {
  return (
    <Card as="section" className={css.wideCard} aria-labelledby="documents-title">
      <h2 id="documents-title" className={css.heading}>
        Documents
      </h2>
      <ul className={css.documents}>
        {[invoiceOf(order), ...SHEETS].map((paper) => (
          <PaperRow key={paper.kind} order={order} paper={paper} />
        ))}
      </ul>
    </Card>
  )
}

function PaperRow({ order, paper: { kind, label, type } }: { order: Order; paper: Paper }) {
  const { projectId } = useShop()
  const wantedSheet = useWantedSheet()
  const { orders_id: id, products_count: count } = order
  const document = isLabelKind(kind)
    ? wantedSheet({ source: 'order', id, kind, count })
    : { href: documentHref(projectId, 'order', id, kind), sheet: null, exceedsBoth: false }
  return (
    <li className={css.document}>
      <DocumentLink document={document}>{label}</DocumentLink>
      {isLabelKind(kind) && document.exceedsBoth ? (
        <SheetState orderId={id} kind={kind} />
      ) : (
        <span className={css.meta}>{type}</span>
      )}
    </li>
  )
}

/** The invoice or confirmation of an order in a list. */
export function InvoiceLink({ order }: { order: Order }) {
  const { projectId } = useShop()
  const { kind, label } = invoiceOf(order)
  const href = documentHref(projectId, 'order', order.orders_id, kind)
  return (
    <DocumentLink document={{ href, sheet: null, exceedsBoth: false }}>
      {label}
      <VisuallyHidden> of order {order.orders_id}</VisuallyHidden>
    </DocumentLink>
  )
}
