import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { Download } from '#contract/sheets/documents.ts'
import { DocumentLink } from '#src/views/sheets/document-link.tsx'
import { dateText } from '#src/views/platform/date-text.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './downloads.css.ts'
import { sizeText } from './file-text.ts'

const TYPES = { pdf: 'PDF', xlsx: 'Excel' } as const

/** The price lists and order forms of the own level, each with type, size and day. */
export function PriceFiles({ downloads }: { downloads: readonly Download[] }) {
  const { projectId } = useShop()
  const line = projectId === PROFESSIONAL_PROJECT ? ', proline' : ''
  return (
    <ul className={css.list}>
      {downloads.map(({ label, href, type, size, updated_at }) => (
        <li key={href} className={css.row}>
          <DocumentLink document={{ href, sheet: null, exceedsBoth: false }}>
            {label}
            {line}
          </DocumentLink>
          <span className={css.meta}>
            {TYPES[type]}, {sizeText(size)}, {dateText(updated_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
