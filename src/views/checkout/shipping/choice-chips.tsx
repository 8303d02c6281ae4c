import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './choice-chips.css.ts'

export interface ChoiceChip {
  readonly value: string
  readonly label: string
  /** accessible name when the label is an abbreviation */
  readonly spoken?: string
}

export interface ChoiceChipsProps {
  id: string
  name: string
  legend: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
  choices: readonly ChoiceChip[]
  chosen: string | null
  onChoose: (value: string) => void
  children?: ReactNode
}

/** Radio buttons styled as chips, for many short options. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { id, name, legend, hint, error, disabled, choices, chosen, onChoose, children } = props
  const own = useId()
  return (
    <fieldset id={id} tabIndex={-1} className={css.group} aria-describedby={`${own}-hint ${own}-error`}>
      <legend className={css.legend}>{legend}</legend>
      {hint && (
        <p id={`${own}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.chips}>
        {choices.map(({ value, label, spoken }) => (
          <label key={value} className={css.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={disabled}
              className={css.input}
              onChange={() => onChoose(value)}
            />
            {spoken === undefined ? (
              label
            ) : (
              <>
                <span aria-hidden>{label}</span>
                <VisuallyHidden>{spoken}</VisuallyHidden>
              </>
            )}
          </label>
        ))}
      </div>
      {children}
      {error && (
        <p id={`${own}-error`} className={css.error}>
          <Icon name="warning" size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
