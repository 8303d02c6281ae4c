import { openDatabase } from '#server/platform/database/open.ts'
import { int4, nullable, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type Attempt, type AttemptState, insertAttempt, selectLast } from './attempt.ts'
import { type BegunRefund, beginRefund, type WantedRefund } from './refund-attempts.ts'

const close = statement({
  name: 'attempt-settle',
  sql: `update gateway.attempts set state = :state, code = :code, reference = coalesce(:reference, reference)
   where key = :key and attempt = :attempt
     and (state = 'asked' or (state = 'approved' and :state in ('reversed', 'notMade')))`,
  params: {
    key: text,
    attempt: int4,
    state: textOf<AttemptState>(),
    code: nullable(text),
    reference: nullable(text),
  },
})

export type Settlement =
  | { readonly state: 'approved'; readonly reference: string }
  | { readonly state: 'declined'; readonly code: string }
  | { readonly state: Exclude<AttemptState, 'asked' | 'approved' | 'declined'> }

/** What was asked of CyberSource, on connections of its own: independent of the transactions of the shop. */
export interface AttemptBook {
  /** Writes an attempt unless its key has one; resolves with the one stored under the key, and whether it is this one. */
  begin(attempt: Attempt): Promise<{ readonly attempt: Attempt; readonly isNew: boolean }>
  beginRefund(wanted: WantedRefund): Promise<BegunRefund>
  /** the last one of a key */
  find(key: string): Promise<Attempt | null>
  /** Nothing when it is settled already; only an approved one can still be taken back. */
  settle(attempt: Attempt, settlement: Settlement): Promise<void>
  close(): Promise<void>
}

export function openAttemptBook(databaseUrl: string, connections = 4): AttemptBook {
  const db = openDatabase(databaseUrl, connections)
  const find = async (key: string) => (await selectLast(db, { key }))[0] ?? null
  return {
    find,
    begin: async (attempt) => {
      const isNew = (await insertAttempt(db, attempt)).length > 0
      return { attempt: isNew ? attempt : ((await find(attempt.key)) ?? attempt), isNew }
    },
    beginRefund: (wanted) => beginRefund(db, wanted),
    settle: async ({ key, attempt }, settlement) => {
      await close(db, {
        key,
        attempt,
        state: settlement.state,
        code: settlement.state === 'declined' ? settlement.code : null,
        reference: settlement.state === 'approved' ? settlement.reference : null,
      })
    },
    close: () => db.destroy(),
  }
}
