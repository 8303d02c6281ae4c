import type { ReactNode } from 'react'
import * as css from './summary-row.css.ts'

export interface SummaryRowProps {
  label: ReactNode
  children: ReactNode
  /** Usually a link "Change" with visually hidden text for what it changes. */
  action?: ReactNode
}

/** A finished step collapsed to its value. Goes into `SummaryList`. */
export function SummaryRow({ label, children, action }: SummaryRowProps) {
  return (
    <div className={css.row}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
      {action && <dd className={css.action}>{action}</dd>}
    </div>
  )
}

export function SummaryList({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>
}

export interface TotalRowProps {
  label: ReactNode
  children: ReactNode
  emphasize?: boolean
  muted?: boolean
  small?: boolean
  strikethrough?: boolean
}

/** A row of totals. Goes into `TotalList`. */
export function TotalRow({ label, children, emphasize, muted, small, strikethrough }: TotalRowProps) {
  const classes = [
    css.total,
    emphasize && css.emphasized,
    muted && css.muted,
    small && css.small,
    strikethrough && css.struck,
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function TotalList({ children }: { children: ReactNode }) {
  return <dl className={css.totals}>{children}</dl>
}
