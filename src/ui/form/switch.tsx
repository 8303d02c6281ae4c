import { type ReactNode, useId } from 'react'
import { field } from './field.css.ts'
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx'
import * as css from './switch.css.ts'

export interface SwitchProps extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The state as text, because the position alone is ambiguous. */
  stateText?: string
}

export function Switch({ id, label, checked, onChange, stateText, hint, error }: SwitchProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const control = (
    <label className={css.row}>
      <input
        type="checkbox"
        // The browser derives aria-checked from `checked`.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        id={fieldId}
        className={css.track}
        checked={checked}
        {...describedBy(fieldId, { hint, error })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
      <span className={css.state} aria-hidden>
        {stateText ?? (checked ? 'On' : 'Off')}
      </span>
    </label>
  )
  if (!hint && !error) return control
  return (
    <div className={field}>
      {control}
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  )
}
