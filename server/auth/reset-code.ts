import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ResetMethodName } from '#contract/password.ts'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'

/** Whose code it is: of an address, asked for by one browser. */
export interface CodeOwner {
  readonly projectId: number
  /** in lower case */
  readonly email: string
  readonly browser: string
}

const VALID_MINUTES = 10
export const MOST_TRIES = 5

const put = statement<never>(
  'reset-code-put',
  `insert into reset_codes (project_id, email, browser, method, code_mac, expires_at)
   values ($1, $2, $3, $4, $5, $6::timestamptz + $7::int * interval '1 minute')
   on conflict (project_id, email, browser) do update set
     method = excluded.method, code_mac = excluded.code_mac, tries = 0, expires_at = excluded.expires_at`,
)
const drop = statement<never>('reset-code-drop-old', 'delete from reset_codes where expires_at <= $1')
const takeTry = statement<{ tries: number; method: ResetMethodName; code_mac: string; wait: number }>(
  'reset-code-try',
  `update reset_codes set tries = tries + 1 where project_id = $1 and email = $2 and browser = $3 and expires_at > $4
   returning tries, method, code_mac, ceil(extract(epoch from expires_at - $4))::int as wait`,
)
const returnTry = statement<never>(
  'reset-code-return-try',
  'update reset_codes set tries = tries - 1 where project_id = $1 and email = $2 and browser = $3 and code_mac = $4',
)
const spend = statement<{ method: ResetMethodName }>(
  'reset-code-use',
  'delete from reset_codes where project_id = $1 and email = $2 and browser = $3 and code_mac = $4 returning method',
)

/** Makes a code of six digits that replaces the one before; only its mark under the secret is kept. */
export async function makeCode(
  db: Kysely<Database>,
  secret: Uint8Array,
  owner: CodeOwner,
  method: ResetMethodName,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { projectId, email, browser } = owner
  await drop(db, now)
  await put(db, projectId, email, browser, method, markOf(secret, owner, code), now, VALID_MINUTES)
  return code
}

export type Trial =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly left: number }
  /** there is none: never sent, used, too old, or sent in another way */
  | { readonly kind: 'dead' }
  /** `wait`: seconds until the code would be over anyway */
  | { readonly kind: 'locked'; readonly wait: number }

/** Uses up one of the tries before it compares, and gives it back for the right code. */
export async function tryCode(
  db: Kysely<Database>,
  secret: Uint8Array,
  owner: CodeOwner,
  given: { readonly code: string; readonly method: ResetMethodName },
  now: Date,
): Promise<Trial> {
  const [row] = await takeTry(db, owner.projectId, owner.email, owner.browser, now)
  if (!row) return { kind: 'dead' }
  if (row.tries > MOST_TRIES) return { kind: 'locked', wait: row.wait }
  const wanted = Buffer.from(row.code_mac)
  const made = Buffer.from(markOf(secret, owner, given.code))
  const isRight = wanted.length === made.length && timingSafeEqual(wanted, made)
  if (!isRight) return { kind: 'wrong', left: MOST_TRIES - row.tries }
  if (row.method !== given.method) return { kind: 'dead' }
  await returnTry(db, owner.projectId, owner.email, owner.browser, row.code_mac)
  return { kind: 'right' }
}

/** False when the code was used or replaced since it was tried. */
export async function spendCode(
  db: Kysely<Database>,
  secret: Uint8Array,
  owner: CodeOwner,
  code: string,
): Promise<boolean> {
  const spent = await spend(db, owner.projectId, owner.email, owner.browser, markOf(secret, owner, code))
  return spent.length > 0
}

/** Of a million codes a plain hash would tell each; without the secret this one tells none. */
const markOf = (secret: Uint8Array, { projectId, email, browser }: CodeOwner, code: string): string =>
  createHmac('sha256', secret).update(`reset:${projectId}:${browser}:${email}:${code}`).digest('base64url')
