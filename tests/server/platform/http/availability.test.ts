import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { API_PREFIX, CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { limitConnections } from '#server/platform/http/connection-errors.ts'
import { listen } from '#server/platform/http/listen.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { logInAs } from '#tests/support/forwarded-log-in.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail, seededPassword, Shopper, shopperAt } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const shop = await useShop({ trustedProxies: 1 })
const { uploadDocument } = customerDocumentCalls
const ATTACKER = '203.0.113.7'
const shopper = new Shopper(shop.url)
await shopper.send(authCalls.me, {})

const unread = (length: number, path = productCalls.products.path): string => {
  const csrf = shopper.cookies.get(CSRF_COOKIE) ?? ''
  return [
    `POST /${API_PREFIX}/${path} HTTP/1.1`,
    'host: shop',
    'content-type: application/json',
    `x-forwarded-for: ${ATTACKER}`,
    `cookie: ${CSRF_COOKIE}=${csrf}`,
    `${CSRF_HEADER}: ${csrf}`,
    `content-length: ${length}`,
    '',
    '{',
  ].join('\r\n')
}

async function open(port: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  onTestFinished(() => {
    socket.destroy()
  })
  return socket
}

const { port } = new URL(shop.url)

test('[P31] a list of half a million invalid values is rejected by its size, a shorter one at its first issue', async () => {
  const color = (length: number) => ({ body: { color: Array.from({ length }, () => 1) } })
  expect((await shopper.send(productCalls.products, color(520_000))).status).toBe(413)
  expect(await shopper.send(productCalls.products, color(60_000))).toMatchObject({
    status: 422,
    body: { success: false, errors: ['color.0: must be string'] },
  })
})

test('[P31] request bodies that never arrive block no other client and time out after five seconds', async () => {
  const sockets = await Promise.all(Array.from({ length: 450 }, () => open(port)))
  const answers: string[] = []
  for (const socket of sockets) {
    socket.on('data', (chunk) => answers.push(String(chunk).slice(9, 12)))
    socket.write(unread(100))
  }
  const others = await Promise.all(
    Array.from({ length: 60 }, () => shopper.send(productCalls.products, { body: {} })),
  )
  expect(others.map(({ status }) => status)).toEqual(Array(60).fill(200))
  await expect.poll(() => answers.length).toBe(450)
  expect(new Set(answers)).toEqual(new Set(['408', '503']))
  await expect.poll(() => sockets.every((socket) => socket.closed)).toBe(true)
})

test('[P31] failed logins from one address do not block logins from others', async () => {
  const attack = Array.from({ length: 60 }, () => logInAs(shopper, ATTACKER))
  const others = Array.from({ length: 9 }, (_, n) =>
    shopper.fetch(`/${API_PREFIX}/${authCalls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n % 3}` },
      body: JSON.stringify({
        project_id: 11,
        username: seededEmail('silver'),
        password: seededPassword,
        customers_id: null,
        otp: null,
        is_impersonate: false,
      }),
    }),
  )
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(9).fill(200))
  expect(new Set(await Promise.all(attack)).has(200)).toBe(false)
})

test('[P31] a client that never reads its response is disconnected', async () => {
  const closed = Promise.withResolvers<void>()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('*', (c) => {
    c.env.outgoing.once('close', closed.resolve)
    return new Response('x'.repeat(64_000_000))
  })
  const server = await listen(app, { host: '127.0.0.1', port: 0, trustedProxies: 0, idleTimeout: 300 })
  onTestFinished(() => server.close())
  const socket = await open(new URL(server.url).port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  await closed.promise
})

test('[P31] a client at its share of connections gets no more', async () => {
  const server = createServer((_, response) => response.end('in'))
  limitConnections(server, 10)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const free = String(typeof address === 'object' && address ? address.port : 0)
  const statuses: string[] = []
  for (let n = 0; n < 10; n++) {
    const socket = await open(free)
    socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    statuses.push(String(chunk).slice(9, 12))
  }
  expect(statuses).toEqual([...Array<string>(8).fill('200'), '503', '503'])
})

test('[P31] an address that uploads all the files it may at once leaves a place for another', async () => {
  const customerAt = async (address: string) => {
    const customer = shopperAt(shop.url, address)
    await customer.logIn(await makeCustomer(shop.db))
    return customer
  }
  const other = await customerAt('198.51.100.7')
  const slow: Shopper[] = []
  for (let n = 0; n < 8; n++) slow.push(await customerAt('203.0.113.8'))
  const query = { kind: 'insurance', type: 'general_liability', name: 'policy.pdf' }
  const upload = () => ({ query: { ...query, upload_id: crypto.randomUUID() }, body: SMALL_PDF })
  const ends: (() => void)[] = []
  const path = `/${API_PREFIX}/${uploadDocument.path}?${new URLSearchParams({ ...upload().query, project_id: '11' })}`
  const started = slow.map((customer) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(SMALL_PDF))
        ends.push(() => controller.close())
      },
    })
    const headers = { 'content-type': 'application/octet-stream' }
    return customer.fetch(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  })
  const places = shop.db.selectFrom('rate_limits').select('key').where('key', 'like', 'files:%')
  await expect.poll(async () => (await places.execute()).length).toBe(7)
  expect((await other.send(uploadDocument, upload())).status).toBe(200)
  for (const end of ends) end()
  const statuses = (await Promise.all(started)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
})
