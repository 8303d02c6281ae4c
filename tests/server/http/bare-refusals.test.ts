import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/constants.ts'
import { type RawRequest, sendRaw } from '#tests/prove/rig/raw-request.ts'
import { useShop } from '#tests/support/shop.ts'

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
  'a header without end': [431, { ...bare, headers: [...bare.headers, ['cookie', 'a'.repeat(20_000)]] }],
  'an odd expectation': [417, { ...bare, headers: [...bare.headers, ['expect', '200-maybe']] }],
  'a way through': [405, { ...bare, method: 'CONNECT', path: 'shop:80' }],
}

test.each(Object.entries(kinds))(
  '[API-113] %s is refused in the shape of every refusal',
  async (_, [status, request]) => {
    const answer = await sendRaw(shop.url, request)
    expect({ status: answer?.status, body: JSON.parse(answer?.body ?? '{}') }).toEqual({
      status,
      body: { success: false, errors: [expect.any(String)] },
    })
    expect(answer?.head).toMatch(/x-content-type-options: nosniff/i)
  },
)

test('after all that the shop answers as before', async () => {
  expect((await sendRaw(shop.url, bare))?.status).toBe(401)
})
