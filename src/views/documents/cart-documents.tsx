import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DOCUMENT_KINDS } from '#contract/documents/customer-documents.ts'
import { flagOf } from '#contract/site/settings.ts'
import { customerDocumentsQuery } from '#src/services/documents/customer-document-queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DocumentCards, type DocumentCardsProps } from './document-cards.tsx'

/** The documents that a cart with lines for professional use needs, in the first step of checkout. */
export function CartDocuments(props: Omit<DocumentCardsProps, 'kinds'>) {
  const app = useAppSettings()
  const kinds = DOCUMENT_KINDS.filter(
    (kind) => kind === 'authorization' || flagOf(app, 'insurance_document_required'),
  )
  useCartReload()
  const { DocumentJobs } = useShop()
  return (
    <DocumentJobs>
      <DocumentCards {...props} kinds={kinds} isStacked />
    </DocumentJobs>
  )
}

/** The server says with the cart whether it can be ordered: it is read again after a document was sent or withdrawn. */
function useCartReload(): void {
  const cart = useSystemActor('cart')
  const { data } = useQuery(customerDocumentsQuery(useQueryScope()))
  const seen = useRef(data)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== data) cart.send({ type: 'cart.reload' })
    seen.current = data
  }, [cart, data])
}
