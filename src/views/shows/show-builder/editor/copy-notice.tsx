import { showPath } from '#contract/content/show-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'

export interface CopyNoticeProps {
  /** of the own version; null: there is none */
  readonly copy: string | null
  readonly onDismiss: () => void
}

/** Says what has become of the own version, once the editor shows the other one. */
export function CopyNotice({ copy, onDismiss }: CopyNoticeProps) {
  if (copy === null) return null
  return (
    <Notice
      tone="success"
      role="status"
      borderless
      onDismiss={onDismiss}
      actions={
        <Link to={showPath(copy)} className={buttonStyle({ size: 'sm' })}>
          Open your version
        </Link>
      }
    >
      Both versions are kept. This is the other one; yours is a show of its own.
    </Notice>
  )
}
