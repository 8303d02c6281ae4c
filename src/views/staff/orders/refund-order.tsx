import { useState } from 'react'
import { PAID_BY, PAYMENT_WAYS, type PaymentWay } from '#contract/orders/order-payments.ts'
import { formatMoney, parseDollars, toWire } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { refundOrder } from '#src/services/staff/order-desk-queries.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { ReasonField } from '#src/views/staff/reason-field.tsx'
import { ReferenceField } from './record-payment.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import { useOrderPress } from './use-order-press.ts'

/** Refunds an amount to the card, or records one that was made in another way. */
export function RefundOrder({ order, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const [chosen, setChosen] = useState<PaymentWay | null>(null)
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const [written, setWritten] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, refundable, card_refundable } = order
  if (refundable === 0) return null
  const how = chosen ?? (card_refundable > 0 ? 'card' : 'check')
  const most = how === 'card' ? card_refundable : refundable
  const reason = written.trim()
  const amount = parseDollars(typed) ?? 0
  const isRight = amount > 0 && amount <= most
  const confirm = async () => {
    const number = how === 'card' ? '' : reference.trim()
    const body = { id, version, amount: toWire(amount), reason, how, reference: number }
    if (!(await press((request_id) => refundOrder(call, { ...body, request_id })))) return
    setTyped('')
    setReference('')
    setWritten('')
    setChecked(false)
  }
  return (
    <DecisionForm
      title="Refund"
      action="Refund"
      tone="danger"
      question={`Refund ${formatMoney(amount)} of order ${id}?`}
      consequence={`${wayText(order, how)} ${formatMoney(refundable - amount)} of what was paid will be left. ${email} reads: ${reason}`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return isRight && reason !== ''
      }}
      onConfirm={confirm}
    >
      <SelectField
        label="How it goes back"
        hint={how === 'card' ? undefined : 'Give it back first, then record it here.'}
        value={how}
        onChange={({ currentTarget }) =>
          setChosen(PAYMENT_WAYS.find((each) => each === currentTarget.value) ?? null)
        }
      >
        {PAYMENT_WAYS.filter((each) => each !== 'card' || card_refundable > 0).map((each) => (
          <option key={each} value={each}>
            {each === 'card' ? 'to the card' : PAID_BY[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint={`At most ${formatMoney(most)}.`}
        error={isChecked && !isRight ? `At most ${formatMoney(most)} can be refunded.` : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {how !== 'card' && <ReferenceField reference={reference} onChange={setReference} />}
      <ReasonField reason={written} isMissing={isChecked && reason === ''} onChange={setWritten} />
    </DecisionForm>
  )
}

const wayText = ({ card }: StaffOrder, how: PaymentWay): string =>
  how === 'card' ? `It goes back to ${card ?? 'the card'}.` : `You have given it back ${PAID_BY[how]}.`
