import { useState } from 'react'
import { formatMoney } from '#contract/platform/money.ts'
import { handOverOrder } from '#src/services/staff/order-desk-queries.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import { useOrderPress } from './use-order-press.ts'

/** Hands a pickup order that is ready over to somebody. */
export function HandOverOrder({ order, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { id, version, email, moves, owed, payment_method } = order
  if (!moves.includes('hand_over')) return null
  const name = typed.trim()
  const payment =
    owed === null || payment_method === 'net_terms'
      ? ''
      : `${formatMoney(owed)} is to be paid at pickup: record it first. `
  return (
    <DecisionForm
      title="Hand over"
      action="Hand over"
      tone="primary"
      question={`Hand order ${id} over to ${name}?`}
      consequence={`${payment}The order is then Completed. ${email} gets a receipt with this name.`}
      isPending={decision.isPending}
      onCheck={() => {
        setMissing(name === '')
        return name !== ''
      }}
      onConfirm={() =>
        press((request_id) => handOverOrder(call, { id, version, handed_to: name, request_id }))
      }
    >
      <TextField
        label="Handed to"
        hint="The name on the photo ID."
        autoComplete="off"
        maxLength={100}
        error={isMissing && name === '' ? 'Enter who takes the goods.' : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </DecisionForm>
  )
}
