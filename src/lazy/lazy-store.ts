import { ImportFailure, type RetriedImport, retryImport } from './retry-import.ts'

export type LazyState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  /** `needsReload`: a manual retry failed too, or none can help */
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly needsReload: boolean }

/** delays before automatic retries in milliseconds; the failure shows after the first attempt */
const PAUSES = [1_000, 5_000, 30_000]
const SILENT_FAILURES = 1

let importsAllowed = Promise.resolve()

/**
 * Delays the imports of subscribers while a drawn page is hydrated: each render of a component that rendered nothing until
 * loaded would start the hydration again, and others would compete with it. Returns the release.
 */
export function holdImports(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  importsAllowed = promise
  return resolve
}

/**
 * An external store with the export of a module that is imported when it is first subscribed to. While there are
 * subscribers, a failed import is retried after each delay and when the network returns.
 */
export class LazyStore<M, T> {
  readonly #script: RetriedImport<M>
  readonly #pick: (module: M) => T
  readonly #listeners = new Set<() => void>()
  #state: LazyState<T> = { kind: 'loading' }
  #settled: PromiseWithResolvers<void> | null = null
  #isRunning = false
  #isPressed = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(importModule: () => Promise<M>, pick: (module: M) => T) {
    this.#script = retryImport(importModule)
    this.#pick = pick
  }

  readonly read = (): LazyState<T> => this.#state

  /** The first subscriber starts the import. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    globalThis.addEventListener('online', this.#attempt)
    if (this.#state.kind === 'loading') void importsAllowed.then(this.#attemptIfWanted)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#reset()
    }
  }

  /** Starts the import; resolves when it has succeeded or failed. */
  settled(): Promise<void> {
    this.#settled ??= Promise.withResolvers<void>()
    this.#attempt()
    return this.#settled.promise
  }

  /** Imports before there are subscribers; a failure is retried by the first subscriber. */
  readonly preload = (): void => this.#script.preload()

  readonly retry = (): void => {
    if (this.#state.kind !== 'failed') return
    this.#isPressed = true
    this.#change({ ...this.#state, isRetrying: true })
    this.#attempt()
  }

  readonly #attemptIfWanted = (): void => {
    if (this.#listeners.size > 0) this.#attempt()
  }

  readonly #attempt = (): void => {
    if (this.#isRunning || this.#state.kind === 'loaded') return
    clearTimeout(this.#timer)
    this.#isRunning = true
    this.#script.load().then(
      (module) => this.#change({ kind: 'loaded', value: this.#pick(module) }),
      (reason: unknown) => this.#fail(reason),
    )
  }

  #fail(reason: unknown): void {
    const neededReload = this.#state.kind === 'failed' && this.#state.needsReload
    const needsReload =
      this.#isPressed || neededReload || (reason instanceof ImportFailure && reason.needsReload)
    const pause = PAUSES[this.#failures]
    this.#failures++
    this.#isRunning = this.#isPressed = false
    const isWanted = this.#listeners.size > 0 || this.#settled !== null
    if (pause !== undefined && isWanted) this.#timer = setTimeout(this.#attempt, pause)
    if (this.#failures > SILENT_FAILURES) this.#change({ kind: 'failed', isRetrying: false, needsReload })
  }

  #change(next: LazyState<T>): void {
    this.#state = next
    this.#settled?.resolve()
    for (const listener of this.#listeners) listener()
  }

  #reset(): void {
    globalThis.removeEventListener('online', this.#attempt)
    clearTimeout(this.#timer)
    if (this.#state.kind === 'failed') this.#state = { kind: 'loading' }
    this.#settled = null
    this.#failures = 0
  }
}
