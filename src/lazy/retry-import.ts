import { CHUNK_TIMEOUT } from '#contract/constants.ts'
import { FAILURE_MESSAGES } from '#contract/failure-messages.ts'

export interface RetriedImport<M> {
  /**
   * Resolves with the module. Concurrent calls share one attempt; a call after a failure starts a new one. @throws
   * `Loading chunk failed` when the script cannot be fetched or times out
   */
  readonly load: () => Promise<M>
  /** Fetches the script in advance, without a timeout; a failure is retried by `load`. */
  readonly preload: () => void
}

type FailureListener = () => boolean
const failureListeners = new Set<FailureListener>()

/**
 * Subscribes to the first failure of each script, which may mean that its build was replaced. While a listener returns
 * false, because it does not handle the failure at present, the next failure of the script is reported too.
 */
export function subscribeToImportFailures(listener: FailureListener): void {
  failureListeners.add(listener)
}

const isFailureHandled = (): boolean => [...failureListeners].map((notify) => notify()).every(Boolean)

/** Wraps a dynamic import with timeout and retry; used for lazy components, pages and machines alike. */
export function retryImport<M>(importModule: () => Promise<M>, limit = CHUNK_TIMEOUT): RetriedImport<M> {
  let pending: Promise<M> | null = null
  let firstFailure: { readonly reason: unknown } | null = null
  let failures = 0
  let isReported = false
  const fail = (attempt: Promise<M>, reason: unknown) => {
    if (pending !== attempt) return
    pending = null
    failures++
    firstFailure ??= { reason }
    isReported ||= isFailureHandled()
  }
  const attempt = (): Promise<M> => {
    if (pending !== null) return pending
    const started =
      firstFailure === null ? importModule() : importAgain(importModule, firstFailure.reason, failures)
    pending = started
    started.catch((reason: unknown) => fail(started, reason))
    return started
  }
  return {
    load: async () => {
      const started = attempt()
      try {
        return await withLimit(started, limit)
      } catch (reason) {
        fail(started, reason)
        throw new Error(FAILURE_MESSAGES.chunkFailed, { cause: reason })
      }
    },
    preload: () => void attempt().catch(() => undefined),
  }
}

function withLimit<M>(pending: Promise<M>, limit: number): Promise<M> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), limit)
    pending.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const ADDRESS = /https?:\S+\.js/

/**
 * Browsers cache failed module fetches, so a retry adds a query to the URL. Where the error contains no URL, the same
 * one is requested again.
 */
async function importAgain<M>(importModule: () => Promise<M>, reason: unknown, failures: number): Promise<M> {
  const [address] = ADDRESS.exec(reason instanceof Error ? reason.message : '') ?? []
  if (address === undefined) return importModule()
  const otherAddress = `${address}?again=${failures}`
  // the same module under another URL
  return (await import(/* @vite-ignore */ otherAddress)) as M
}
