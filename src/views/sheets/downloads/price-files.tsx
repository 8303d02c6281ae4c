import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { Download } from '#contract/sheets/documents.ts'
import { DocumentLink } from '#src/views/platform/components/document-link.tsx'
import { dateText } from '#src/views/platform/date-text.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useWantedSheet } from '#src/views/sheets/use-wanted-sheet.ts'
import * as css from './downloads.css.ts'

const count = new Intl.NumberFormat('en-US')

const TYPES = { pdf: 'PDF', xlsx: 'Excel' } as const

/** The price lists and order forms of the own level, each with type, day, and the size once it is made. */
export function PriceFiles({ downloads }: { downloads: readonly Download[] }) {
  const { projectId } = useShop()
  const wanted = useWantedSheet()
  const line = projectId === PROFESSIONAL_PROJECT ? ', proline' : ''
  return (
    <ul className={css.list}>
      {downloads.map(({ label, href, type, size, updated_at, batch }) => (
        <li key={href} className={css.row}>
          <DocumentLink
            document={
              batch === null
                ? { href, sheet: null, exceedsBoth: false }
                : wanted({
                    source: 'level',
                    kind: batch.kind,
                    id: batch.level_id,
                    count: batch.products_count,
                  })
            }
          >
            {label}
            {line}
          </DocumentLink>
          <span className={css.meta}>
            {[
              TYPES[type],
              ...(size === null ? [] : [sizeText(size)]),
              batch === null ? dateText(updated_at) : 'made on request',
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** "74 kB" of bytes. */
const sizeText = (bytes: number): string => `${count.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
