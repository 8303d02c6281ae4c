import { useState } from 'react'
import { PAID_BY } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { timeText } from '#src/views/orders/order-dates.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { ReasonField } from '#src/views/staff/reason-field.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

type Payment = StaffOrder['payments'][number]

/** Money that came for an order: when, how, who recorded it, and the reference. */
export function OrderPayments({ order: { payments } }: { order: StaffOrder }) {
  if (payments.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-label="Payments" className={desk.decision}>
      <h3>Payments</h3>
      <ol className={css.history}>
        {payments.map((payment) => (
          <li key={payment.id} className={css.entry}>
            <strong>{paymentText(payment)}</strong>
            {payment.reference !== null && <span>Reference: {payment.reference}</span>}
            {payment.reason !== null && payment.reason !== '' && <span>{payment.reason}</span>}
            <span className={desk.small}>
              <time dateTime={payment.at}>{timeText(payment.at)}</time>
              {payment.how !== 'card' && ` · ${payment.staff ?? 'the shop or a command'}`}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

const paymentText = ({ amount, how }: Payment): string =>
  amount < 0 ? `${formatMoney(-amount)} ${PAID_BY[how]} taken back` : `${formatMoney(amount)} ${PAID_BY[how]}`

/** Takes back a payment that was recorded by mistake. */
export function TakeBackPayment({ order, decision }: OrderFormProps) {
  const [chosen, setChosen] = useState('')
  const [written, setWritten] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, payments } = order
  const open = payments.filter(({ can_be_taken_back }) => can_be_taken_back)
  if (open.length === 0) return null
  const payment = open.find((each) => each.id === chosen)
  const reason = written.trim()
  const confirm = async () => {
    if (!payment) return
    const body = { id, version, payment: payment.id, reason }
    if (!(await decision.press({ call: 'takeBackPayment', body }))) return
    setChosen('')
    setWritten('')
    setChecked(false)
  }
  return (
    <DecisionForm
      title="Take back a payment"
      action="Take back"
      tone="danger"
      question={payment ? `Take back ${paymentText(payment)}?` : ''}
      consequence={`It was recorded by mistake, and is owed again. ${email} is told that the receipt is not valid, and reads: ${reason}`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return payment !== undefined && reason !== ''
      }}
      onConfirm={confirm}
    >
      <SelectField
        label="Payment"
        error={isChecked && payment === undefined ? 'Choose a payment.' : undefined}
        value={payment?.id ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">Choose</option>
        {open.map((each) => (
          <option key={each.id} value={each.id}>
            {paymentText(each)}
            {each.reference !== null && `, ${each.reference}`}
          </option>
        ))}
      </SelectField>
      <ReasonField reason={written} isMissing={isChecked && reason === ''} onChange={setWritten} />
    </DecisionForm>
  )
}
