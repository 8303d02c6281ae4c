import type { ReactNode } from 'react'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  title: ReactNode
  titleLevel?: 'h1' | 'h2' | 'h3'
  icon?: IconName | 'none'
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyState({
  title,
  titleLevel: Title = 'h2',
  icon = 'box',
  children,
  actions,
}: EmptyStateProps) {
  return (
    <div className={css.state}>
      {icon !== 'none' && (
        <span className={css.mark}>
          <Icon name={icon} size="xl" />
        </span>
      )}
      <Title>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
