import { type KeyboardEvent, useEffect, useRef } from 'react'
import { MOST_NUMBERS, TRACKING_NUMBER } from '#contract/staff/staff-orders.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from './orders.css.ts'

/** As typed: at least one row, of which any may be blank. */
export interface TypedTracking {
  readonly numbers: readonly string[]
  /** '': none is named */
  readonly carrier: string
}

export const numbersTyped = ({ numbers }: TypedTracking): string[] =>
  numbers.map((number) => number.trim()).filter((number) => number !== '')

export const areNumbers = (numbers: readonly string[]): boolean =>
  numbers.every((number) => TRACKING_NUMBER.test(number))

/** "with Ozark Ridge Freight, ORF-1 and ORF-2" */
export function trackingText(carrier: string, numbers: readonly string[]): string {
  const named = numbers.length === 0 ? 'no tracking number' : `the tracking ${listed(numbers)}`
  return carrier === '' ? `with ${named}` : `with ${carrier} and ${named}`
}

const LIST = new Intl.ListFormat('en-US')
const listed = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'number' : 'numbers'} ${LIST.format(numbers)}`

interface TrackingFieldsProps {
  /** that can be chosen */
  carriers: readonly string[]
  value: TypedTracking
  /** wrong numbers are marked */
  isChecked: boolean
  onChange: (value: TypedTracking) => void
}

/** The carrier of a shipment, and a row for each of its tracking numbers. A scanner ends each number with Enter. */
export function TrackingFields({ carriers, value, isChecked, onChange }: TrackingFieldsProps) {
  const { numbers, carrier } = value
  const list = useNumberFocus(numbers.length)
  const focus = useFocusFallback(
    () => null,
    () => list.current?.querySelector<HTMLElement>('li:last-child input'),
  )
  const setNumbers = (next: readonly string[]) => onChange({ ...value, numbers: next })
  const isFull = numbers.length >= MOST_NUMBERS
  const add = () => setNumbers([...numbers, ''])
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const isLast = index === numbers.length - 1
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isFull || !isLast) return
    if (event.currentTarget.value.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <div className={css.tracking} {...focus}>
      {carriers.length > 0 && (
        <SelectField
          label="Carrier"
          required={false}
          value={carrier}
          onChange={({ currentTarget }) => onChange({ ...value, carrier: currentTarget.value })}
        >
          {!carriers.includes(carrier) && <option value={carrier}>{carrier || 'Not named'}</option>}
          {carriers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ul ref={list} className={css.numbers}>
        {rowsOf(numbers).map(({ key, number }, index) => (
          <li key={key} className={css.numberRow}>
            <TextField
              label={numbers.length === 1 ? 'Tracking number' : `Tracking number ${index + 1}`}
              optional
              autoComplete="off"
              maxLength={60}
              hint={numbers.length === 1 ? 'Press Enter to add another one.' : undefined}
              error={
                isChecked && number.trim() !== '' && !TRACKING_NUMBER.test(number.trim())
                  ? 'Letters, digits, blanks, dots and dashes only.'
                  : undefined
              }
              value={number}
              onKeyDown={(event) => addOnEnter(event, index)}
              onChange={({ currentTarget }) => setNumbers(numbers.with(index, currentTarget.value))}
            />
            {numbers.length > 1 && (
              <IconButton
                icon="close"
                label={`Remove tracking number ${index + 1}`}
                onClick={() => setNumbers(numbers.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          blockedReason={isFull ? `A shipment has at most ${MOST_NUMBERS} tracking numbers.` : null}
          onClick={add}
        >
          Add a tracking number
        </Button>
      </div>
    </div>
  )
}

/** Two may be typed alike. */
const rowsOf = (numbers: readonly string[]) =>
  numbers.map((number, index) => ({ key: `row ${index}`, number }))

/** Focuses the field of a number that was added. */
function useNumberFocus(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(count)
  useEffect(() => {
    if (count === shown.current + 1) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    shown.current = count
  }, [count])
  return list
}
