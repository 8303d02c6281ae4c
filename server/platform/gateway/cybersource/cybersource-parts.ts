import { type Attempt, referencesOf } from './attempt.ts'
import type { AttemptBook } from './attempt-book.ts'
import type { CybersourceClient } from './cybersource-client.ts'

/** What the parts of the gateway have in common. */
export interface CybersourceParts {
  readonly client: CybersourceClient
  readonly book: AttemptBook
  readonly now: () => Date
  readonly definiteAfter: number
}

/** Whether what was asked and is not found was not made. */
export const isDefinite = ({ now, definiteAfter }: CybersourceParts, { asked_at }: Attempt): boolean =>
  now().getTime() - asked_at.getTime() >= definiteAfter

/** Reasons of a void of an id that CyberSource does not have; any other leaves it open whether there is something to void. */
const NOTHING_TO_VOID: readonly (string | null)[] = ['NOT_FOUND', 'INVALID_DATA']

/** Voids by the id of its transaction what was not found; whether it is voided, or there is nothing to void. */
export async function isVoidedLate({ client, now }: CybersourceParts, attempt: Attempt): Promise<boolean> {
  const request = { clientReferenceInformation: referencesOf(attempt) }
  const { status, reason } = await client.post('/pts/v2/voids', request, now())
  return status === 'VOIDED' || (status === 'INVALID_REQUEST' && NOTHING_TO_VOID.includes(reason))
}
