import { useState } from 'react'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'

export interface DepositFieldProps {
  id: string
  error: string | undefined
  dollars: number | null
  onChange: (dollars: number | null) => void
  onBlur: () => void
}

/** The part of the total to charge now; empty means all of it. */
export function DepositField({ id, error, dollars, onChange, onBlur }: DepositFieldProps) {
  const [text, setText] = useState(dollars === null ? '' : String(dollars))
  const [isNumber, setNumber] = useState(true)
  const change = (next: string) => {
    setText(next)
    const amount = dollarsIn(next)
    setNumber(amount !== undefined)
    onChange(amount ?? null)
  }
  return (
    <Disclosure summary="Pay a deposit now" open={dollars !== null || !isNumber || undefined}>
      <TextField
        id={id}
        label="Deposit in dollars"
        hint="Leave it empty to pay in full"
        optional
        enter="blur"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={isNumber ? error : 'Enter an amount like 250 or 250.00.'}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Disclosure>
  )
}

/** Null when empty, undefined when not an amount. */
function dollarsIn(text: string): number | null | undefined {
  const bare = text.replace(/[$,\s]/g, '')
  if (bare === '') return null
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}
