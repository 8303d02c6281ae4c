import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { networkOf } from './client-address.ts'
import { createFairShare } from './fair-share.ts'
import { busy, Refusal } from './refusal.ts'
import { refused } from './replies.ts'

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const UNREADABLE = new Refusal(400, ['The request cannot be read.'])

/** What never becomes a call, because it is no HTTP, gets the shape of every other refusal. */
export function refuseBareRequests(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response)
  })
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    // an answer that has begun would be read as a longer one
    if (!socket.writable || fault.code === 'ECONNRESET' || (answer?.headersSent && !answer.writableFinished))
      socket.destroy()
    else void end(socket, refusalFor(fault))
  })
  server.on('checkExpectation', (request: IncomingMessage) => {
    void end(request.socket, new Refusal(417, ['The expectation cannot be met.']))
  })
  server.on('connect', (_, socket) => {
    void end(socket, new Refusal(405, ['This is no proxy.']))
  })
}

/** Whether a request names its host more than once; then a proxy and the shop may read different ones. */
export function refusesSecondHost(incoming: IncomingMessage): boolean {
  const { rawHeaders } = incoming
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length < 2) return false
  void end(incoming.socket, UNREADABLE)
  return true
}

/** No client has so many connections that none are left for the next. */
export function refuseExcessConnections(server: Server, most: number): void {
  const connections = createFairShare(most)
  server.on('connection', (socket) => {
    const client = networkOf(socket.remoteAddress ?? '')
    if (connections.take(client)) socket.once('close', () => connections.give(client))
    else void end(socket, busy(1))
  })
}

const refusalFor = ({ code = '' }: NodeJS.ErrnoException): Refusal => {
  const status = STATUSES[code]
  return status === undefined ? UNREADABLE : new Refusal(status, UNREADABLE.errors)
}

/** For what the adaptor cannot make a request of. */
export const refuseBadRequest = (fault: unknown): Response =>
  refused(fault instanceof RequestError ? UNREADABLE : new Refusal(500, ['An error occurred.']))

async function end(socket: Duplex, refusal: Refusal): Promise<void> {
  const response = refused(refusal, { connection: 'close' })
  const body = await response.text()
  const fields = [...response.headers, ['content-length', String(Buffer.byteLength(body))]]
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    ...fields.map((field) => field.join(': ')),
  ]
  socket.on('error', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
