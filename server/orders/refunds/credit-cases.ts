import {
  cancellable,
  type CreditedOrder,
  creditOf,
  isTickedFee,
  returnable,
} from '#contract/orders/order-credit.ts'
import { PAID_BY, type PaymentWay } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { lockStock, releaseStock } from '#server/checkout/submission/stock.ts'
import type { OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { feesOf } from '#server/orders/order-rows.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { issueCreditNote } from '#server/sheets/papers/issued-credit-note.ts'
import { array, bool, int4, json, text, textOf, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { creditedFeesOf, type OrderPosition, positionsOf } from './order-positions.ts'
import { writeCredit } from './write-credit.ts'
import { writeRefund, writeRefundByHand } from './write-refund.ts'

/** Cases of a line, by its position in the order. */
export interface CreditedCases {
  readonly position: number
  readonly quantity: number
}

const writeLines = statement({
  name: 'credit-lines',
  sql: `with m as (select position, quantity from json_to_recordset(:cases::json) as m (position int, quantity int)),
     l as (insert into credit_lines (credit_id, order_id, position, cases, kind, is_restocked)
       select :id::uuid, :orderId::int, m.position, m.quantity, :kind::text, :isRestocked from m)
   update order_lines l set cancelled = l.cancelled + case :kind::text when 'cancelled' then m.quantity else 0 end,
     returned = l.returned + case :kind::text when 'returned' then m.quantity else 0 end
   from m where l.order_id = :orderId::int and l.position = m.position`,
  params: {
    id: uuid,
    orderId: int4,
    kind: textOf<CaseCredit['kind']>(),
    isRestocked: bool,
    cases: json<readonly CreditedCases[]>(),
  },
})
const writeFees = statement({
  name: 'credit-fees',
  sql: 'insert into credit_fees (credit_id, order_id, name) select :id, :orderId, unnest(:names::text[])',
  params: { id: uuid, orderId: int4, names: array(text) },
})

export interface CaseCredit extends OrderAction {
  /** before they shipped, or after it */
  readonly kind: 'cancelled' | 'returned'
  /** of each position at most once */
  readonly cases: readonly CreditedCases[]
  /** names of fees that go back as a whole */
  readonly fees: readonly string[]
  /** the cases are for sale again */
  readonly isRestocked: boolean
  /** cents that the order costs less; null: what the cases and fees come to, as far as the order still costs it */
  readonly amountCents: number | null
  readonly reason: string
  readonly how: PaymentWay
  readonly reference: string | null
}

/** Amounts in cents. */
export interface Credited {
  readonly credit: number
  readonly lines: readonly { readonly model: string; readonly name: string; readonly quantity: number }[]
  /** to the card or by hand, with an e-mail of its own */
  readonly refund: number
  /** that is to be given back by hand besides */
  readonly toGiveBack: number
  /** after it */
  readonly owed: number
}

/**
 * Takes cases and fees of a locked order back: it costs less, and what was paid for them is refunded under the request id. The
 * order owes less first where it is not paid.
 */
export async function creditCases(
  trx: Transaction,
  order: StaffOrder,
  credit: CaseCredit,
): Promise<Credited> {
  const { orderId, requestId: id, kind, cases, fees, isRestocked, reason, now } = credit
  const positions = await positionsOf(trx, order, await linesOfOrder(trx, orderId))
  const chosen = cases.map((each) => positionFor(order, positions, credit, each))
  const before = await moneyOfOrder(trx, orderId)
  const worth = Math.min(before.due, await worthOf(trx, credit, positions))
  const amount = credit.amountCents ?? worth
  if (amount > before.due) throw new FulfillmentError(`At most ${formatMoney(before.due)} can be refunded.`)
  await writeCredit(trx, { id, orderId, cents: amount, now })
  await writeLines(trx, { id, orderId, kind, isRestocked, cases })
  await writeFees(trx, { id, orderId, names: [...new Set(fees)] })
  if (isRestocked) {
    await lockStock(trx, chosen)
    await releaseStock(trx, chosen)
  }
  const after = await moneyOfOrder(trx, orderId)
  const back = after.overpaid - before.overpaid
  const refund = await refundOf(trx, order, credit, Math.min(back, after.cardLeft), back)
  await issueCreditNote(trx, { id, reason, now })
  return { credit: amount, lines: chosen, refund, toGiveBack: back - refund, owed: after.owed }
}

/** What cases and fees come to; throws when a fee cannot be given back. */
async function worthOf(
  trx: Transaction,
  { orderId, cases, fees: ticked }: CaseCredit,
  positions: readonly OrderPosition[],
): Promise<number> {
  const [fees, credited] = [await feesOf(trx, { orderIds: [orderId] }), await creditedFeesOf(trx, orderId)]
  for (const name of ticked) {
    if (!isTickedFee(name) || !fees.some((fee) => fee.name === name))
      throw new FulfillmentError(`Order ${orderId} has no ${name} to give back.`)
    if (credited.includes(name)) throw new FulfillmentError(`${name} was given back already.`)
  }
  const order: CreditedOrder = {
    fees,
    lines: positions.map(({ position, cents, quantity, cancelled, returned }) => ({
      position,
      cents,
      quantity,
      gone: cancelled + returned,
    })),
  }
  return creditOf(order, new Map(cases.map(({ position, quantity }) => [position, quantity])), ticked)
}

function positionFor(
  { id }: StaffOrder,
  positions: readonly OrderPosition[],
  { kind, cases }: CaseCredit,
  { position, quantity }: CreditedCases,
) {
  const line = positions.find((each) => each.position === position)
  if (!line || cases.filter((each) => each.position === position).length > 1)
    throw new FulfillmentError(`Order ${id} has no line ${position}, or it is named twice.`)
  const { product_id, model, name } = line
  const left = kind === 'cancelled' ? cancellable(line) : returnable(line)
  if (quantity > left)
    throw new FulfillmentError(
      kind === 'cancelled'
        ? `Of ${model} ${left} can be cancelled, not ${quantity}.`
        : `Of ${model} ${left} can come back, not ${quantity}.`,
    )
  return { product_id, model, name, quantity }
}

/** Resolves with what is refunded: to the card at most what it was charged, by hand all of it. */
async function refundOf(
  trx: Transaction,
  { customer_id: customerId }: StaffOrder,
  { requestId: id, orderId, how, reference, reason, by, now }: CaseCredit,
  toCard: number,
  back: number,
): Promise<number> {
  const amountCents = how === 'card' ? toCard : back
  if (amountCents === 0) return 0
  const refund = { id, orderId, amountCents, staffId: by?.id ?? null, reason, now }
  if (how === 'card') await writeRefund(trx, refund)
  else await writeRefundByHand(trx, { ...refund, customerId, how, reference })
  return amountCents
}

/** For staff, such as "$40.00 to be refunded, $60.00 less is owed". */
export function creditText({ credit, refund, toGiveBack }: Credited, how: PaymentWay): string {
  const less = credit - refund - toGiveBack
  const parts = [
    refund > 0
      ? `${formatMoney(refund)} ${how === 'card' ? 'to be refunded' : `refunded ${PAID_BY[how]}`}`
      : '',
    toGiveBack > 0 ? `${formatMoney(toGiveBack)} to be given back by hand` : '',
    less > 0 ? `${formatMoney(less)} less is owed` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'nothing to be refunded' : parts.join(', ')
}
