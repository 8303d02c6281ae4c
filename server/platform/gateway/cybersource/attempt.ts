import { createHash } from 'node:crypto'
import { int4, nullable, type RowOf, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export type AttemptState =
  /** written before the request; stays so when the answer is lost */
  | 'asked'
  | 'approved'
  | 'declined'
  /** a charge that must never be made: a late request for its key is refused, and one that was made late is voided */
  | 'reversed'
  /** a void of a charge that was settled already: it is refunded with the next attempt */
  | 'notVoidable'
  /** a refund of a charge that is not settled yet: it may be asked for again */
  | 'notSettled'
  /** it was looked up, is not there, and can no longer arrive: it may be asked for again */
  | 'notMade'

export const ATTEMPT = {
  key: text,
  attempt: int4,
  kind: textOf<'charge' | 'void' | 'refund'>(),
  charge_key: text,
  amount_cents: int4,
  state: textOf<AttemptState>(),
  code: nullable(text),
  reference: nullable(text),
  brand: nullable(text),
  last_four: nullable(text),
  asked_at: timestamptz,
}
/** A request that moves money; the key and the attempt together are asked for once. Never has a number of a card. */
export type Attempt = RowOf<typeof ATTEMPT>

const COLUMNS = Object.keys(ATTEMPT)
const VALUES = COLUMNS.map((column) => `:${column}`).join(', ')
export const insertAttempt = statement({
  name: 'attempt-insert',
  sql: `insert into gateway.attempts (${COLUMNS.join(', ')}) values (${VALUES}) on conflict do nothing returning key`,
  params: ATTEMPT,
  row: { key: text },
})
export const selectLast = statement({
  name: 'attempt-last',
  sql: `select ${COLUMNS.join(', ')} from gateway.attempts where key = :key order by attempt desc limit 1`,
  params: { key: text },
  row: ATTEMPT,
})
/**
 * How CyberSource knows an attempt: a code by which it is found (the key, then with the number of the attempt; it has room for 50
 * characters), and the id of the transaction (25 characters).
 */
export const referencesOf = ({ key, attempt }: Pick<Attempt, 'key' | 'attempt'>) => {
  const hash = createHash('sha256').update(`${key}/${attempt}`).digest('hex').slice(0, 32)
  const code = attempt === 1 ? key : `${key}-${attempt}`
  return { code, transactionId: BigInt(`0x${hash}`).toString(36).padStart(25, '0') }
}
