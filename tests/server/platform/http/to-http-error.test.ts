import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { siteCalls } from '#contract/site/site.ts'
import { openDatabase } from '#tests/support/database.ts'
import { describeError as described, toHttpError } from '#server/platform/http/to-http-error.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const shopper = new Shopper(shop.url)
await shopper.logIn(seededEmail('silver'))

test('an unexpected error is a 500 with an id, and one log line has the same id', () => {
  const lines: string[] = []
  const refusal = toHttpError(new TypeError('x is not a function'), 'submitOrder', (line) => lines.push(line))
  const [, id = ''] = /\(([0-9a-f]{12})\)/.exec(refusal.errors[0] ?? '') ?? []
  expect(refusal).toMatchObject({ status: 500, errors: [`An error occurred. (${id})`] })
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^error ${id} in submitOrder: TypeError: x is not a function`)),
  ])
})

test.each(['55P03', '57014', '25P03'])('[P33] a database timeout (%s) is a 503 with Retry-After', (code) => {
  const error = Object.assign(new Error('canceling statement'), { code })
  expect(toHttpError(error, 'x', () => undefined)).toMatchObject({ status: 503, retryAfter: 2 })
})

test('an HttpError is not logged', () => {
  const lines: string[] = []
  expect(toHttpError(notFound(), 'x', (line) => lines.push(line))).toEqual(notFound())
  expect(lines).toEqual([])
})

test('log lines contain no card, token, password or submitted text', () => {
  const error = new Error(
    'invalid input "Fireworks!2026" for 4111 1111 1111 1111 and 4111-1111-1111-1111\n with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_-d',
  )
  error.stack = ''
  expect(described(error)).toBe('Error: invalid input "…" for [number] and [number] with [token]')
})

test('[P31] a token is redacted up to its end, whether it has dots or not', () => {
  const error = new Error('with eyJhbGciOiJIUzI1NiJ9 and eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc.def')
  error.stack = ''
  expect(described(error)).toBe('Error: with [token] and [token]')
})

test('[P31] the place of a frame is searched for in the last 300 characters of its line', () => {
  const error = new Error('broken')
  error.stack = `at server/a.ts:1 ${' '.repeat(300)}\n at ${'server/'.repeat(100)} (server/b.ts:2)`
  expect(described(error)).toBe('Error: broken at server/b.ts:2')
})

test('an error that is a plain object, as the job queue emits, is described by its message', () => {
  const emitted = { code: '57P01', message: 'terminating connection', queue: 'email' }
  expect(described(emitted)).toBe('Error 57P01: terminating connection')
  const { message, stack } = new TypeError('x is not a function')
  expect(described({ message, stack, worker: '7' })).toBe(described({ message, stack }))
  expect(described({ message, stack })).toMatch(/^Error: x is not a function/)
  expect(described({ kind: 'other', secret: 'x' })).toBe('an object with kind, secret')
  expect(described('a text')).toBe('a text')
})

test('while the database is down cached reads succeed, other calls get a 503, and it recovers by itself', async () => {
  const name = new URL(shop.databaseUrl).pathname.slice(1)
  const admin = new URL(shop.databaseUrl)
  admin.pathname = '/postgres'
  const postgres = openDatabase(admin.href, 1)
  const allow = (allowed: boolean) =>
    sql`alter database ${sql.id(name)} with allow_connections ${sql.raw(String(allowed))}`.execute(postgres)
  await allow(false)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(postgres)
  const visitor = new Shopper(shop.url)
  const away = await Promise.all([
    visitor.send(productCalls.products, { body: {} }),
    visitor.send(siteCalls.getAppInfo, { body: {} }),
    shopper.send(authCalls.me, {}),
  ])
  expect(away.map((reply) => reply.status)).toEqual([200, 200, 503])
  expect(away[2]?.headers.get('retry-after')).toBe('2')
  expect(away[2]?.body).toEqual({
    success: false,
    errors: ['The shop is busy. Please try again in a moment.'],
  })
  await allow(true)
  expect((await shopper.send(authCalls.me, {})).status).toBe(200)
  await postgres.destroy()
})
