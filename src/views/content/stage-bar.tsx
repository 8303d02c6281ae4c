import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './content-page.css.ts'

interface StageBarProps {
  /** the path of the page itself */
  url: string
  /** null: on a page of many entries, some of which may be drafts */
  isDraft: boolean | null
}

/** Above a staging duplicate. */
export function StageBar({ url, isDraft }: StageBarProps) {
  return (
    <div role="note" className={css.stageBar}>
      <span>{textOf(isDraft)}</span>
      <Link to={url}>Leave</Link>
    </div>
  )
}

function textOf(isDraft: boolean | null): string {
  if (isDraft === null) return 'Preview. Drafts are shown to staff who are logged in, and to nobody else.'
  return isDraft ? 'Preview. Not public.' : 'Preview. Visitors see this text already.'
}
