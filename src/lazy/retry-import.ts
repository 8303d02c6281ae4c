import { CHUNK_TIMEOUT } from '#contract/platform/constants.ts'
import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'

/** A script could not be fetched, ran into the timeout, or is one that the browser does not ask for again. */
export class ImportFailure extends Error {
  /** the script itself can be fetched, so one that it imports is kept as failed until the page is reloaded */
  readonly needsReload: boolean

  constructor(cause: unknown, needsReload: boolean) {
    super(FAILURE_MESSAGES.chunkFailed, { cause })
    this.needsReload = needsReload
  }
}

export interface RetriedImport<M> {
  /**
   * Resolves with the module. Concurrent calls share one attempt; a call after a failure starts a new one. An attempt
   * that fails after the network returned is repeated. @throws ImportFailure
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
  let failures = 0
  let firstReason: unknown
  let isReported = false
  /** the network returned while it was pending, so it may have begun without it */
  let outdated: Promise<M> | null = null
  // the server has no network events
  globalThis.addEventListener?.('online', () => {
    outdated = pending
  })
  const fail = (attempt: Promise<M>, reason: unknown) => {
    if (pending !== attempt) return
    pending = null
    firstReason ??= reason
    failures++
    isReported ||= isFailureHandled()
  }
  const attempt = (): Promise<M> => (pending ??= importUncached(importModule, firstReason, failures))
  const load = async (): Promise<M> => {
    const started = attempt()
    try {
      return await withLimit(started, limit)
    } catch (reason) {
      fail(started, reason)
      if (outdated === started) return load()
      throw new ImportFailure(reason, failures > 1 && (await isServed(firstReason)))
    }
  }
  const preload = () => {
    const started = attempt()
    started.catch((reason: unknown) => fail(started, reason))
  }
  return { load, preload }
}

function withLimit<M>(pending: Promise<M>, limit: number): Promise<M> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, limit, new Error('timeout'))
    pending.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const ADDRESS = /https?:\S+\.js/

const addressIn = (reason: unknown): string | undefined => ADDRESS.exec(String(reason))?.[0]

/** Whether the script that the failure names can be fetched now. */
async function isServed(reason: unknown): Promise<boolean> {
  const address = addressIn(reason)
  if (address === undefined) return false
  try {
    const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}

/**
 * Browsers cache failed module fetches, so a retry adds a query to the URL that the first failure names. Where it names
 * none, the same one is requested again.
 */
async function importUncached<M>(
  importModule: () => Promise<M>,
  firstReason: unknown,
  failures: number,
): Promise<M> {
  const address = addressIn(firstReason)
  if (address === undefined) return importModule()
  const otherAddress = `${address}?again=${failures}`
  // the same module under another URL
  return (await import(/* @vite-ignore */ otherAddress)) as M
}
