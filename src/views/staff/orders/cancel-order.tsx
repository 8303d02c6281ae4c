import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { formatMoney, toWire } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { decision as box } from '#src/views/staff/desk.css.ts'
import { ReasonedDecision } from '#src/views/staff/reasoned-decision.tsx'
import type { OrderFormProps } from './ship-order.tsx'

/** Cancels an order of which nothing has shipped, or says why an open one cannot be. */
export function CancelOrder({ order, decision }: OrderFormProps) {
  const { id, version, email, refundable, status_id, cancel_obstacle } = order
  if (!ORDER_STATUSES.open.some((open) => open === status_id)) return null
  if (cancel_obstacle !== null)
    return (
      <section aria-label="Cancel" className={box}>
        <h3>Cancel</h3>
        <p>{cancel_obstacle}</p>
      </section>
    )
  const confirm = (reason: string) => {
    const body = { id, version, refund: toWire(refundable), reason }
    return decision.press({ call: 'cancelOrder', body })
  }
  return (
    <ReasonedDecision
      title="Cancel"
      action="Cancel order"
      dismissal="Keep the order"
      question={
        refundable === 0 ? `Cancel order ${id}?` : `Cancel order ${id} and refund ${formatMoney(refundable)}?`
      }
      consequence={`${moneyText(order)}, its goods are for sale again, and it cannot be opened again.`}
      email={email}
      isPending={decision.isPending}
      onConfirm={confirm}
    />
  )
}

function moneyText({ refundable, card_refundable, card }: StaffOrder): string {
  if (refundable === 0) return 'Nothing is refunded'
  const toCard = `${formatMoney(card_refundable)} goes back to ${card ?? 'the card'}`
  const byHand = `${formatMoney(refundable - card_refundable)} was paid without the card: give it back and record it as a refund`
  if (card_refundable === refundable) return toCard
  return card_refundable === 0 ? byHand : `${toCard}, ${byHand}`
}
