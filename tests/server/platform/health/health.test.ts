import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { addDatabaseMetrics } from '#server/platform/health/database-metrics.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { AnsweredRequest } from '#server/platform/log/log.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const TOKEN = 'prometheus-reads-this'
const answered: AnsweredRequest[] = []
const shop = await useShop({
  metrics: { host: '127.0.0.1', port: 0, token: TOKEN },
  logRequest: (request) => answered.push(request),
})
const visitor = new Shopper(shop.url)
const ask = (path: string, given?: string, method = 'GET') =>
  fetch(`${shop.url}${path}`, { method, headers: given === undefined ? {} : { 'x-request-id': given } })
const metrics = (authorization = `Bearer ${TOKEN}`) => fetch(shop.metricsUrl, { headers: { authorization } })
const sample = async (line: string) =>
  (await (await metrics()).text()).split('\n').find((each) => each.startsWith(`${line} `))

test('an answer carries the id of its request, which is taken when it is 1 to 64 plain characters and else made', async () => {
  const idOf = async (given?: string) => (await ask('/shop-api/nowhere', given)).headers.get('x-request-id')
  expect(await idOf('proxy_7.a-B')).toBe('proxy_7.a-B')
  const made = [await idOf(), await idOf('two words'), await idOf('x'.repeat(65)), await idOf('7?card=1')]
  expect(new Set(made).size).toBe(4)
  for (const id of made) expect(id).toMatch(/^[\da-f-]{36}$/)
})

test('a call is one line and one count, under its name in the contract and without its address', async () => {
  await ask('/shop-api/public/api/products/get-by-url/secret-7?project_id=11', 'a-call')
  await expect
    .poll(() => answered.find(({ requestId }) => requestId === 'a-call'))
    .toEqual({
      requestId: 'a-call',
      call: 'getByUrl',
      method: 'GET',
      status: 404,
      milliseconds: expect.any(Number) as number,
    })
  expect(await sample('shop_requests_total{call="getByUrl",status="4xx"}')).toMatch(/ 1$/)
  expect(await sample('shop_request_duration_seconds_count{call="getByUrl"}')).toMatch(/ 1$/)
  expect(await (await metrics()).text()).not.toContain('secret')
})

test('metrics are only for those who know the token', async () => {
  for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN]) {
    const refused = await metrics(wrong)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
  expect(await sample('shop_database_up')).toBe('shop_database_up 1')
  expect(await sample('shop_waiting{kind="submission"}')).toBe('shop_waiting{kind="submission"} 0')
})

test('a database that does not answer is told as a figure, and none of what waits in it', async () => {
  const registry = new Registry()
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none', 1)
  await addDatabaseMetrics(registry, db)()
  const text = await registry.metrics()
  expect(text).toContain('\nshop_database_up 0\n')
  expect(text).not.toContain('shop_waiting{')
  await db.destroy()
})

test('health is for reading only', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    expect((await ask(path)).status).toBe(200)
    expect((await ask(path, undefined, 'HEAD')).status).toBe(200)
    expect((await ask(path, undefined, 'POST')).status).toBe(405)
  }
})

test('a process that drains is alive and not ready, answers calls, and ends each connection with its answer', async () => {
  shop.drain()
  expect((await ask('/health/live')).status).toBe(200)
  const ready = await ask('/health/ready')
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1'])
  const call = await visitor.send(authCalls.me, {})
  expect([call.status, call.headers.get('connection')]).toEqual([401, 'close'])
})
