import { useState } from 'react'
import { TRACKING_NUMBER, type StaffOrder } from '#contract/staff/staff-orders.ts'
import { shipOrder } from '#src/services/staff/order-desk-queries.ts'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import type { DecisionCall } from '#src/views/staff/use-decision.ts'
import { useOrderPress } from './use-order-press.ts'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

export interface OrderFormProps {
  order: StaffOrder
  decision: DecisionCall
}

/** Ships all that is left, or the cases that are chosen. */
export function ShipOrder({ order, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [tracking, setTracking] = useState('')
  const [problem, setProblem] = useState<'tracking' | 'cases' | null>(null)
  const { id, version, email, moves } = order
  if (!moves.includes('ship')) return null
  const lines = order.lines.flatMap(({ products_model: model, products_name: name, ordered, shipped }) => {
    const left = ordered - shipped
    return left > 0 ? [{ model, name, left, quantity: Math.min(left, chosen.get(model) ?? left) }] : []
  })
  const cases = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const rest = lines.reduce((sum, { left }) => sum + left, 0) - cases
  const number = tracking.trim()
  const check = () => {
    const isNumber = number === '' || TRACKING_NUMBER.test(number)
    const found = isNumber ? casesProblem(cases) : 'tracking'
    setProblem(found)
    return found === null
  }
  const confirm = async () => {
    const sent = lines.flatMap(({ model, quantity }) => (quantity > 0 ? [{ model, quantity }] : []))
    const body = { id, version, tracking_number: number || null, lines: sent }
    if (!(await press((request_id) => shipOrder(call, { ...body, request_id })))) return
    setChosen(new Map())
    setTracking('')
  }
  return (
    <DecisionForm
      title="Ship"
      action="Ship"
      tone="primary"
      question={`Ship ${casesText(cases)} of order ${id}?`}
      consequence={`${rest === 0 ? 'Nothing is left after it' : `${casesText(rest)} will be left`}. ${email} is told, with ${number === '' ? 'no tracking number' : `the tracking number ${number}`}.`}
      isPending={decision.isPending}
      onCheck={check}
      onConfirm={confirm}
    >
      <ul className={css.shipLines} aria-label="Cases to ship">
        {lines.map(({ model, name, left, quantity }) => (
          <li key={model} className={css.shipLine}>
            <span>
              {model} <span className={desk.small}>{name}</span>
            </span>
            <QuantityStepper
              label={`Cases of ${model}, ${left} left`}
              value={quantity}
              min={0}
              max={left}
              narrow
              onCommit={(next) => setChosen(new Map(chosen).set(model, next))}
            />
          </li>
        ))}
      </ul>
      {problem === 'cases' && cases === 0 && <p role="alert">Choose at least one case.</p>}
      <TextField
        label="Tracking number"
        optional
        maxLength={60}
        error={problem === 'tracking' ? 'Letters, digits, blanks, dots and dashes only.' : undefined}
        value={tracking}
        onChange={({ currentTarget }) => setTracking(currentTarget.value)}
      />
    </DecisionForm>
  )
}

const casesText = (count: number): string => `${count} ${count === 1 ? 'case' : 'cases'}`
const casesProblem = (cases: number) => (cases === 0 ? 'cases' : null)
