import { DOCUMENT_KINDS } from '#contract/documents/customer-documents.ts'
import { page } from '#src/views/account/account-page.css.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { DocumentCards, type DocumentCardsProps } from './document-cards.tsx'
import * as css from './documents.css.ts'

export function DocumentsPage(props: Omit<DocumentCardsProps, 'kinds'>) {
  usePageTitle('Documents')
  return (
    <div className={page}>
      <h1 tabIndex={-1}>Documents</h1>
      <DocumentCards {...props} kinds={DOCUMENT_KINDS} />
      <ByMail />
    </div>
  )
}

function ByMail() {
  const { email } = useSettings()
  if (email === null) return null
  return (
    <p className={css.meta}>
      You can also e-mail a document to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}
