import { invoiceName, type Order, type OrderCreditNote } from '#contract/orders/order-history.ts'
import { documentHref } from '#src/services/sheets/document-href.ts'
import { Card } from '#src/ui/display/card.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { DocumentLink } from '#src/views/platform/components/document-link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { LabelSheets } from '#src/views/sheets/label-sheets.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './order-page.css.ts'

interface Paper {
  readonly kind: string
  readonly label: string
  readonly type: 'PDF' | 'CSV'
}

const invoiceOf = ({ status_id }: Order): Paper => ({
  kind: 'invoice',
  label: invoiceName(status_id),
  type: 'PDF',
})

const LINES: Paper = { kind: 'lines', label: 'Lines', type: 'CSV' }

export function OrderDocuments({ order }: { order: Order }) {
  return (
    <Card as="section" className={css.wideCard} aria-labelledby="documents-title">
      <h2 id="documents-title" className={css.heading}>
        Documents
      </h2>
      <ul className={css.documents}>
        <PaperRow order={order} paper={invoiceOf(order)} />
        {order.credit_notes.map((note) => (
          <CreditNoteRow key={note.number} note={note} />
        ))}
        <LabelSheets source="order" id={order.orders_id} count={order.products_count} />
        <PaperRow order={order} paper={LINES} />
      </ul>
    </Card>
  )
}

function PaperRow({ order, paper: { kind, label, type } }: { order: Order; paper: Paper }) {
  const { projectId } = useShop()
  const href = documentHref(projectId, 'order', order.orders_id, kind)
  return (
    <li className={css.document}>
      <DocumentLink document={{ href, sheet: null, exceedsBoth: false }}>{label}</DocumentLink>
      <span className={css.meta}>{type}</span>
    </li>
  )
}

function CreditNoteRow({ note: { number, amount } }: { note: OrderCreditNote }) {
  const { projectId } = useShop()
  const href = documentHref(projectId, 'order', number, 'credit-note')
  return (
    <li className={css.document}>
      <DocumentLink document={{ href, sheet: null, exceedsBoth: false }}>Credit note {number}</DocumentLink>
      <span className={css.meta}>
        <Money cents={amount} /> · PDF
      </span>
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
