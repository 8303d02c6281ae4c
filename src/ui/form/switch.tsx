import type { ReactNode } from 'react'
import * as css from './switch.css.ts'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The state as text, because the position alone is ambiguous. */
  stateText?: string
}

export function Switch({ label, checked, onChange, stateText }: SwitchProps) {
  return (
    <label className={css.row}>
      <input
        type="checkbox"
        // The browser derives aria-checked from `checked`.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={css.track}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
      <span className={css.state} aria-hidden>
        {stateText ?? (checked ? 'On' : 'Off')}
      </span>
    </label>
  )
}
