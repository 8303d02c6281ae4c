import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { logInAs } from '#tests/support/forwarded-log-in.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ trustedProxies: 1 })
const shopper = new Shopper(shop.url)
await shopper.send(authCalls.me, {})

const seen = (hops: number, forwarded: string | undefined, remoteAddress = '::ffff:10.0.0.2') =>
  clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }, hops)

test.each([
  ['without proxies the header is not read', 0, '203.0.113.7', '10.0.0.2'],
  ['one proxy names the client last', 1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['two proxies name it last but one', 2, '6.6.6.6, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  ['a header too short is no word', 2, '203.0.113.7', '10.0.0.2'],
  ['nor is a missing one', 1, undefined, '10.0.0.2'],
  ['nor one that names no address', 1, 'unknown', '10.0.0.2'],
  ['an address is read in its plain form', 1, '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6 clients are told apart by their /64', 1, '2001:db8::7', '2001:db8:0:0::/64'],
  ['the rest of an IPv6 address is the choice of the client', 1, '2001:DB8:0:0:9::1', '2001:db8:0:0::/64'],
  ['a zone is none of it', 1, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
] as const)('%s', (_, hops, forwarded, address) => {
  expect(seen(hops, forwarded)).toBe(address)
})

test('behind a proxy each client has its own limits, whatever X-Forwarded-For it sends', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push(await logInAs(shopper, `10.9.8.${n}, 203.0.113.7`))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  expect(await logInAs(shopper, '203.0.113.8')).toBe(401)
})

test('behind a proxy with https the cookie is Secure and HSTS is sent', async () => {
  const ask = async (proto: string) => {
    const { headers } = await fetch(`${shop.url}/shop-api/auth/me?project_id=11`, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': proto },
    })
    return [headers.getSetCookie()[0]?.endsWith('; Secure'), headers.get('strict-transport-security')]
  }
  expect(await ask('https')).toEqual([true, 'max-age=31536000'])
  expect(await ask('http')).toEqual([false, null])
})
