import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Calls } from '#contract/platform/endpoint.ts'
import { calls } from '#contract/registry.ts'
import {
  toBadRequestResponse,
  handleConnectionErrors,
  limitConnections,
  rejectDuplicateHost,
} from './connection-errors.ts'
import type { Observe } from '#server/platform/log/observe-requests.ts'

export interface Listening {
  readonly url: string
  /** Stops accepting requests, waits a limited time for those in flight, then closes their connections. */
  close(): Promise<void>
}

export interface ListenOptions {
  readonly host: string
  /** 0: any free port */
  readonly port: number
  /** see clientAddress */
  readonly trustedProxies: number
  /** socket timeout in milliseconds; longer than the longest call */
  readonly idleTimeout?: number
  /** default: requests are answered and nothing else */
  readonly observe?: Observe
}

/** Bodies have limits of their own; this one is for connections that no call reads. */
const REQUEST_TIMEOUT = longestBody(calls) + 5_000
const HEADERS_TIMEOUT = 10_000
const KEEP_ALIVE = 30_000
const IDLE_TIMEOUT = 30_000
const CHECK_EVERY = 2_000
const MOST_CONNECTIONS = 2_000
const LAST_WORDS = 8_000
const SWEEP = 50

/** Serves an app. Rejects with the error of `listen` when the port is taken. */
export async function listen(
  app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>,
  {
    host,
    port,
    trustedProxies,
    idleTimeout = IDLE_TIMEOUT,
    observe = (_, __, answer) => answer(),
  }: ListenOptions,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { hostname: host, errorHandler: toBadRequestResponse })
  const server = createServer({ connectionsCheckingInterval: CHECK_EVERY }, (incoming, outgoing) => {
    if (!rejectDuplicateHost(incoming)) observe(incoming, outgoing, () => void answer(incoming, outgoing))
  })
  handleConnectionErrors(server)
  // behind a proxy all connections come from the proxy
  if (trustedProxies === 0) limitConnections(server, MOST_CONNECTIONS)
  server.requestTimeout = REQUEST_TIMEOUT
  server.headersTimeout = HEADERS_TIMEOUT
  server.keepAliveTimeout = KEEP_ALIVE
  server.timeout = idleTimeout
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return { url: `http://${shownHost(host)}:${taken}/`, close: () => closed(server) }
}

function longestBody(all: Calls): number {
  return Math.max(...Object.values(all).map(({ bodyLimit }) => bodyLimit?.milliseconds ?? 0))
}

function closed(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), LAST_WORDS)
  // closes idle keep-alive connections, which would hold up the shutdown
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(deadline)
      clearInterval(sweep)
      resolve()
    })
  })
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
