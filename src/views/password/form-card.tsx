import type { ReactNode } from 'react'
import { Card } from '#src/ui/display/card.tsx'
import * as css from './form-card.css.ts'

export interface FormCardProps {
  title: string
  /** above the title, such as which step it is */
  step?: string
  wide?: boolean
  children: ReactNode
}

/** A page that is one form. */
export function FormCard({ title, step, wide = false, children }: FormCardProps) {
  return (
    <div className={`${css.page} ${wide ? css.wide : ''}`}>
      <Card className={css.card}>
        {step !== undefined && <p className={css.step}>{step}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </Card>
    </div>
  )
}
