import { useState } from 'react'
import { PAID_BY, PAYMENT_WAYS, type PaymentWay } from '#contract/orders/order-payments.ts'
import { formatMoney, parseDollars, toWire } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { ReasonField } from '#src/views/staff/reason-field.tsx'
import { casesOf } from './case-steppers.tsx'
import { lessText, splitOf } from './order-worth.ts'
import { ReferenceField } from './record-payment.tsx'
import { canReturn, NOTHING_RETURNED, ReturnedGoods, returnedWorth } from './returned-goods.tsx'
import type { OrderFormProps } from './ship-order.tsx'

/** Refunds cases, fees or an amount to the card, or records what was given back in another way. */
export function RefundOrder({ order, decision }: OrderFormProps) {
  const [returned, setReturned] = useState(NOTHING_RETURNED)
  const [chosenWay, setWay] = useState<PaymentWay | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [reference, setReference] = useState('')
  const [written, setWritten] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, refundable, card_refundable, due } = order
  if (refundable === 0 && !canReturn(order)) return null
  const how = chosenWay ?? (card_refundable > 0 || refundable === 0 ? 'card' : 'check')
  const worth = returnedWorth(order, returned)
  const most = worth === null ? mostBy(order, how) : due
  const text = typed ?? (worth === null ? '' : (worth / 100).toFixed(2))
  const amount = parseDollars(text) ?? 0
  const isRight = amount > 0 && amount <= most
  const { back, less } = worth === null ? { back: amount, less: 0 } : splitOf(order, amount)
  const reason = written.trim()
  const action = isRight ? actionText(back, less) : 'Refund'
  const confirm = async () => {
    const { fees, restock } = returned
    const goods = { cases: casesOf(returned.cases), fees: [...fees], restock }
    const way = { how, reference: how === 'card' ? '' : reference.trim() }
    const body = { id, version, ...goods, ...way, amount: toWire(amount), reason }
    if (!(await decision.press({ call: 'refundOrder', body }))) return
    setReturned(NOTHING_RETURNED)
    setTyped(null)
    setReference('')
    setWritten('')
    setChecked(false)
  }
  return (
    <DecisionForm
      title="Refund"
      action={action}
      tone="danger"
      question={`${action} of order ${id}?`}
      consequence={`${wayText(order, how, back)}${lessText(less)} ${email} reads: ${reason}`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return isRight && reason !== ''
      }}
      onConfirm={confirm}
    >
      <ReturnedGoods
        {...{ order, returned }}
        onChange={(next) => {
          setReturned(next)
          setTyped(null)
        }}
      />
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint={hintText(most)}
        error={isChecked && !isRight ? errorText(most) : undefined}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {refundable > 0 && <RefundWay {...{ order, how }} onChange={setWay} />}
      {how !== 'card' && <ReferenceField reference={reference} onChange={setReference} />}
      <ReasonField reason={written} isMissing={isChecked && reason === ''} onChange={setWritten} />
    </DecisionForm>
  )
}

const mostBy = ({ card_refundable, refundable }: StaffOrder, how: PaymentWay): number =>
  how === 'card' ? card_refundable : refundable

const hintText = (most: number): string =>
  most === 0
    ? 'Nothing was paid: choose goods or fees, which are taken off what is owed.'
    : `At most ${formatMoney(most)}.`

const errorText = (most: number): string =>
  most === 0 ? 'Choose what is refunded.' : `At most ${formatMoney(most)} can be refunded.`

const actionText = (back: number, less: number): string =>
  back > 0 ? `Refund ${formatMoney(back)}` : `Take ${formatMoney(less)} off what is owed`

function wayText({ card, card_refundable }: StaffOrder, how: PaymentWay, back: number): string {
  if (back === 0) return 'Nothing goes back.'
  if (how !== 'card') return `You have given it back ${PAID_BY[how]}.`
  const toCard = `It goes back to ${card ?? 'the card'}.`
  const byHand = back - card_refundable
  return byHand > 0
    ? `${formatMoney(card_refundable)} goes back to ${card ?? 'the card'}; give ${formatMoney(byHand)} back by hand, then record it.`
    : toCard
}

interface RefundWayProps {
  order: StaffOrder
  how: PaymentWay
  onChange: (how: PaymentWay) => void
}

const RefundWay = ({ order: { card_refundable }, how, onChange }: RefundWayProps) => (
  <SelectField
    label="How it goes back"
    hint={how === 'card' ? undefined : 'Give it back first, then record it here.'}
    value={how}
    onChange={({ currentTarget }) =>
      onChange(PAYMENT_WAYS.find((each) => each === currentTarget.value) ?? how)
    }
  >
    {PAYMENT_WAYS.filter((each) => each !== 'card' || card_refundable > 0).map((each) => (
      <option key={each} value={each}>
        {each === 'card' ? 'to the card' : PAID_BY[each]}
      </option>
    ))}
  </SelectField>
)
