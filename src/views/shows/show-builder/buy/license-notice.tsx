import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { DOCUMENT_KINDS } from '#contract/documents/customer-documents.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { CaseRow } from '#pyro/show/case-table.ts'
import { customerDocumentsQuery } from '#src/services/documents/customer-document-queries.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './buy.css.ts'
import { licenseText } from './license-text.ts'

/** What has to be on file before goods for professional use can be ordered, and whether it is. */
export function LicenseNotice({ rows }: { readonly rows: readonly CaseRow[] }) {
  const pro = rows.filter(({ product, cases }) => product.pro_use && cases > 0).length
  return pro === 0 ? null : <Papers pro={pro} />
}

function Papers({ pro }: { readonly pro: number }) {
  const papers = useQuery(customerDocumentsQuery(useQueryScope())).data
  const needsInsurance = flagOf(useAppSettings(), 'insurance_document_required')
  const lead = `${counted(pro, 'product')} for professional use only, sold to licensed buyers.`
  if (papers === undefined)
    return <Notice tone="info">{lead} Your authorization has to be on file before you order.</Notice>
  const texts = DOCUMENT_KINDS.filter((kind) => kind === 'authorization' || needsInsurance).map((kind) =>
    licenseText(kind, papers),
  )
  const worst = TONES.find((tone) => texts.some((each) => each.tone === tone)) ?? 'info'
  return (
    <Notice
      tone={worst}
      actions={
        texts.some(({ isToSend }) => isToSend) && (
          <Link to={ACCOUNT_PATHS.documents} className={buttonStyle({ size: 'sm' })}>
            Send documents
          </Link>
        )
      }
    >
      <div className={css.papers}>
        <p>{lead}</p>
        {texts.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Notice>
  )
}

const TONES = ['warn', 'info', 'success'] as const
