import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { countEvents } from '#server/http/rate-limit.ts'

const HOUR = 3_600

export interface CodeRequest {
  readonly projectId: number
  readonly email: string
  readonly address: string
}

/**
 * Refuses a code that is one too many before the live one is replaced; counts it otherwise. More are sent from
 * everywhere than one address can use up, so that nobody can keep the owner from a code.
 */
export async function admitSend(db: Kysely<Database>, request: CodeRequest, now: Date): Promise<void> {
  const { projectId, email, address } = request
  const account = `reset:${projectId}:${email}`
  const limits = [
    { key: `${account}:${address}`, events: 3, seconds: HOUR },
    { key: account, events: 12, seconds: HOUR },
    { key: `reset-from:${address}`, events: 60, seconds: HOUR },
  ]
  await countEvents(db, limits, now)
}
