import { useState } from 'react'
import { MANUAL_WAYS, type ManualWay, PAID_BY } from '#contract/orders/order-payments.ts'
import { WAITING_FOR_PAYMENT } from '#contract/platform/constants.ts'
import { formatMoney, parseDollars, toWire } from '#contract/platform/money.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import type { OrderFormProps } from './ship-order.tsx'

/** Records money that came by check, wire, in cash or otherwise. */
export function RecordPayment({ order, decision }: OrderFormProps) {
  const [how, setHow] = useState<ManualWay | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [reference, setReference] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, owed, status_id } = order
  if (owed === null) return null
  const text = typed ?? dollarsText(owed)
  const amount = parseDollars(text) ?? 0
  const isRight = amount > 0 && amount <= owed
  const left = owed - amount
  const confirm = async () => {
    if (how === null) return
    const body = { id, version, how, amount: toWire(amount), reference: reference.trim() }
    if (!(await decision.press({ call: 'recordPayment', body }))) return
    setHow(null)
    setTyped(null)
    setReference('')
    setChecked(false)
  }
  const rest = left === 0 ? 'Nothing is owed after it' : `${formatMoney(left)} is owed after it`
  const goesOn = left === 0 && status_id === WAITING_FOR_PAYMENT ? ', and the order goes on' : ''
  return (
    <DecisionForm
      title="Record payment"
      action="Record payment"
      tone="primary"
      question={`Record ${formatMoney(amount)} of the ${formatMoney(owed)} owed for order ${id}?`}
      consequence={`Paid ${PAID_BY[how ?? 'other']}. ${rest}${goesOn}. ${email} gets a receipt.`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return isRight && how !== null
      }}
      onConfirm={confirm}
    >
      <WayField way={how} isMissing={isChecked && how === null} onChange={setHow} />
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint={`${formatMoney(owed)} is owed.`}
        error={isChecked && !isRight ? `Enter an amount up to ${formatMoney(owed)}.` : undefined}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ReferenceField reference={reference} onChange={setReference} />
    </DecisionForm>
  )
}

const dollarsText = (cents: number): string => (cents / 100).toFixed(2)

interface WayFieldProps {
  way: ManualWay | null
  isMissing: boolean
  onChange: (way: ManualWay | null) => void
}

/** How money came or went without the card. */
export const WayField = ({ way, isMissing, onChange }: WayFieldProps) => (
  <SelectField
    label="Paid"
    error={isMissing ? 'Choose how it was paid.' : undefined}
    value={way ?? ''}
    onChange={({ currentTarget }) =>
      onChange(MANUAL_WAYS.find((each) => each === currentTarget.value) ?? null)
    }
  >
    <option value="">Choose</option>
    {MANUAL_WAYS.map((each) => (
      <option key={each} value={each}>
        {PAID_BY[each]}
      </option>
    ))}
  </SelectField>
)

interface ReferenceFieldProps {
  reference: string
  onChange: (reference: string) => void
}

export const ReferenceField = ({ reference, onChange }: ReferenceFieldProps) => (
  <TextField
    label="Reference"
    optional
    hint="Such as the number of the check. The customer reads it."
    autoComplete="off"
    maxLength={60}
    value={reference}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
