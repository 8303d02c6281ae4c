import { type KeyboardEvent, useState } from 'react'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './quantity-stepper.css.ts'
import { quantityAfterKey, readQuantity } from './quantity.ts'

export interface QuantityStepperProps {
  /** Accessible name, for example "Quantity of Paper Rooster". */
  label: string
  value: number
  /** Called once per finished change: a button, an arrow key, or blur. */
  onCommit: (quantity: number) => void
  /** Called while typing; null when the text is not a quantity other than `value`. */
  onType?: ((quantity: number | null) => void) | undefined
  min?: number
  max?: number
  narrow?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  id?: string
  /** Called after Enter has committed the quantity. */
  onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void
}

export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    value,
    onCommit,
    onType,
    min = 1,
    max = 9999,
    narrow,
    disabled = false,
    invalid = false,
    onEnter,
  } = props
  const [typed, setTyped] = useState({ text: '', over: NaN })
  const limits = { min, max }
  // a new value discards the text typed over the previous one
  const draft = typed.over === value ? typed.text : undefined
  const current = draft === undefined ? value : readQuantity(draft, value, limits)
  const commit = (next: number) => {
    setTyped({ text: '', over: NaN })
    if (next !== value && !disabled) onCommit(next)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = quantityAfterKey(event.key, current, limits)
    if (next !== undefined) {
      event.preventDefault()
      commit(next)
    } else if (event.key === 'Enter') {
      event.currentTarget.blur()
      onEnter?.(event)
    }
  }
  const type = (text: string) => {
    setTyped({ text, over: value })
    const next = readQuantity(text, value, limits)
    onType?.(next === value ? null : next)
  }
  const stepButton = (icon: IconName, word: string, step: number) => {
    const next = current + step
    const blocked = disabled || next < min || next > max
    return (
      <button
        type="button"
        className={`${css.step} ${narrow ? css.narrowStep : ''}`}
        aria-label={`${word}: ${label}`}
        aria-disabled={blocked}
        onClick={() => !blocked && commit(next)}
      >
        <Icon name={icon} size="sm" />
      </button>
    )
  }
  return (
    <fieldset className={css.frame} aria-label={label} data-invalid={invalid}>
      {stepButton('minus', 'Decrease', -1)}
      <input
        type="number"
        inputMode="numeric"
        step={1}
        {...limits}
        id={props.id}
        className={`${css.number} ${narrow ? css.narrow : ''}`}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={props.describedBy}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => commit(current)}
        onKeyDown={handleKey}
      />
      {stepButton('plus', 'Increase', 1)}
    </fieldset>
  )
}
