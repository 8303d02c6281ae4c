import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './field.css.ts'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

export interface FieldProps extends FieldTexts {
  id: string
  /** The label is beside the control instead of above it. */
  labelBeside?: boolean
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { id, label, hint, error, optional = false, labelBeside = false, children } = props
  return (
    <div className={`${css.field} ${labelBeside ? css.beside : ''}`}>
      <div className={css.labelRow}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={css.optional}>optional</span>}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** Error and hint of a control, with the ids of `describedBy`. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <span className={css.error} id={`${id}-error`}>
          <Icon name="warning" size="sm" />
          {error}
        </span>
      )}
      {hint && (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </>
  )
}

/** The attributes that associate a control with hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) }
}
