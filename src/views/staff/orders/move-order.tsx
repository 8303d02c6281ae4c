import { useState } from 'react'
import { setOrderStatus } from '#src/services/staff/order-desk-queries.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import { useOrderPress } from './use-order-press.ts'

/** in which the customer has to do something */
const TOLD: readonly number[] = [10, 11, 22]

export function MoveOrder({ order, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { id, version, status, statuses, email } = order
  if (statuses.length === 0) return null
  const next = statuses.find((each) => each.id === chosen)
  const confirm = async () => {
    const body = { id, version, status_id: next?.id ?? 0 }
    if (await press((request_id) => setOrderStatus(call, { ...body, request_id }))) setChosen(null)
  }
  return (
    <DecisionForm
      title="Status"
      action="Set status"
      tone="primary"
      question={`Set order ${id} to ${next?.name}?`}
      consequence={`It is ${status} now. ${next && TOLD.includes(next.id) ? `${email} gets an e-mail.` : 'The customer gets no e-mail.'}`}
      isPending={decision.isPending}
      onCheck={() => {
        setMissing(next === undefined)
        return next !== undefined
      }}
      onConfirm={confirm}
    >
      <SelectField
        label="New status"
        error={isMissing && next === undefined ? 'Choose a status.' : undefined}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value) || null)}
      >
        <option value="">Choose</option>
        {statuses.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </SelectField>
    </DecisionForm>
  )
}
