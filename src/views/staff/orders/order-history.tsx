import type { ReactNode } from 'react'
import { formatMoney } from '#contract/platform/money.ts'
import type { OrderEmail, StaffOrder } from '#contract/staff/staff-orders.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { timeText } from '#src/views/orders/order-dates.ts'
import { SendEmailAgain } from './send-email-again.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

interface Entry {
  readonly key: string
  readonly at: string
  readonly title: ReactNode
  readonly text: string
  readonly isNote?: boolean
  readonly email?: OrderEmail
}

/** Statuses, shipments, refunds, e-mails, and what staff did and noted: the latest first. */
export function OrderHistory({ order, decision }: OrderFormProps) {
  const entries = entriesOf(order).toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <Stack as="section" gap={12} aria-label="History" className={desk.decision}>
      <h3>History</h3>
      <ol className={css.history}>
        {entries.map(({ key, at, title, text, isNote, email }) => (
          <li key={key} className={`${css.entry} ${isNote ? css.note : ''}`}>
            <strong>{title}</strong>
            {text !== '' && <span>{text}</span>}
            <time dateTime={at} className={desk.small}>
              {timeText(at)}
            </time>
            {email && <SendEmailAgain {...{ order, decision }} sent={email} />}
          </li>
        ))}
      </ol>
    </Stack>
  )
}

const NAMES = {
  status: 'Status',
  ship: 'Shipment',
  cancel: 'Cancelled',
  refund: 'Refund',
  payment: 'Payment',
  email: 'E-mail',
} as const
const EMAILS = { sent: '', waiting: ', not sent yet', failed: ', could not be sent' } as const
const REFUNDS = {
  done: 'Refund made',
  pending: 'Refund not confirmed yet',
  declined: 'Refund declined by the payment provider',
} as const

function entriesOf({ events, shipments, refunds, emails, actions }: StaffOrder): readonly Entry[] {
  return [
    ...events.map(({ at, status_id, status_name }) => ({
      key: `event ${at} ${status_id}`,
      at,
      title: status_name,
      text: '',
    })),
    ...shipments.map(({ id, at, carrier, numbers, lines, voided }) => ({
      key: `shipment ${id}`,
      at,
      title: shipmentTitle(
        [carrier ?? 'Shipment', numbers.map(({ number }) => number).join(', ')].join(' ').trim(),
        voided !== null,
      ),
      text: lines.map(({ model, quantity }) => `${quantity} × ${model}`).join(', '),
    })),
    ...refunds.map(({ id, at, amount, state, reason, reference, code }) => ({
      key: `refund ${id}`,
      at,
      title: `${REFUNDS[state]}: ${formatMoney(amount)}`,
      text: [reason, reference, code && `(${code})`].filter((each) => each).join(' '),
    })),
    ...emails.map((email) => ({
      key: `email ${email.key}`,
      at: email.at,
      title: `E-mail: ${email.subject}`,
      text: `To ${email.to}${EMAILS[email.state]}`,
      email,
    })),
    ...actions.map(({ kind, at, text, staff }, index) => ({
      key: `action ${index}`,
      at,
      title: `${kind === 'note' ? 'Note' : NAMES[kind]} by ${staff ?? 'the shop or a command'}`,
      text,
      isNote: kind === 'note',
    })),
  ]
}

const shipmentTitle = (text: string, isVoided: boolean): ReactNode =>
  isVoided ? (
    <>
      Voided: <s>{text}</s>
    </>
  ) : (
    text
  )
