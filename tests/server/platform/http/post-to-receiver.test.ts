import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import {
  LOCAL_RECEIVERS,
  postToReceiver,
  PUBLIC_RECEIVERS,
  type Receiving,
} from '#server/platform/http/post-to-receiver.ts'

const servers: { close(): void; closeAllConnections(): void }[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
async function receiver(handle: RequestListener, host = '127.0.0.1') {
  const server = createServer(handle)
  servers.push(server)
  await new Promise<void>((settle) => {
    server.listen(0, host, settle)
  })
  return (server.address() as AddressInfo).port
}
const sent = { headers: { 'content-type': 'application/json' }, body: '{"type":"test"}' }
const REFUSED = { kind: 'refused', text: 'Its address is not one of the public internet.' }

test('a body arrives with its headers at the address of its name, and only the status comes back', async () => {
  const got: unknown[] = []
  const port = await receiver((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      got.push([request.method, request.url, request.headers.host, request.headers['content-type'], body])
      response.writeHead(202)
      // an answer without an end
      response.write('x'.repeat(1_000))
    })
  })
  const local: Receiving = { ...LOCAL_RECEIVERS, resolve: async () => ['127.0.0.1'] }
  expect(await postToReceiver(`http://office.example:${port}/hook?a=1`, sent, local)).toEqual({
    kind: 'answered',
    status: 202,
  })
  expect(got).toEqual([['POST', '/hook?a=1', `office.example:${port}`, 'application/json', sent.body]])
})

test('a redirect is an answer and is not followed', async () => {
  const asked: (string | undefined)[] = []
  const port = await receiver((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await postToReceiver(`http://127.0.0.1:${port}/`, sent, LOCAL_RECEIVERS)).toEqual({
    kind: 'answered',
    status: 307,
  })
  expect(asked).toEqual(['/'])
})

test('[T94] nothing is sent where the address is closed, one of several is, or the URL is no https address', async () => {
  let asked = 0
  const port = await receiver((_, response) => {
    asked++
    response.end()
  })
  const named = (...addresses: string[]): Receiving => ({
    ...PUBLIC_RECEIVERS,
    resolve: async () => addresses,
  })
  const end = (url: string, receiving: Receiving = named('127.0.0.1')) => postToReceiver(url, sent, receiving)
  expect(await end(`https://inside.example:${port}/`)).toEqual(REFUSED)
  expect(await end(`https://both.example:${port}/`, named('1.1.1.1', '127.0.0.1'))).toEqual(REFUSED)
  expect(await end(`https://nowhere.example:${port}/`, named())).toEqual(REFUSED)
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '127.1', '[::1]', '[::ffff:127.0.0.1]'])
    expect(await end(`https://${host}:${port}/`)).toEqual(REFUSED)
  for (const url of [
    `http://127.0.0.1:${port}/`,
    'ftp://a.example',
    'https://user:word@a.example',
    'hook',
    '',
  ])
    expect(await end(url)).toEqual({ kind: 'refused', text: 'It is no https address.' })
  expect(asked).toBe(0)
})

test('[T94] a name that is resolved to another address after the check is not resolved again', async () => {
  let asked = 0
  const count: RequestListener = (_, response) => {
    asked++
    response.end()
  }
  const port = await receiver(count)
  // the checked address, on which nothing listens at this port
  const answers = ['127.0.0.9', '127.0.0.1']
  const rebinding: Receiving = {
    ...LOCAL_RECEIVERS,
    resolve: async () => [answers.shift() ?? ''],
    allows: (address) => address === '127.0.0.9',
  }
  const end = await postToReceiver(`http://rebinding.example:${port}/`, sent, rebinding)
  expect(end).toEqual({ kind: 'failed', text: 'No connection (ECONNREFUSED).' })
  expect([asked, answers]).toEqual([0, ['127.0.0.1']])
})

test('a receiver or a name server that does not answer is given up', async () => {
  const port = await receiver(() => undefined)
  const text = 'No answer within 0.05 seconds.'
  expect(await postToReceiver(`http://127.0.0.1:${port}/`, sent, LOCAL_RECEIVERS, 50)).toEqual({
    kind: 'failed',
    text,
  })
  const silent: Receiving = { ...LOCAL_RECEIVERS, resolve: () => new Promise(() => undefined) }
  expect(await postToReceiver(`http://silent.example:${port}/`, sent, silent, 50)).toEqual({
    kind: 'failed',
    text,
  })
})
