import { useState } from 'react'
import { formatMoney, parseDollars, toWire } from '#contract/platform/money.ts'
import { refundOrder } from '#src/services/staff/order-desk-queries.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { ReasonField } from '#src/views/staff/reason-field.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import { useOrderPress } from './use-order-press.ts'

/** Refunds an amount to the card. */
export function RefundOrder({ order, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const [typed, setTyped] = useState('')
  const [written, setWritten] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, card, refundable } = order
  if (refundable === 0) return null
  const reason = written.trim()
  const amount = parseDollars(typed)
  const isRight = amount !== null && amount > 0 && amount <= refundable
  const confirm = async () => {
    const body = { id, version, amount: toWire(amount ?? 0), reason }
    if (!(await press((request_id) => refundOrder(call, { ...body, request_id })))) return
    setTyped('')
    setWritten('')
    setChecked(false)
  }
  return (
    <DecisionForm
      title="Refund"
      action="Refund"
      tone="danger"
      question={`Refund ${formatMoney(amount ?? 0)} of order ${id}?`}
      consequence={`It goes back to ${card ?? 'the card'}. ${formatMoney(refundable - (amount ?? 0))} of the charge will be left. ${email} reads: ${reason}`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return isRight && reason !== ''
      }}
      onConfirm={confirm}
    >
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint={`At most ${formatMoney(refundable)}.`}
        error={isChecked && !isRight ? `Enter an amount up to ${formatMoney(refundable)}.` : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ReasonField reason={written} isMissing={isChecked && reason === ''} onChange={setWritten} />
    </DecisionForm>
  )
}
