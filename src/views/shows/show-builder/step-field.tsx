import { useId } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { Measure } from './measures.ts'
import * as css from './step-field.css.ts'
import { type StepEntry, useStepEntry } from './use-step-entry.ts'

export interface StepFieldProps {
  readonly label: string
  /** names the field where the label alone is ambiguous, such as "Time of cue 5" */
  readonly name?: string
  /** it stands in a column with a heading on wide screens */
  readonly isInColumn?: boolean
  /** the label is beside the field */
  readonly isInLine?: boolean
  readonly value: number
  readonly measure: Measure
  readonly onCommit: (value: number) => void
  readonly isReadOnly?: boolean
  readonly hint?: string
  readonly fieldId?: string
}

/** A value with buttons and keys that step it, and a field to write it: the twin of each drag. */
export function StepField(props: StepFieldProps) {
  const { label, name = label, isInColumn = false, isInLine = false, value, measure, hint } = props
  const isReadOnly = props.isReadOnly ?? false
  const ownId = useId()
  const id = props.fieldId ?? ownId
  const entry = useStepEntry({ ...props, isReadOnly })
  const stepper = (direction: 1 | -1) => (
    <StepButton
      name={name}
      direction={direction}
      isBlocked={isReadOnly || (direction < 0 ? value <= measure.min : value >= measure.max)}
      onStep={() => entry.commit(value + direction * measure.step)}
    />
  )
  return (
    <div className={isInLine ? css.fieldInLine : css.field}>
      <label htmlFor={id} className={isInColumn ? css.labelInColumn : css.label}>
        {label}
      </label>
      <div className={css.frame} data-invalid={entry.isInvalid}>
        {stepper(-1)}
        <Input {...{ id, name, label, hint, value, measure, isReadOnly, entry }} />
        {measure.unit !== undefined && <span className={css.unit}>{measure.unit}</span>}
        {stepper(1)}
      </div>
      {entry.error !== null && (
        <span id={`${id}-error`} role="alert" className={css.error}>
          {entry.error}
        </span>
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

interface InputProps extends Pick<StepFieldProps, 'label' | 'value' | 'measure'> {
  readonly id: string
  readonly name: string
  readonly hint: string | undefined
  readonly isReadOnly: boolean
  readonly entry: StepEntry
}

function Input({ id, name, label, hint, value, measure, isReadOnly, entry }: InputProps) {
  const described = [entry.error !== null && `${id}-error`, hint !== undefined && `${id}-hint`]
  return (
    <input
      id={id}
      className={css.input}
      inputMode="decimal"
      autoComplete="off"
      aria-label={name === label ? undefined : name}
      aria-invalid={entry.isInvalid}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      readOnly={isReadOnly}
      data-writing={entry.draft !== null}
      value={entry.draft ?? measure.format(value)}
      onChange={({ currentTarget }) => entry.write(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={entry.leave}
      onKeyDown={entry.press}
    />
  )
}

interface StepButtonProps {
  readonly name: string
  readonly direction: 1 | -1
  readonly isBlocked: boolean
  readonly onStep: () => void
}

function StepButton({ name, direction, isBlocked, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={`${direction < 0 ? 'Decrease' : 'Increase'}: ${name}`}
      aria-disabled={isBlocked}
      onClick={() => !isBlocked && onStep()}
    >
      <Icon name={direction < 0 ? 'minus' : 'plus'} size="sm" />
    </button>
  )
}
