import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  /** `paper` is for artwork: white in every theme. */
  tone?: keyof typeof css.tone
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${css.badge} ${css.tone[tone]}`}>{children}</span>
}

export interface CountBadgeProps {
  count: number | string
  tone?: 'accent' | 'primary' | 'danger'
  /** On the upper corner of the surrounding control, whose accessible name must contain the number. */
  cornered?: boolean
}

export function CountBadge({ count, tone = 'accent', cornered = false }: CountBadgeProps) {
  const classes = `${css.count} ${css.tone[tone]} ${cornered ? css.cornered : ''}`
  return (
    <span className={classes.trim()} aria-hidden={cornered}>
      {count}
    </span>
  )
}

export interface StockMarkProps {
  tone: keyof typeof css.stockInk
  children: ReactNode
}

export function StockMark({ tone, children }: StockMarkProps) {
  return (
    <span className={`${css.stock} ${css.stockInk[tone]}`}>
      {tone === 'success' && <span className={css.stockDot} />}
      {children}
    </span>
  )
}
