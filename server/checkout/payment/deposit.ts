import { formatMoney } from '#contract/platform/money.ts'

/** Validates a deposit against this total, in cents; one sentence per error. Null and 0 both mean payment in full. */
export function depositErrors(deposit: number | null, total: number): readonly string[] {
  if (deposit === null) return []
  if (deposit < 0) return ['The deposit must not be negative.']
  return deposit > total ? [`The deposit is more than the total of ${formatMoney(total)}.`] : []
}
