import { returnable } from '#contract/orders/order-credit.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { CaseSteppers, type ChosenCases, casesOf, NO_CASES } from './case-steppers.tsx'
import { openFees, worthOf } from './order-worth.ts'

/** What a refund is for; nothing chosen: an amount alone. */
export interface Returned {
  readonly cases: ChosenCases
  /** names of fees that go back as a whole */
  readonly fees: readonly string[]
  readonly restock: boolean
}

export const NOTHING_RETURNED: Returned = { cases: NO_CASES, fees: [], restock: false }

/** What it comes to in cents; null: nothing is chosen. */
export const returnedWorth = (order: StaffOrder, { cases, fees }: Returned): number | null =>
  casesOf(cases).length + fees.length === 0 ? null : worthOf(order, cases, fees)

/** Whether something of an order can come back. */
export const canReturn = (order: StaffOrder): boolean =>
  order.due > 0 && (order.positions.some((each) => returnable(each) > 0) || openFees(order).length > 0)

interface ReturnedGoodsProps {
  order: StaffOrder
  returned: Returned
  onChange: (returned: Returned) => void
}

/** Cases that came back, and fees that go back as a whole; nothing where nothing can. */
export function ReturnedGoods({ order, returned, onChange }: ReturnedGoodsProps) {
  const { positions } = order
  const { cases, fees, restock } = returned
  if (!canReturn(order)) return null
  const hasShipped = positions.some((each) => returnable(each) > 0)
  return (
    <>
      {hasShipped && (
        <CaseSteppers
          label="Cases to refund"
          positions={positions}
          mostOf={returnable}
          chosen={cases}
          onChange={(next) => onChange({ ...returned, cases: next })}
        />
      )}
      {casesOf(cases).length > 0 && (
        <Checkbox
          label="Put the cases back in stock"
          checked={restock}
          onChange={({ currentTarget }) => onChange({ ...returned, restock: currentTarget.checked })}
        />
      )}
      {openFees(order).map(({ name, amount }) => (
        <Checkbox
          key={name}
          label={`${name}, ${formatMoney(amount)}`}
          checked={fees.includes(name)}
          onChange={({ currentTarget }) =>
            onChange({
              ...returned,
              fees: currentTarget.checked ? [...fees, name] : fees.filter((each) => each !== name),
            })
          }
        />
      ))}
    </>
  )
}
