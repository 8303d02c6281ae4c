import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { type ApiFailure, isMaintenance } from '#contract/platform/failure.ts'

/** Why the shop did not answer as it should. */
export function failureText(failure: ApiFailure | null): string {
  if (failure?.kind === 'offline') return 'You are offline.'
  if (failure?.kind !== 'status') return 'No answer came from the shop.'
  if (isMaintenance(failure)) return FAILURE_MESSAGES.siteDown
  return failure.errors.length > 0 ? failure.errors.join(' ') : 'The shop could not answer.'
}
