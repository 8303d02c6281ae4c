import { refuseWaitInsideTransaction } from '#server/database/transaction.ts'
import type { CardOutcome } from './card-gateway.ts'

/** In milliseconds. */
export const GATEWAY_TIMEOUT = 10_000

/** Resolves with the outcome, or with `unknown` on failure or timeout. */
export async function withTimeout(
  outcome: Promise<CardOutcome>,
  timeout = GATEWAY_TIMEOUT,
): Promise<CardOutcome> {
  refuseWaitInsideTransaction()
  const late = Promise.withResolvers<CardOutcome>()
  const timer = setTimeout(() => late.resolve({ kind: 'unknown' }), timeout)
  timer.unref()
  try {
    return await Promise.race([outcome, late.promise])
  } catch {
    return { kind: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}
