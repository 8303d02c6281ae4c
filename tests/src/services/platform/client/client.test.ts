import { beforeEach, describe, expect, test, vi, onTestFinished } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { failureOf } from '#contract/platform/failure.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { siteCalls } from '#contract/site/site.ts'
import { createClient } from '#src/services/platform/client/client.ts'
import { answeringServer, json } from './answering-server.ts'

const server = answeringServer()
let unauthorized = 0
let refused = 0
beforeEach(() => {
  unauthorized = 0
  refused = 0
})

const options = {
  projectId: 14,
  csrfToken: () => 'page-token',
  onUnauthorized: () => {
    unauthorized += 1
  },
  onMaintenance: () => {
    refused += 1
  },
} as const
const client = (token: string | null = 'secret-token', at = server.origin, fetch?: typeof globalThis.fetch) =>
  createClient({ ...options, origin: at, accessToken: () => token, ...(fetch && { fetch }) })

describe('the request of a call', () => {
  test('[API-01][API-07][API-08] a POST carries project_id in its body and a GET in its query', async () => {
    server.answer = json(200, [])
    await client()(siteCalls.getAppInfo, { body: {} })
    server.answer = json(200, { cart_item_count: 3 })
    await client()(cartCalls.selectCartSummary, {})
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/shop-api/public/api/site/get-app-info', '{"project_id":14}'],
      ['GET', '/shop-api/api/carts/select-cart-summary?project_id=14', ''],
    ])
  })

  test('[API-113] a list is accepted bare or under data', async () => {
    const list = [{ app_version: '1' }]
    server.answer = json(200, list)
    const bare = await client()(siteCalls.getAppInfo, { body: {} })
    server.answer = json(200, { data: list, meta: {} })
    expect(await client()(siteCalls.getAppInfo, { body: {} })).toEqual(bare)
  })

  test('[API-02][API-03][API-09] the bearer token is sent with calls that use it, if there is one', async () => {
    server.answer = json(200, { cart_item_count: 0 })
    await client()(cartCalls.selectCartSummary, {})
    await client(null)(cartCalls.selectCartSummary, {})
    server.answer = json(200, [])
    await client()(siteCalls.getAppInfo, { body: {} })
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret-token',
      undefined,
      undefined,
    ])
  })

  test('[API-11][API-12][API-13] a POST is JSON and has the CSRF header', async () => {
    server.answer = json(200, [])
    await client()(siteCalls.getAppInfo, { body: {} })
    expect(server.seen[0]?.headers['content-type']).toBe('application/json')
    expect(server.seen[0]?.headers['x-xsrf-token']).toBe('page-token')
  })

  test('[API-04][API-05] the path is under the prefix, with encoded parameters', async () => {
    server.answer = json(404, { success: false, errors: ['Not found'] })
    await client()(productCalls.getByUrl, { params: { url: 'a/b c' } }).catch(() => undefined)
    expect(server.seen[0]?.url).toBe('/shop-api/public/api/products/get-by-url/a%2Fb%20c?project_id=14')
  })

  test('[API-12] a browser without a token gets one by a GET before its first calls, so that none is rejected', async () => {
    const cookie: { token: string | null } = { token: null }
    server.answer = (response) => {
      const { method, headers } = server.seen.at(-1) ?? {}
      if (method === 'GET') cookie.token = 'first-token'
      const isRejected = method === 'POST' && headers?.['x-xsrf-token'] !== 'first-token'
      return json(isRejected ? 419 : 200, [])(response)
    }
    const call = createClient({
      ...options,
      origin: server.origin,
      accessToken: () => null,
      csrfToken: () => cookie.token,
    })
    const both = () => [call(siteCalls.getAppInfo, { body: {} }), call(siteCalls.getAppInfo, { body: {} })]
    expect(await Promise.all(both())).toEqual([[], []])
    await Promise.all(both())
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST', 'POST'])
  })

  test('[API-12] a POST rejected with 419 is repeated until its token is the current one, at most three times', async () => {
    server.answer = (response, count) =>
      count < 4 ? json(419, { success: false, errors: ['Page expired.'] })(response) : json(200, [])(response)
    expect(await client()(siteCalls.getAppInfo, { body: {} })).toEqual([])
    expect(server.seen.length).toBe(4)
    server.answer = json(419, { success: false, errors: ['Page expired.'] })
    await expect(client()(siteCalls.getAppInfo, { body: {} })).rejects.toThrow()
    expect(server.seen.length).toBe(8)
  })

  test('[API-12] the repeated request is of the customer of the first, whoever has logged in meanwhile', async () => {
    server.answer = (response, count) =>
      json(count === 1 ? 419 : 200, { success: true, errors: [], message: null })(response)
    const tokens = ['first-customer', 'second-customer']
    const call = createClient({
      ...options,
      origin: server.origin,
      accessToken: () => tokens.shift() ?? null,
    })
    await call(authCalls.logout, { body: {} })
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first-customer',
      'Bearer first-customer',
    ])
  })
})

test('[API-15] the client has no timeout: a response after a day is accepted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise, resolve } = Promise.withResolvers<Response>()
  const answered = client(null, server.origin, () => promise)(siteCalls.getAppInfo, { body: {} })
  await vi.advanceTimersByTimeAsync(86_400_000)
  resolve(Response.json([]))
  expect(await answered).toEqual([])
})

describe('how a call fails', () => {
  const failing = async (call = client()) => {
    try {
      await call(cartCalls.selectCartSummary, {})
    } catch (thrown) {
      return failureOf(thrown)
    }
    throw new Error('the call was answered')
  }

  test('[API-14] any response other than 2xx is an error with its status and the errors of the server', async () => {
    server.answer = json(429, { success: false, errors: ['Too many.', 'Wait.'], message: 'Slow down' })
    expect(await failing()).toEqual({
      kind: 'status',
      status: 429,
      errors: ['Too many.', 'Wait.'],
      message: 'Slow down',
      retryAfter: 7,
    })
  })

  test('an HTML error page is an error with its status and no errors', async () => {
    server.answer = json(500, '<h1>Internal Server Error</h1>')
    expect(await failing()).toMatchObject({ kind: 'status', status: 500, errors: [] })
  })

  test.each([
    ['broken JSON', '{"cart_item'],
    ['another shape', { cart_item_count: 'three' }],
    ['an empty body', ''],
  ])('[DATA-27] %s is unreadable', async (_, body) => {
    server.answer = json(200, body)
    expect(await failing()).toEqual({ kind: 'unreadable' })
  })

  test('a truncated response is unreadable, and a refused connection offline', async () => {
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"cart_item_count"')
      response.socket?.destroy()
    }
    expect(['offline', 'unreadable']).toContain((await failing()).kind)
    expect(await failing(client(null, 'http://127.0.0.1:1'))).toEqual({ kind: 'offline' })
  })

  test('a connection that is lost while a 419 is read is offline', async () => {
    const lost = new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) })
    const fetch = () => Promise.resolve(new Response(lost, { status: 419 }))
    expect(await failing(client(null, server.origin, fetch))).toEqual({ kind: 'offline' })
  })

  test('[DATA-28] a 401 of an api/ call is reported once, and one of auth/ is not', async () => {
    server.answer = json(401, { success: false, errors: ['Unauthorized'], message: 'Unauthorized' })
    expect(await failing()).toMatchObject({ kind: 'status', status: 401, message: 'Unauthorized' })
    await client()(authCalls.me, {}).catch(() => undefined)
    expect(unauthorized).toBe(1)
  })

  test('[MNT-04] a 503 because of maintenance is reported, one because of overload is not', async () => {
    server.answer = json(503, { success: false, errors: ['The shop is busy. Please try again in a moment.'] })
    await failing()
    expect(refused).toBe(0)
    server.answer = json(503, { success: false, errors: ['The site is down for maintenance.'] })
    expect(await failing()).toMatchObject({ kind: 'status', status: 503 })
    expect(refused).toBe(1)
  })

  test('[API-113] unknown fields are dropped and amounts converted to cents', async () => {
    server.answer = json(200, {
      totals: [],
      option_fees: [{ name: 'Insurance', amount: 12.87, more: 1 }],
      total: 1712.17,
      subtotal: 0.1,
    })
    expect(await client()(cartCalls.selectCartTotals, { body: {} })).toEqual({
      totals: [],
      option_fees: [{ name: 'Insurance', amount: 1287 }],
      total: 171217,
      subtotal: 10,
      is_estimated: false,
      notes: [],
    })
  })
})
