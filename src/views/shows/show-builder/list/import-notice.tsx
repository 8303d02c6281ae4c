import { counted } from '#contract/platform/format-count.ts'
import type { ImportReport } from '#src/services/shows/import-report.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import * as css from './list.css.ts'

export interface ImportNoticeProps {
  /** null: there is nothing to say */
  readonly report: ImportReport | null
  readonly onDismiss: () => void
}

/** More are counted only. */
const LISTED = 5

/** What an imported file lacks, row by row. */
export function ImportNotice({ report, onDismiss }: ImportNoticeProps) {
  if (report === null) return null
  const { sentences, rows } = report
  const more = rows.length - LISTED
  return (
    <Notice tone="warn" role="status" onDismiss={onDismiss}>
      {sentences.join(' ')}
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.slice(0, LISTED).map((row) => (
            <li key={row}>{row}</li>
          ))}
          {more > 0 && <li>and {counted(more, 'more row')}</li>}
        </ul>
      )}
    </Notice>
  )
}
