import { connect } from 'node:net'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { endpoint } from '#contract/platform/endpoint.ts'
import { apiApp } from '#server/api/api-app.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import { routesOf } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { listen } from '#server/platform/http/listen.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const get = <const P extends string>(path: P) =>
  endpoint({ method: 'GET', path, auth: 'none', summary: '', answer: v.object({ text: v.string() }) })
const calls = {
  slow: get('public/slow'),
  wrong: get('public/wrong'),
  prepared: get('public/prepared'),
  refused: get('public/refused'),
  broken: get('public/broken/{name}'),
  submitOrder: get('public/submit'),
}
const gate = Promise.withResolvers<void>()
const lines: string[] = []
let refusals = 0

const api = apiApp({
  routes: routesOf(calls, {
    slow: async () => {
      await gate.promise
      return { text: 'late' }
    },
    wrong: () => ({ text: 5 as unknown as string }),
    submitOrder: async () => {
      await gate.promise
      return { text: 'ordered' }
    },
    prepared: () => new CachedJson('{"text":"kept"}'),
    refused: () => {
      refusals++
      throw new HttpError(429, ['Slowly.'], 2.1)
    },
    broken: ({ params }) => {
      throw new Error(`no ${params.name}`)
    },
  }),
  // these calls use nothing else of it
  deps: {
    log: (line: string) => lines.push(line),
    secret: testSecret,
    environment: { trustedProxies: 1 },
    settings: { current: () => ({ store: {}, app: {} }) },
  } as unknown as ServerDeps,
  checkAnswers: true,
  limits: { calls: 10, orders: 1, unreadBodies: 10, files: 10, ownFiles: 10 },
})
const server = await listen(api, { host: '127.0.0.1', port: 0, trustedProxies: 1 })
afterAll(() => server.close())
const origin = `${server.url}shop-api/public`
const ask = async (path: string, from = '203.0.113.7') => {
  const reply = await fetch(`${origin}/${path}?project_id=11`, { headers: { 'x-forwarded-for': from } })
  return {
    status: reply.status,
    after: reply.headers.get('retry-after'),
    body: (await reply.json()) as unknown,
  }
}

test('[P27][P31] calls over the concurrency limit get a 503 with Retry-After; calls in progress and other clients are served', async () => {
  const inside = Array.from({ length: 8 }, () => ask('slow'))
  await expect.poll(async () => (await ask('prepared')).status).toBe(503)
  const order = ask('submit')
  await expect.poll(async () => (await ask('submit')).status).toBe(503)
  expect(await ask('prepared')).toEqual({
    status: 503,
    after: '1',
    body: { success: false, errors: ['The shop is busy. Please try again in a moment.'] },
  })
  expect((await ask('prepared', '203.0.113.8')).status).toBe(200)
  gate.resolve()
  expect((await Promise.all(inside)).map((reply) => reply.status)).toEqual(Array(8).fill(200))
  expect(await order).toEqual({ status: 200, after: null, body: { text: 'ordered' } })
  expect(await ask('prepared')).toEqual({ status: 200, after: null, body: { text: 'kept' } })
})

test('[P31] the body of a refused call is waited for outside of the slots of calls', async () => {
  const before = refusals
  const head = `GET ${new URL(origin).pathname}/refused?project_id=11 HTTP/1.1\r\nhost: shop\r\ncontent-length: 9\r\n\r\n`
  const sockets = Array.from({ length: 8 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  for (const socket of sockets) socket.write(head)
  await expect.poll(() => refusals - before).toBe(8)
  expect((await ask('prepared', '127.0.0.1')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test('a response that violates the contract is an error while responses are validated', async () => {
  expect((await ask('wrong')).status).toBe(500)
  expect(lines.pop()).toContain('the answer of wrong is not as the contract says: text: ')
})

test('an HttpError is sent with its status and Retry-After in whole seconds', async () => {
  expect(await ask('refused')).toEqual({
    status: 429,
    after: '3',
    body: { success: false, errors: ['Slowly.'] },
  })
})

test('an unexpected error returns only its id, and path parameters are decoded', async () => {
  const reply = await ask('broken/a%2Fb')
  const [, id] =
    /^An error occurred\. \((\w+)\)$/.exec((reply.body as { errors: string[] }).errors[0] ?? '') ?? []
  expect(reply).toEqual({
    status: 500,
    after: null,
    body: { success: false, errors: [`An error occurred. (${id})`] },
  })
  expect(lines.pop()).toMatch(new RegExp(`^error ${id} in broken: Error: no a/b`))
})
