import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { networkOf } from './client-address.ts'
import { createFairShare } from './fair-share.ts'
import { serviceUnavailable, HttpError } from './http-error.ts'
import { toErrorResponse } from './responses.ts'

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const UNREADABLE = new HttpError(400, ['The request cannot be read.'])

/** Responds to malformed HTTP, which never reaches the app, with the JSON error shape of every call. */
export function handleConnectionErrors(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    // once a response has begun, more bytes would be taken for part of it
    if (!socket.writable || error.code === 'ECONNRESET' || (answer?.headersSent && !answer.writableFinished))
      socket.destroy()
    else void end(socket, errorFor(error))
  })
  server.on('checkExpectation', (request: IncomingMessage) => {
    void end(request.socket, new HttpError(417, ['The expectation cannot be met.']))
  })
  server.on('connect', (_, socket) => {
    void end(socket, new HttpError(405, ['This is no proxy.']))
  })
}

/** Rejects a request with several Host headers, which a proxy and the shop could resolve differently. */
export function rejectDuplicateHost(incoming: IncomingMessage): boolean {
  const { rawHeaders } = incoming
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length < 2) return false
  void end(incoming.socket, UNREADABLE)
  return true
}

/** Limits connections per client, so that no client can take all of them. */
export function limitConnections(server: Server, most: number): void {
  const connections = createFairShare(most)
  server.on('connection', (socket) => {
    const client = networkOf(socket.remoteAddress ?? '')
    if (connections.take(client)) socket.once('close', () => connections.give(client))
    else void end(socket, serviceUnavailable(1))
  })
}

const errorFor = ({ code = '' }: NodeJS.ErrnoException): HttpError => {
  const status = STATUSES[code]
  return status === undefined ? UNREADABLE : new HttpError(status, UNREADABLE.errors)
}

/** The response when the adapter cannot construct a Request. */
export const toBadRequestResponse = (error: unknown): Response =>
  toErrorResponse(error instanceof RequestError ? UNREADABLE : new HttpError(500, ['An error occurred.']))

async function end(socket: Duplex, error: HttpError): Promise<void> {
  const response = toErrorResponse(error, { connection: 'close' })
  const body = await response.text()
  const fields = [...response.headers, ['content-length', String(Buffer.byteLength(body))]]
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
    ...fields.map((field) => field.join(': ')),
  ]
  socket.on('error', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
