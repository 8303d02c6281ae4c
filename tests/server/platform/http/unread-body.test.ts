import { once } from 'node:events'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const body = Buffer.alloc(8_000_000, 'a')

/** The status line of the answer that a client gets who reads nothing before the whole request is sent. */
async function statusAfterSending(path: string): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  const socket = new Socket().pause()
  socket.on('error', () => undefined)
  socket.connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = [
    `POST /${API_PREFIX}/${path} HTTP/1.1`,
    'host: shop',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise((settle) => socket.write(body, settle))
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  if (!socket.closed) await once(socket.resume(), 'close')
  return Buffer.concat(chunks).toString().split('\r\n')[0] ?? ''
}

test.each([
  ['staff/content/open', '404'],
  ['no/such/call', '404'],
  ['api/carts/select-cart-totals', '419'],
])('[API-11] a POST to %s that is rejected before its body is read gets its answer', async (path, status) => {
  expect(await statusAfterSending(path)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
