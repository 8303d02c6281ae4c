import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { normalEmail } from '#contract/platform/email.ts'
import { plainCode, type ResetMethodName } from '#contract/account/password.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'

/** The key of a code: account address and requesting browser. */
export interface CodeOwner {
  readonly projectId: number
  /** in normal form */
  readonly email: string
  readonly browser: string
}

/** A reset code is bound to the browser that requested it: no other browser can guess it or use up its tries. */
export function codeOwner(email: string, { projectId, browser }: CallContext): CodeOwner {
  if (browser === null) throw new Error('a reset code belongs to a browser')
  return { projectId, email: normalEmail(email), browser }
}

const VALID_MINUTES = 10
export const MOST_TRIES = 5

const OWNER = { projectId: int4, email: text, browser: text }
const IS_OWNED = 'project_id = :projectId and email = :email and browser = :browser'
const method = textOf<ResetMethodName>()

const put = statement({
  name: 'reset-code-put',
  sql: `insert into reset_codes (project_id, email, browser, method, code_mac, expires_at)
   values (:projectId, :email, :browser, :method, :mac, :now::timestamptz + :minutes::int * interval '1 minute')
   on conflict (project_id, email, browser) do update set
     method = excluded.method, code_mac = excluded.code_mac, tries = 0, expires_at = excluded.expires_at`,
  params: { ...OWNER, method, mac: text, now: timestamptz, minutes: int4 },
})
const drop = statement({
  name: 'reset-code-drop-old',
  sql: 'delete from reset_codes where expires_at <= :now',
  params: { now: timestamptz },
})
const takeTry = statement({
  name: 'reset-code-try',
  sql: `update reset_codes set tries = tries + 1 where ${IS_OWNED} and expires_at > :now
   returning tries, method, code_mac, ceil(extract(epoch from expires_at - :now))::int as wait`,
  params: { ...OWNER, now: timestamptz },
  row: { tries: int4, method, code_mac: text, wait: int4 },
})
const returnTry = statement({
  name: 'reset-code-return-try',
  sql: `update reset_codes set tries = tries - 1 where ${IS_OWNED} and code_mac = :mac`,
  params: { ...OWNER, mac: text },
})
const spend = statement({
  name: 'reset-code-use',
  sql: `delete from reset_codes where ${IS_OWNED} and code_mac = :mac returning method`,
  params: { ...OWNER, mac: text },
  row: { method },
})

/** When a code that is made now expires. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + VALID_MINUTES * 60_000)

/** Makes a code of six digits that replaces the previous one; only its HMAC is stored. */
export async function makeCode(
  db: Db,
  secret: Uint8Array,
  owner: CodeOwner,
  method: ResetMethodName,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await drop(db, { now })
  await put(db, { ...owner, method, mac: markOf(secret, owner, code), now, minutes: VALID_MINUTES })
  return code
}

export type Trial =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly left: number }
  /** no usable code: never sent, used, expired, or sent by the other method */
  | { readonly kind: 'dead' }
  /** no tries left; `wait`: seconds until the code would expire */
  | { readonly kind: 'locked'; readonly wait: number }

/** Counts a try before the comparison and takes it back when the code is right. */
export async function tryCode(
  db: Db,
  secret: Uint8Array,
  owner: CodeOwner,
  given: { readonly code: string; readonly method: ResetMethodName },
  now: Date,
): Promise<Trial> {
  const [row] = await takeTry(db, { ...owner, now })
  if (!row) return { kind: 'dead' }
  if (row.tries > MOST_TRIES) return { kind: 'locked', wait: row.wait }
  const wanted = Buffer.from(row.code_mac)
  const made = Buffer.from(markOf(secret, owner, given.code))
  const isRight = wanted.length === made.length && timingSafeEqual(wanted, made)
  if (!isRight) return { kind: 'wrong', left: MOST_TRIES - row.tries }
  if (row.method !== given.method) return { kind: 'dead' }
  await returnTry(db, { ...owner, mac: row.code_mac })
  return { kind: 'right' }
}

/** False when the code was used or replaced after it was verified. */
export async function spendCode(
  db: Db,
  secret: Uint8Array,
  owner: CodeOwner,
  code: string,
): Promise<boolean> {
  const spent = await spend(db, { ...owner, mac: markOf(secret, owner, code) })
  return spent.length > 0
}

/** Makes every code of an address worthless, in every browser: it leads to another account by now, or to none. */
export const dropCodesOf = statement({
  name: 'reset-code-drop-of-address',
  sql: 'delete from reset_codes where project_id = :projectId and email = any(:emails)',
  params: { projectId: int4, emails: array(text) },
})

/** Keyed (HMAC), because a plain hash of six digits is reversed by trying a million codes. */
const markOf = (secret: Uint8Array, { projectId, email, browser }: CodeOwner, code: string): string =>
  createHmac('sha256', secret)
    .update(`reset:${projectId}:${browser}:${email}:${plainCode(code)}`)
    .digest('base64url')
