import type { Db } from '#server/platform/database/db.ts'
import { countEvents, type Limit } from '#server/platform/http/rate-limit.ts'
import { type BrowserOfAccount, knownBrowser } from '#server/platform/known-browsers.ts'

const HOUR = 3_600

export interface CodeRequest extends BrowserOfAccount {
  readonly address: string
}

/** Checks and counts the limits before the current code is replaced; throws 429 over a limit. */
export async function admitSend(db: Db, request: CodeRequest, now: Date): Promise<void> {
  await countEvents(db, limitsOf(request, await knownBrowser(db, request)), now)
}

/**
 * The limit per account over all addresses is above the limit per address, and a browser in which the account has
 * logged in before has its own limit, so nobody can keep the owner from getting a code.
 */
function limitsOf({ projectId, email, address }: CodeRequest, known: string | null): readonly Limit[] {
  const account = `reset:${projectId}:${email}`
  if (known !== null) return [{ key: `${account}:browser:${known}`, events: 3, seconds: HOUR }]
  return [
    // checked first, so that an address over its limit adds no row per account that it tries
    { key: `reset-from:${address}`, events: 60, seconds: HOUR },
    { key: account, events: 12, seconds: HOUR },
    { key: `reset-at:${projectId}:${email}:${address}`, events: 3, seconds: HOUR },
  ]
}
