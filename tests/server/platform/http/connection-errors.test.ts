import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { API_PREFIX, CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'
import { type RawRequest, sendRaw } from '#tests/prove/rig/raw-request.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const address = `/${API_PREFIX}/auth/me?project_id=11`
const bare = { method: 'GET', path: address, headers: [['host', 'shop']], body: new Uint8Array() } as const
const kinds: Readonly<Record<string, readonly [status: number, request: RawRequest]>> = {
  'a method that is none': [400, { ...bare, method: 'SHOP' }],
  'a control character in a header': [400, { ...bare, headers: [['x', 'a\u0001b']] }],
  'a byte beyond ASCII in the address': [400, { ...bare, path: `${address}&a=\u00c3` }],
  'an address that is none': [400, { ...bare, path: '*' }],
  'an absolute address that is none': [400, { ...bare, path: 'http://[/x' }],
  'two lengths': [
    400,
    { ...bare, headers: [...bare.headers, ['content-length', '5'], ['content-length', '6']] },
  ],
  'two hosts': [400, { ...bare, headers: [...bare.headers, ['host', 'other']] }],
  'a header without end': [431, { ...bare, headers: [...bare.headers, ['cookie', 'a'.repeat(20_000)]] }],
  'an odd expectation': [417, { ...bare, headers: [...bare.headers, ['expect', '200-maybe']] }],
  'a way through': [405, { ...bare, method: 'CONNECT', path: 'shop:80' }],
}

test.each(Object.entries(kinds))(
  '[API-113] %s is refused in the shape of every error',
  async (_, [status, request]) => {
    const answer = await sendRaw(shop.url, request)
    expect({ status: answer?.status, body: JSON.parse(answer?.body ?? '{}') }).toEqual({
      status,
      body: { success: false, errors: [expect.any(String)] },
    })
    expect(answer?.head).toMatch(/x-content-type-options: nosniff/i)
  },
)

test('[API-113] a body that is too large is read to its end, so that the client receives the error', async () => {
  const size = 2_000_000
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  const visitor = new Shopper(shop.url)
  await visitor.json('POST', address)
  const csrf = visitor.cookies.get(CSRF_COOKIE) ?? ''
  const path = `/${API_PREFIX}/auth/login`
  const fields = [
    'host: shop',
    `cookie: ${CSRF_COOKIE}=${csrf}`,
    `${CSRF_HEADER}: ${csrf}`,
    `content-length: ${size}`,
  ]
  const head = [`POST ${path} HTTP/1.1`, 'content-type: application/json', ...fields, '', ''].join('\r\n')
  const order: string[] = []
  const answered = once(socket, 'data').then(([chunk]: Buffer[]) => order.push(String(chunk).slice(0, 12)))
  socket.write(head + ' '.repeat(size - 1))
  // a later response proves that the shop had time to send one here
  await visitor.json('GET', address)
  order.push('the last byte')
  socket.write(' ')
  await answered
  socket.destroy()
  expect(order).toEqual(['the last byte', 'HTTP/1.1 413'])
})

test('afterwards the shop still responds', async () => {
  expect((await sendRaw(shop.url, bare))?.status).toBe(401)
})
