import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What lines of the log and metrics say of a request. */
export interface RequestScope {
  /** of its `x-request-id`, or made here */
  readonly id: string
  /** the name of the call in the contract, or of what else was asked for */
  call: string
}

/** What is asked for besides the calls of the contract; `other` has no address. */
type OtherRequest = 'page' | 'frame' | 'picture' | 'file' | 'health' | 'other'

const current = new AsyncLocalStorage<RequestScope | null>()

/** @param given the header `x-request-id`, which is taken as it is or not at all */
export const newRequestScope = (given: string | readonly string[] | undefined): RequestScope => ({
  id: typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
  call: 'other' satisfies OtherRequest,
})

const REQUEST_ID = /^[\w.-]{1,64}$/

/** Runs `work`, and all that it begins, for a request; null: for none. */
export const withinRequest = <T>(scope: RequestScope | null, work: () => T): T => current.run(scope, work)

/** Null outside of a request. */
export const currentRequestId = (): string | null => current.getStore()?.id ?? null

/** Tells what the current request asks for. @param call of the contract */
export function nameRequest(call: string): void {
  const scope = current.getStore()
  if (scope) scope.call = call
}
