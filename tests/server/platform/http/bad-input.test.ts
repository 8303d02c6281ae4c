import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { calls } from '#contract/registry.ts'
import { openBackOffice } from '#tests/support/back-office.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
// a customer who is staff as well gets past the log-in of every call
const shopper = await logInEditor(shop.url, await makeEditor(shop.db))
await shopper.logIn(seededEmail('silver'))
const backOffice = (await openBackOffice(shop)).client

const entries: readonly (readonly [string, Endpoint])[] = Object.entries(calls)
const posts = entries.filter(([, entry]) => entry.method === 'POST' && !entry.raw)
const pathOf = (entry: Endpoint, id = '1') => `/${API_PREFIX}/${entry.path.replaceAll(/\{\w+\}/g, id)}`

type Sending = { body?: string; type?: string; query?: string; method?: string; path?: string }
const send = async (entry: Endpoint, { body, type = 'application/json', query, method, path }: Sending) => {
  const url = `${path ?? pathOf(entry)}${query ?? (entry.method === 'GET' ? '?project_id=11' : '')}`
  const caller = entry.auth === 'feed' ? backOffice : shopper
  const reply = await caller.fetch(url, {
    method: method ?? entry.method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
  })
  return { status: reply.status, body: (await reply.json()) as unknown }
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const bodies: Readonly<Record<string, readonly [status: number, sending: Sending]>> = {
  'broken JSON': [400, { body: '{"project_id":11,' }],
  'no JSON at all': [400, { body: '' }],
  'a list': [400, { body: '[1,2]' }],
  'a text': [400, { body: '"hello"' }],
  nothing: [400, { body: 'null' }],
  'deep nesting': [400, { body: nested(40) }],
  'very deep nesting': [400, { body: nested(4_000) }],
  'a prototype': [400, { body: '{"project_id":11,"__proto__":{"admin":true}}' }],
  'a hidden prototype': [400, { body: '{"project_id":11,"\\u005f_proto__":{"admin":true}}' }],
  'a form': [415, { body: 'project_id=11', type: 'application/x-www-form-urlencoded' }],
  'plain text': [415, { body: '{"project_id":11}', type: 'text/plain' }],
  'no project': [422, { body: '{}' }],
  'an unknown project': [422, { body: '{"project_id":12}' }],
  'a project that is a list': [422, { body: '{"project_id":[11]}' }],
  'an unexpected key': [422, { body: '{"project_id":11,"is_admin":true}' }],
}

test.each(Object.entries(bodies))('[API-07][API-11] every POST refuses %s', async (_, [status, sending]) => {
  const found = await Promise.all(
    posts.map(async ([name, entry]) => [name, await send(entry, sending)] as const),
  )
  for (const [name, reply] of found) {
    expect({ name, status: reply.status }).toEqual({ name, status })
    expect({ name, body: reply.body }).toEqual({
      name,
      body: { success: false, errors: expect.arrayContaining([expect.any(String)]) },
    })
  }
})

test('[API-07][API-11] every POST refuses a body beyond its own limit', async () => {
  for (const [name, entry] of posts) {
    const most = entry.bodyLimit?.bytes ?? 131_072
    const { status, body } = await send(entry, { body: `{"project_id":11,"x":"${'a'.repeat(most)}"}` })
    expect({ name, status, body }).toEqual({
      name,
      status: 413,
      body: { success: false, errors: expect.arrayContaining([expect.any(String)]) },
    })
  }
})

const odd = [
  null,
  true,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  'x'.repeat(5_000),
  'a\u0000b',
  '\ud800',
  [],
  {},
  [[]],
  ['\ud800'],
  { a: 1 },
]

/** Of each field; the next field gets the next ones, so that all meet every kind of field. Few fields of a kind get all. */
const SHARE = 4
const FEW = new Set(['literal', 'record', 'union', 'unknown'])
const typeOf = (schema: object): string =>
  'wrapped' in schema ? typeOf(schema.wrapped as object) : String(Reflect.get(schema, 'type'))

test('[API-113] a value of a wrong type in any field is refused or harmless, and never an error', async () => {
  const found: unknown[] = []
  let at = 0
  for (const [name, entry] of posts) {
    const fields = Object.entries((entry.body as unknown as { entries: Record<string, object> }).entries)
    for (const [field, schema] of fields) {
      const replies = await Promise.all(
        Array.from({ length: FEW.has(typeOf(schema)) ? odd.length : SHARE }, async () => {
          const value = odd[at++ % odd.length]
          const body = JSON.stringify({ project_id: 11, [field]: value })
          return { name, field, value, ...(await send(entry, { body })) }
        }),
      )
      found.push(...replies.filter(({ status }) => status !== 200 && (status < 400 || status > 499)))
    }
  }
  expect(found).toEqual([])
})

test('a body that is not UTF-8 is rejected instead of stored with replaced characters', async () => {
  const body = Buffer.from('{"project_id":11,"cart":{"comments":"caf\u00e9"}}', 'latin1')
  const headers = { 'content-type': 'application/json' }
  const reply = await shopper.fetch(`/${API_PREFIX}/api/carts/update-cart`, { method: 'POST', headers, body })
  expect([reply.status, await reply.json()]).toEqual([
    400,
    { success: false, errors: ['The body is not UTF-8.'] },
  ])
})

test('a GET rejects a missing or unknown project, a repeated parameter and an unknown parameter', async () => {
  const gets = entries.filter(([, entry]) => entry.method === 'GET')
  const queries = ['', '?project_id=12', '?project_id=', '?project_id=11&project_id=11', '?project_id=11&x=1']
  const found = await Promise.all(
    gets.flatMap(([name, entry]) =>
      queries.map(async (query) => [name, query, (await send(entry, { query: query || '?' })).status]),
    ),
  )
  // the project chooses the cookie of a document
  const status = ({ auth }: Endpoint) => (auth === 'document' ? 401 : 422)
  expect(found).toEqual(gets.flatMap(([name, entry]) => queries.map((query) => [name, query, status(entry)])))
})

test('a wrong method gets a 405 with Allow', async () => {
  for (const [name, entry] of entries)
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter(
      (m) => m !== entry.method && !(m === 'HEAD' && entry.auth === 'document'),
    )) {
      const reply = await shopper.fetch(`${pathOf(entry)}?project_id=11`, { method })
      expect({ name, method, status: reply.status, allow: reply.headers.get('allow') }).toEqual({
        name,
        method,
        status: 405,
        allow: entry.auth === 'document' ? 'GET, HEAD' : entry.method,
      })
    }
})

test('an unknown path is 404 and a badly encoded one 400, both as JSON', async () => {
  const statuses: Record<string, number> = {}
  for (const path of [
    '',
    '/',
    '/auth',
    '/auth/me/',
    '/AUTH/me',
    '/api/carts/select-cart/1',
    '/auth%2Fme',
    '/%61uth/me',
    '/public/api/products/get-by-url/%E0%A4%A',
    '/auth/me?x=%zz',
  ]) {
    const reply = await shopper.fetch(`/${API_PREFIX}${path}`)
    statuses[path] = reply.status
    expect(await reply.json()).toEqual({ success: false, errors: [expect.any(String)] })
  }
  expect(statuses).toEqual({
    '': 404,
    '/': 404,
    '/auth': 404,
    '/auth/me/': 404,
    '/AUTH/me': 404,
    '/api/carts/select-cart/1': 404,
    '/auth%2Fme': 404,
    '/%61uth/me': 404,
    '/public/api/products/get-by-url/%E0%A4%A': 400,
    '/auth/me?x=%zz': 400,
  })
})

test('[P31] a validation error names the first issue and never repeats the value', async () => {
  const reply = await shopper.fetch(`/${API_PREFIX}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      project_id: 11,
      username: 'secret',
      password: 4111111111111111,
      customers_id: 'secret',
      otp: null,
    }),
  })
  expect(await reply.json()).toEqual({ success: false, errors: ['password: must be string'] })
})

test('none of these requests was logged as a server error', () => {
  expect(shop.lines.filter((line) => line.startsWith('error'))).toEqual([])
})
