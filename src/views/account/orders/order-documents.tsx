import type { Order } from '#contract/account.ts'
import { ORDER_STATUSES } from '#contract/constants.ts'
import { exceedsBoth, isLabelKind } from '#contract/documents.ts'
import { documentHref } from '#src/services/document-href.ts'
import { Card } from '#src/ui/display/card.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { PhoneLink } from '#src/views/shop/components/phone-link.tsx'
import { useAppSettings, useSettings } from '#src/views/shop/hooks/use-settings.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import * as css from './order-page.css.ts'

interface Paper {
  readonly kind: string
  readonly label: string
  readonly type: 'PDF' | 'CSV'
}

/** Before an order is complete it has a confirmation, not an invoice. */
const invoiceOf = ({ status_id }: Order): Paper => {
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
  const app = useAppSettings()
  const { phone } = useSettings()
  const isLarge = ({ kind }: Paper) => isLabelKind(kind) && exceedsBoth(app, kind, order.products_count)
  const papers = [invoiceOf(order), ...SHEETS]
  return (
    <Card as="section" className={css.wideCard} aria-labelledby="documents-title">
      <h2 id="documents-title" className={css.heading}>
        Documents
      </h2>
      <ul className={css.documents}>
        {papers.map((paper) => (
          <li key={paper.kind}>
            {isLarge(paper) ? paper.label : <PaperLink order={order} paper={paper} />}{' '}
            <span className={css.meta}>{isLarge(paper) ? 'on request' : paper.type}</span>
          </li>
        ))}
      </ul>
      {papers.some(isLarge) && (
        <p className={css.meta}>
          Sheets of {order.products_count} products are too large to download. Call{' '}
          <PhoneLink phone={phone} /> for them.
        </p>
      )}
    </Card>
  )
}

/** The invoice or confirmation of an order in a list. */
export const InvoiceLink = ({ order }: { order: Order }) => (
  <PaperLink order={order} paper={invoiceOf(order)} isInList />
)

function PaperLink({ order, paper, isInList }: { order: Order; paper: Paper; isInList?: boolean }) {
  const { projectId } = useShop()
  return (
    <a href={documentHref(projectId, 'order', order.orders_id, paper.kind)} download>
      {paper.label}
      {isInList && <VisuallyHidden> of order {order.orders_id}</VisuallyHidden>}
    </a>
  )
}
