import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { CSRF_COOKIE } from '#contract/platform/constants.ts'
import { siteCalls } from '#contract/site/site.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const path = '/shop-api/public/api/site/get-app-info'
const post = (headers: Record<string, string>) =>
  fetch(shop.url + path, {
    method: 'POST',
    body: '{"project_id":11}',
    headers: { 'content-type': 'application/json', ...headers },
  })
const cookieOf = (reply: Response) => reply.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1] ?? ''

test('[API-12][API-13] every response sets the cookie until the client sends a valid one', async () => {
  const first = await fetch(`${shop.url}/shop-api/auth/me?project_id=11`)
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax$/),
  ])
  const token = cookieOf(first)
  const known = await fetch(`${shop.url}/shop-api/auth/me?project_id=11`, {
    headers: { cookie: `a=b; ${CSRF_COOKIE}=${token}` },
  })
  expect(known.headers.getSetCookie()).toEqual([])
  const made = await fetch(`${shop.url}/shop-api/nowhere`, {
    headers: { cookie: `${CSRF_COOKIE}=${token.replace(/.$/, '')}` },
  })
  expect(made.headers.getSetCookie()).toHaveLength(1)
})

test('[API-13] a POST needs a valid cookie and an equal header', async () => {
  const token = cookieOf(await fetch(`${shop.url}/shop-api/auth/me?project_id=11`))
  const other = cookieOf(await fetch(`${shop.url}/shop-api/auth/me?project_id=11`))
  const cookie = `${CSRF_COOKIE}=${token}`
  const statuses = await Promise.all(
    [
      {},
      { cookie },
      { 'x-xsrf-token': token },
      { cookie, 'x-xsrf-token': other },
      { cookie: `${CSRF_COOKIE}=forged.forged`, 'x-xsrf-token': 'forged.forged' },
      { cookie: `${CSRF_COOKIE}=${token}.x`, 'x-xsrf-token': `${token}.x` },
      { cookie, 'x-xsrf-token': token },
    ].map(async (headers) => (await post(headers)).status),
  )
  expect(statuses).toEqual([419, 419, 419, 419, 419, 419, 200])
})

test('cross-site requests are rejected: writes, and reads that need a login', async () => {
  const shopper = new Shopper(shop.url)
  await shopper.logIn(seededEmail('silver'))
  const from = async (entry: { path: string; method: string }, site: string) => {
    const reply = await shopper.fetch(`/shop-api/${entry.path}?project_id=11`, {
      method: entry.method,
      headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
      ...(entry.method === 'POST' ? { body: '{"project_id":11}' } : {}),
    })
    return reply.status
  }
  expect(await from(siteCalls.getAppInfo, 'cross-site')).toBe(403)
  expect(await from(siteCalls.getAppInfo, 'same-origin')).toBe(200)
  expect(await from(authCalls.me, 'cross-site')).toBe(403)
  expect(await from(authCalls.me, 'same-origin')).toBe(200)
  expect(await from(siteCalls.getActiveRedirects, 'cross-site')).toBe(200)
})
