import { counted } from '#contract/platform/format-count.ts'
import { cancellable } from '#contract/orders/order-credit.ts'
import { useState } from 'react'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { formatMoney, toWire } from '#contract/platform/money.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { ReasonField } from '#src/views/staff/reason-field.tsx'
import { CaseSteppers, casesOf, countOf, NO_CASES } from './case-steppers.tsx'
import { lessText, splitOf, worthOf } from './order-worth.ts'
import type { OrderFormProps } from './ship-order.tsx'

/** Cancels some cases of an order that have not shipped. */
export function CancelCases({ order, decision }: OrderFormProps) {
  const [chosen, setChosen] = useState(NO_CASES)
  const [restock, setRestock] = useState(true)
  const [written, setWritten] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, status_id, positions, shipped } = order
  const left = positions.reduce((sum, each) => sum + cancellable(each), 0)
  const isOpen = ORDER_STATUSES.open.some((open) => open === status_id)
  // the last case that never shipped is cancelled with the order
  if (!isOpen || left === 0 || (left === 1 && shipped === 0)) return null
  const [count, reason] = [countOf(chosen), written.trim()]
  const amount = worthOf(order, chosen, [])
  const { back, less } = splitOf(order, amount)
  const isAll = count === left && shipped === 0
  const confirm = async () => {
    const body = { id, version, cases: casesOf(chosen), restock, reason, amount: toWire(amount) }
    if (!(await decision.press({ call: 'cancelCases', body }))) return
    setChosen(NO_CASES)
    setWritten('')
    setChecked(false)
  }
  const refund = back > 0 ? ` and refund ${formatMoney(back)}` : ''
  const what = counted(count, 'case')
  return (
    <DecisionForm
      title="Cancel cases"
      action={count === 0 ? 'Cancel cases' : `Cancel ${what}${refund}`}
      dismissal="Keep them"
      tone="danger"
      question={`Cancel ${what} of order ${id}${refund}?`}
      consequence={`The order costs ${formatMoney(amount)} less.${lessText(less)} ${restock ? 'The cases are for sale again.' : 'The cases are not put back in stock.'} ${email} reads: ${reason}`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return count > 0 && !isAll && reason !== ''
      }}
      onConfirm={confirm}
    >
      <CaseSteppers
        label="Cases to cancel"
        {...{ positions, chosen }}
        mostOf={cancellable}
        onChange={setChosen}
      />
      {isChecked && count === 0 && <p role="alert">Choose at least one case.</p>}
      {isChecked && isAll && <p role="alert">Nothing would be left: cancel the order instead.</p>}
      <Checkbox
        label="Put the cases back in stock"
        checked={restock}
        onChange={({ currentTarget }) => setRestock(currentTarget.checked)}
      />
      <ReasonField reason={written} isMissing={isChecked && reason === ''} onChange={setWritten} />
    </DecisionForm>
  )
}
