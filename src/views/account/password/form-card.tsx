import type { ReactNode } from 'react'
import { Card } from '#src/ui/display/card.tsx'
import * as css from './form-card.css.ts'

export interface FormCardProps {
  title: string
  /** above the title, for example "Step 1 of 3" */
  step?: string
  wide?: boolean
  children: ReactNode
}

/** The layout of a page with a single form. */
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
