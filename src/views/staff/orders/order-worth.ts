import { creditOf, isTickedFee } from '#contract/orders/order-credit.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { ChosenCases } from './case-steppers.tsx'

/** What an order costs less in cents without these cases and fees, as the server computes it. */
export function worthOf(
  { positions, fees, due }: StaffOrder,
  cases: ChosenCases,
  ticked: readonly string[],
): number {
  const lines = positions.map(({ position, final_price, quantity, cancelled, returned }) => ({
    position,
    cents: final_price,
    quantity,
    gone: cancelled + returned,
  }))
  const charged = fees.map(({ name, amount }) => ({ name, cents: amount }))
  return Math.min(due, creditOf({ lines, fees: charged }, cases, ticked))
}

/** The fees that can still be given back as a whole. */
export const openFees = ({ fees, credited_fees }: StaffOrder) =>
  fees.filter(({ name, amount }) => amount > 0 && isTickedFee(name) && !credited_fees.includes(name))

/** Of what an order costs less: what goes back, and what is only owed less. */
export function splitOf({ owed }: Pick<StaffOrder, 'owed'>, amount: number) {
  const less = Math.min(amount, owed ?? 0)
  return { back: amount - less, less }
}

/** In a sentence. */
export const lessText = (less: number): string => (less === 0 ? '' : ` ${formatMoney(less)} less is owed.`)

/** What is owed although it was due before the goods leave, as that of a deposit; null: nothing. */
export const owedFirstText = ({
  owed,
  payment_method,
}: Pick<StaffOrder, 'owed' | 'payment_method'>): string | null =>
  owed === null || payment_method === 'net_terms' ? null : `${formatMoney(owed)} is still owed.`

/** What to know before an order is shipped whose customer has all the money back; null: something is still paid for. */
export const paidBackText = ({ due, credited }: Pick<StaffOrder, 'due' | 'credited'>): string | null =>
  due === 0 && credited > 0 ? 'All that it cost is given back.' : null
