import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { calls } from '#contract/registry.ts'
import { createTokens } from '#server/account/auth/token.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const shop = await useShop()
const shopper = new Shopper(shop.url)
const session = await shopper.logIn(seededEmail('silver'))
const genuine = session.access_token ?? ''
const [header = '', payload = '', signature = ''] = genuine.split('.')
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hmac = (text: string, key: Uint8Array | string = testSecret, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url')
const signed = (more: object, head: object = {}, key: Uint8Array | string = testSecret) => {
  const text = `${base64({ alg: 'HS256', typ: 'at+jwt', ...head })}.${base64({ ...claims, ...more })}`
  return `${text}.${hmac(text, key)}`
}
const without = (name: string) => {
  const { [name]: _, ...rest } = claims
  const text = `${header}.${base64(rest)}`
  return `${text}.${hmac(text)}`
}

const forged: Readonly<Record<string, string>> = {
  'no algorithm': `${base64({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
  'no algorithm, signature kept': `${base64({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
  'another algorithm': signed({}, { alg: 'HS512' }),
  'another type': signed({}, { typ: 'JWT' }),
  'no type': signed({}, { typ: undefined }),
  'another audience': signed({ aud: 'documents' }),
  'the document token': session.document_token ?? '',
  'another issuer': signed({ iss: 'someone' }),
  'another secret': signed({}, {}, 'another secret that is long enough'),
  'an empty secret': signed({}, {}, ''),
  'a changed customer': `${header}.${base64({ ...claims, sub: '20431' })}.${signature}`,
  'a customer of another session': signed({ sub: '20431' }),
  'a session that is none': signed({ sid: crypto.randomUUID() }),
  'a session that is no id': signed({ sid: "' or 1=1" }),
  'a customer that is no number': signed({ sub: '1e3x' }),
  'an end in the past': signed({ exp: Math.floor(Date.now() / 1_000) - 1 }),
  'no end': without('exp'),
  'no session': without('sid'),
  'no subject': without('sub'),
  'a cut signature': genuine.slice(0, -2),
  'no signature': `${header}.${payload}.`,
  'two tokens': `${genuine}.${genuine}`,
  'a long one': `${genuine}${'a'.repeat(9_000)}`,
  nothing: '',
}

const status = async (token: string) => {
  const reply = await fetch(`${shop.url}/shop-api/auth/me?project_id=11`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return reply.status
}

test('[API-10] only a validly signed token of the right audience is accepted', async () => {
  expect(await status(genuine)).toBe(200)
  const found = await Promise.all(
    Object.entries(forged).map(async ([name, token]) => [name, await status(token)] as const),
  )
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.keys(forged).map((name) => [name, 401])),
  )
})

test('a token of one storefront is not accepted by the other', async () => {
  const other = new Shopper(shop.url, 14)
  other.token = genuine
  expect((await other.send(authCalls.me, {})).status).toBe(401)
})

test('[API-10] every call that needs a login rejects a visitor and changes nothing', async () => {
  const visitor = new Shopper(shop.url)
  const required = Object.entries(calls).filter(([, { auth }]) => auth === 'required' || auth === 'document')
  const found = await Promise.all(
    required.map(async ([name, entry]) => {
      const reply = await visitor.send(entry, {
        params: { id: '1', a: 'order', b: 'lines', c: '1', d: '1', e: '1', name: 'x' },
        body: {},
      })
      return [name, reply.status, reply.body]
    }),
  )
  const refusal = { success: false, errors: ['Unauthorized'], message: 'Unauthorized' }
  expect(found).toEqual(required.map(([name]) => [name, 401, refusal]))
})

test('a revoked session is rejected by every kind of call', async () => {
  const victim = new Shopper(shop.url)
  await victim.logIn(seededEmail('gold'))
  await shop.db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('customer_id', '=', 20431)
    .execute()
  expect((await victim.send(authCalls.me, {})).status).toBe(401)
})

test('a token says who acts for whom and lives exactly as long as it says', async () => {
  const tokens = createTokens(testSecret)
  const now = new Date('2026-01-01T00:00:00Z')
  const end = new Date('2026-01-01T12:00:00Z')
  const who = { sessionId: crypto.randomUUID(), customerId: 5, projectId: 11, staffId: 7 }
  const token = await tokens.sign(who, 'shop', now, end)
  expect(await tokens.verify(token, 'shop', now)).toEqual(who)
  expect(await tokens.verify(token, 'shop', new Date(end.getTime() - 1))).toEqual(who)
  expect(await tokens.verify(token, 'shop', end)).toBeNull()
  expect(await tokens.verify(token, 'documents', now)).toBeNull()
  const stranger = await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(testSecret)
  expect(await tokens.verify(stranger, 'shop', now)).toBeNull()
})
