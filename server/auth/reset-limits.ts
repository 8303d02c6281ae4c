import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { countEvents, type Limit } from '#server/http/rate-limit.ts'
import { type BrowserOfAccount, knownBrowser } from './known-browsers.ts'

const HOUR = 3_600

export interface CodeRequest extends BrowserOfAccount {
  readonly address: string
}

/** Refuses a code that is one too many before the live one is replaced; counts it otherwise. */
export async function admitSend(db: Kysely<Database>, request: CodeRequest, now: Date): Promise<void> {
  await countEvents(db, limitsOf(request, await knownBrowser(db, request)), now)
}

/**
 * More codes are sent from everywhere than one address can use up; a browser from which the account was logged in to
 * before has codes of its own. So nobody can keep the owner from a code.
 */
function limitsOf({ projectId, email, address }: CodeRequest, known: string | null): readonly Limit[] {
  const account = `reset:${projectId}:${email}`
  if (known !== null) return [{ key: `${account}:browser:${known}`, events: 3, seconds: HOUR }]
  return [
    // an address that is refused leaves no row for each account that it tries
    { key: `reset-from:${address}`, events: 60, seconds: HOUR },
    { key: account, events: 12, seconds: HOUR },
    { key: `${account}:${address}`, events: 3, seconds: HOUR },
  ]
}
