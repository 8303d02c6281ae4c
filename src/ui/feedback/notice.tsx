import type { ReactNode, Ref } from 'react'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './notice.css.ts'

export type NoticeTone = 'info' | 'success' | 'warn' | 'danger'

export interface NoticeProps {
  tone: NoticeTone
  children: ReactNode
  /** With a heading the notice becomes a panel with a strong border. */
  heading?: ReactNode
  headingLevel?: 'h2' | 'h3'
  headingRef?: Ref<HTMLHeadingElement>
  actions?: ReactNode
  /** `alert` is assertive, `status` polite; omit for content of the initial render. */
  role?: 'alert' | 'status'
  icon?: IconName | 'none'
  borderless?: boolean
  onDismiss?: () => void
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'checkCircle',
  warn: 'warning',
  danger: 'warning',
}

export function Notice(props: NoticeProps) {
  const {
    tone,
    children,
    heading,
    headingLevel: Heading = 'h2',
    actions,
    role,
    headingRef,
    onDismiss,
  } = props
  const icon = props.icon ?? (heading ? 'none' : icons[tone])
  const shape = `${heading ? css.panel : ''} ${props.borderless ? css.plain : ''}`
  return (
    <div className={`${css.notice} ${css.tone[tone]} ${shape}`} role={role}>
      {icon !== 'none' && (
        <span className={`${css.mark} ${css.ink[tone]}`}>
          <Icon name={icon} />
        </span>
      )}
      <div className={css.body}>
        {heading && (
          <Heading className={`${css.heading} ${css.ink[tone]}`} tabIndex={-1} ref={headingRef}>
            {heading}
          </Heading>
        )}
        <div>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={css.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
