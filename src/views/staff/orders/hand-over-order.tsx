import { useState } from 'react'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { owedFirstText } from './order-worth.ts'
import type { OrderFormProps } from './ship-order.tsx'

/** Hands a pickup order that is ready over to somebody. */
export function HandOverOrder({ order, decision }: OrderFormProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { id, version, email, moves } = order
  if (!moves.includes('hand_over')) return null
  const name = typed.trim()
  const owed = owedFirstText(order)
  return (
    <DecisionForm
      title="Hand over"
      action="Hand over"
      tone="primary"
      question={`Hand order ${id} over to ${name}?`}
      consequence={`The order is then Completed. ${email} gets a receipt with this name.`}
      isPending={decision.isPending}
      onCheck={() => {
        setMissing(name === '')
        return name !== ''
      }}
      onConfirm={() => decision.press({ call: 'handOverOrder', body: { id, version, handed_to: name } })}
    >
      {owed !== null && <Notice tone="warn">{owed} It is due at pickup: record the payment first.</Notice>}
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
