import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './empty-state.css.ts'

export interface ErrorStateProps {
  title: ReactNode
  titleLevel?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** Why Retry cannot work now, for example offline. */
  retryBlocked?: ReactNode
  actions?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    titleLevel: Title = 'h2',
    children,
    onRetry,
    retrying = false,
    retryBlocked,
    actions,
  } = props
  return (
    <div className={css.state} role="alert">
      <span className={`${css.mark} ${css.failed}`}>
        <Icon name={retryBlocked ? 'wifiOff' : 'warning'} size="xl" />
      </span>
      <Title>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.actions}>
        {onRetry && (
          <Button
            icon={<Icon name="refresh" />}
            busy={retrying}
            blockedReason={retryBlocked}
            onClick={onRetry}
          >
            Retry
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
