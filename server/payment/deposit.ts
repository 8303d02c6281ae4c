import { formatMoney } from '#contract/money.ts'

/** What is wrong with a deposit on this total, a sentence each. Cents; none and nothing both mean: all of it is paid. */
export function depositFaults(deposit: number | null, total: number): readonly string[] {
  if (deposit === null) return []
  if (deposit < 0) return ['The deposit must not be negative.']
  return deposit > total ? [`The deposit is more than the total of ${formatMoney(total)}.`] : []
}
