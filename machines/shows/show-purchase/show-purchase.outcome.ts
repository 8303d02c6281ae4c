import { failureOf } from '#contract/platform/failure.ts'
import type { AddedLine } from '#contract/quick-order/lines.ts'
import type { ShowPurchaseContext } from './show-purchase.types.ts'

export const areAllAdded = (lines: readonly AddedLine[]): boolean =>
  lines.every(({ status }) => status === 'added')

/** The server answered the first attempt with a refusal, so nothing was added; after anything else it is not known. */
export function isRefusal(thrown: unknown, { isRepeated }: ShowPurchaseContext): boolean {
  const failure = failureOf(thrown)
  return !isRepeated && failure.kind === 'status' && failure.status >= 400 && failure.status < 500
}

/** Narrows a value that the state guarantees. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('the state of the purchase promises a value')
  return value
}
