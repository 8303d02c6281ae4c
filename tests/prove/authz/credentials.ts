import { createHmac } from 'node:crypto'
import { randomFrom } from '#statecharts/engine/random.ts'
import { authCalls } from '#contract/account/auth.ts'
import { STAFF_COOKIE, staffCalls } from '#contract/staff/staff.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Owner } from './owner.ts'

/** Invalid credentials of a request. */
export interface Credential {
  readonly name: string
  readonly authorization: string | null
  readonly cookie?: string
}

/** Invalid credentials derived from valid ones, with random character changes by seed. */
export async function badCredentials(
  environment: TestEnvironment,
  me: Owner,
  count: number,
  seed: number,
): Promise<Credential[]> {
  const session = await me.shopper.call(authCalls.me, {})
  const genuine = session.access_token ?? ''
  const documents = session.document_token ?? ''
  const forged = Object.entries({
    ...forgeries(genuine),
    'the document token': documents,
    'a revoked session': await revoked(environment, me),
    'a session that is over': await over(environment, me),
    'a customer of the other storefront': await otherStorefront(environment),
  }).map(([name, token]): Credential => ({ name, authorization: `Bearer ${token}` }))
  const odd: Credential[] = [
    { name: 'no token', authorization: null },
    { name: 'the token as another scheme', authorization: `Basic ${genuine}` },
    { name: 'the token without a scheme', authorization: genuine },
    { name: 'the token as the document cookie', authorization: null, cookie: `document_token=${genuine}` },
    { name: 'the token as the staff cookie', authorization: null, cookie: `staff=${genuine}` },
    ...(await badStaffCookies(environment)),
    { name: 'the document cookie', authorization: null, cookie: `document_token=${documents}` },
  ]
  const known = [...forged, ...odd]
  return [...known, ...changed(genuine, Math.max(0, count - known.length), seed)]
}

/** Cookies of staff sessions that are over or were never opened. */
async function badStaffCookies({ url, db }: TestEnvironment): Promise<Credential[]> {
  const editor = await makeEditor(db)
  const client = await logInEditor(url, editor)
  const token = client.cookies.get(STAFF_COOKIE) ?? ''
  await client.call(staffCalls.staffLogOut, { body: {} })
  const values = {
    over: token,
    unknown: 'A'.repeat(43),
    cut: token.slice(0, -1),
    empty: '',
    SQL: "' or 1=1 --",
  }
  return Object.entries(values).map(([name, value]) => ({
    name: `a staff cookie that is ${name}`,
    authorization: null,
    cookie: `${STAFF_COOKIE}=${value}`,
  }))
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const hmac = (text: string, key: Uint8Array | string, hash: string): string =>
  createHmac(hash, key).update(text).digest('base64url')

function forgeries(genuine: string): Record<string, string> {
  const [header = '', payload = '', signature = ''] = genuine.split('.')
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const signed = (
    more: object,
    head: object = {},
    key: Uint8Array | string = testSecret,
    hash = 'sha256',
  ) => {
    const text = `${base64({ alg: 'HS256', typ: 'at+jwt', ...head })}.${base64({ ...claims, ...more })}`
    return `${text}.${hmac(text, key, hash)}`
  }
  const now = Math.floor(Date.now() / 1_000)
  return {
    'no algorithm': `${base64({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    'no algorithm, in capitals': `${base64({ alg: 'NONE', typ: 'at+jwt' })}.${payload}.${signature}`,
    'another algorithm': signed({}, { alg: 'HS512' }, testSecret, 'sha512'),
    'an algorithm of key pairs': signed({}, { alg: 'RS256' }),
    'another type': signed({}, { typ: 'JWT' }),
    'no type': signed({}, { typ: undefined }),
    'a key that it brings along': signed({}, { jwk: { kty: 'oct', k: base64({}) } }, base64({})),
    'something critical': signed({}, { crit: ['x'], x: 1 }),
    'another audience': signed({ aud: 'documents' }),
    'no audience': signed({ aud: undefined }),
    'another issuer': signed({ iss: 'someone' }),
    'another secret': signed({}, {}, 'another secret that is long enough'),
    'an empty secret': signed({}, {}, ''),
    'a changed customer': `${header}.${base64({ ...claims, sub: '20431' })}.${signature}`,
    'staff by its own word': `${header}.${base64({ ...claims, is_impersonate: true, act: { sub: '1' } })}.${signature}`,
    'a customer of another session': signed({ sub: '20431' }),
    'a session that is none': signed({ sid: crypto.randomUUID() }),
    'a session that is SQL': signed({ sid: "' or 1=1 --" }),
    'an end in the past': signed({ exp: now - 1 }),
    'no end': signed({ exp: undefined }),
    'a start to come': signed({ nbf: now + 3_600 }),
    'a cut signature': genuine.slice(0, -2),
    'no signature': `${header}.${payload}.`,
    'two tokens': `${genuine}.${genuine}`,
    'a very long one': `${genuine}${'a'.repeat(9_000)}`,
    nothing: '',
  }
}

async function revoked(environment: TestEnvironment, { email }: Owner): Promise<string> {
  const shopper = new Shopper(environment.url)
  await shopper.logIn(email)
  await shopper.call(authCalls.logout, { body: {} })
  return shopper.token ?? ''
}

async function over({ url, db }: TestEnvironment, { email }: Owner): Promise<string> {
  const shopper = new Shopper(url)
  await shopper.logIn(email)
  const latest = db.selectFrom('sessions').select('id').orderBy('created_at', 'desc').limit(1)
  const past = new Date(Date.now() - 1_000)
  await db.updateTable('sessions').set({ expires_at: past }).where('id', '=', latest).execute()
  return shopper.token ?? ''
}

async function otherStorefront({ url }: TestEnvironment): Promise<string> {
  const shopper = new Shopper(url, 14)
  await shopper.logIn('pro@emberwright.example')
  return shopper.token ?? ''
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Not the last character: base64url ignores some of its bits. */
function changed(genuine: string, count: number, seed: number): Credential[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const at = Math.floor(random() * (genuine.length - 1))
    const letter = LETTERS[(LETTERS.indexOf(genuine[at] ?? '') + 1 + Math.floor(random() * 62)) % 64] ?? '.'
    const token = `${genuine.slice(0, at)}${letter}${genuine.slice(at + 1)}`
    return { name: `character ${at} changed`, authorization: `Bearer ${token}` }
  })
}
