import { setTimeout as pause } from 'node:timers/promises'
import type { CardOutcome } from './card-gateway.ts'

/** milliseconds that a gateway gets for its answer */
export const GATEWAY_PATIENCE = 10_000

/** The outcome, or unknown when it fails or does not come in time. */
export async function within(
  outcome: Promise<CardOutcome>,
  patience = GATEWAY_PATIENCE,
): Promise<CardOutcome> {
  const watch = new AbortController()
  const late = pause(patience, { kind: 'unknown' } as const, { signal: watch.signal, ref: false })
  try {
    return await Promise.race([outcome, late])
  } catch {
    return { kind: 'unknown' }
  } finally {
    watch.abort()
    late.catch(() => undefined)
  }
}
