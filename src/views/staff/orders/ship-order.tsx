import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { useState } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { owedFirstText, paidBackText } from './order-worth.ts'
import type { OrderAction } from './use-order-action.ts'
import {
  areNumbers,
  numbersTyped,
  TrackingFields,
  trackingText,
  type TypedTracking,
} from './tracking-fields.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

export interface OrderFormProps {
  order: StaffOrder
  decision: OrderAction
}

/** Ships all that is left, or the cases that are chosen. */
export function ShipOrder({ order, decision }: OrderFormProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [tracking, setTracking] = useState(() => untyped(order))
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, moves } = order
  const paidBack = paidBackText(order)
  const warning = paidBack ?? owedFirstText(order)
  if (!moves.includes('ship')) return null
  const lines = linesLeft(order, chosen)
  const cases = countCases(lines)
  const rest = lines.reduce((sum, { left }) => sum + left, 0) - cases
  const numbers = numbersTyped(tracking)
  const check = () => {
    setChecked(true)
    return cases > 0 && areNumbers(numbers)
  }
  const confirm = async () => {
    const sent = lines.flatMap(({ model, quantity }) => (quantity > 0 ? [{ model, quantity }] : []))
    const body = { id, version, numbers, carrier: tracking.carrier || null, lines: sent }
    if (!(await decision.press({ call: 'shipOrder', body }))) return
    setChosen(new Map())
    setTracking(untyped(order))
    setChecked(false)
  }
  return (
    <DecisionForm
      title="Ship"
      action="Ship"
      tone="primary"
      question={`Ship ${counted(cases, 'case')} of order ${id}?`}
      consequence={`${warning === null ? '' : `${warning} `}${rest === 0 ? 'Nothing is left after it' : `${counted(rest, 'case')} will be left`}. ${email} is told, ${trackingText(tracking.carrier, numbers)}.`}
      isPending={decision.isPending}
      onCheck={check}
      onConfirm={confirm}
    >
      {warning !== null && (
        <Notice tone="warn">
          {warning}{' '}
          {paidBack === null
            ? 'It is due before the order ships: record the payment first.'
            : 'Cancel the order, unless its cases are to go for nothing.'}
        </Notice>
      )}
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
      {isChecked && cases === 0 && <p role="alert">Choose at least one case.</p>}
      <TrackingFields
        carriers={order.carriers}
        value={tracking}
        isChecked={isChecked}
        onChange={setTracking}
      />
    </DecisionForm>
  )
}

const untyped = ({ carrier }: StaffOrder): TypedTracking => ({ numbers: [''], carrier: carrier ?? '' })

const linesLeft = ({ lines }: StaffOrder, chosen: ReadonlyMap<string, number>) =>
  lines.flatMap(({ products_model: model, products_name: name, ordered, shipped }) => {
    const left = ordered - shipped
    return left > 0 ? [{ model, name, left, quantity: Math.min(left, chosen.get(model) ?? left) }] : []
  })
