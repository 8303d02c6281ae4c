import { refuseWaitInsideTransaction } from '#server/platform/database/transaction.ts'

/** In milliseconds. */
export const GATEWAY_TIMEOUT = 10_000

interface Unknown {
  readonly kind: 'unknown'
}

/** Resolves with the outcome, or with `unknown` on failure, timeout or abort. */
export async function withTimeout<Outcome>(
  outcome: Promise<Outcome | Unknown>,
  timeout = GATEWAY_TIMEOUT,
  signal?: AbortSignal,
): Promise<Outcome | Unknown> {
  refuseWaitInsideTransaction()
  const late = Promise.withResolvers<Unknown>()
  const timer = setTimeout(() => late.resolve({ kind: 'unknown' }), timeout)
  timer.unref()
  try {
    return await Promise.race([unlessAborted(outcome, signal), late.promise])
  } catch {
    return { kind: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}

/** The same as the promise; rejects at once when the signal is aborted, whatever becomes of the promise. */
export async function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    return await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
