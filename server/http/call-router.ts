import type { IncomingMessage } from 'node:http'
import { safeParse } from 'valibot'
import type { ReadSession, Session } from '#server/auth/session.ts'
import { recordActing } from '#server/auth/acting.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { refuseDuringMaintenance } from '#server/site/refuse-during-maintenance.ts'
import { type CsrfGuard, refuseCrossSite } from './csrf.ts'
import { toHttpError } from './to-http-error.ts'
import { clientAddress, createProxyWarning, isHttps } from './client-address.ts'
import type { CallContext } from './handler.ts'
import {
  type ConcurrencyLimit,
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from './concurrency-limiter.ts'
import { parseArgs, takeCart, takeProject } from './parse-args.ts'
import { CachedJson } from './cached-json.ts'
import { BODY_LIMIT, readBody } from './read-body.ts'
import { readJson } from './read-json.ts'
import { readQuery, refuseBadEncoding } from './read-query.ts'
import { notFound, HttpError, unauthorized } from './http-error.ts'
import { toResponse, toErrorResponse } from './responses.ts'
import type { Match, RouteTable } from './route-table.ts'

export interface CallRouterOptions {
  readonly routes: RouteTable
  readonly deps: ServerDeps
  readonly csrf: CsrfGuard
  /** validates responses against the contract; on in tests */
  readonly checkAnswers: boolean
  /** see clientAddress; none by default */
  readonly trustedProxies?: number
  /** alternative session readers by call, for calls that read more in the same statement */
  readonly sessionReads?: ReadonlyMap<string, ReadSession>
  readonly limits?: CallLimits
}

/** Concurrency limits over all clients. */
interface CallLimits {
  /** calls being handled */
  readonly calls: number
  /** the same for placing an order and for its order process */
  readonly orders: number
  /** request bodies being received; not yet counted as calls */
  readonly unreadBodies: number
}

/** Fifty browsers with six connections each, plus orders. */
const LIMITS: CallLimits = { calls: 300, orders: 200, unreadBodies: 400 }

/** Names of calls in the contract. */
const ORDERS: ReadonlySet<string> = new Set(['submitOrder', 'getOrderProcess'])

/**
 * Handles every request below the API prefix; never throws. Orders have their own slots, so browsing cannot block
 * checkout and a slow card gateway cannot block browsing.
 */
export function callRouter(options: CallRouterOptions): (incoming: IncomingMessage) => Promise<Response> {
  const { deps, csrf } = options
  const limiters = openLimiters(options.limits ?? LIMITS)
  const warn = createProxyWarning(options.trustedProxies ?? 0, deps.log)
  return async (incoming) => {
    warn(incoming)
    const url = incoming.url ?? '/'
    let name = 'unknown call'
    const cookie = csrf.cookieFor(incoming, isHttps(incoming, options.trustedProxies ?? 0))
    const more: Record<string, string> = cookie ? { 'set-cookie': cookie } : {}
    try {
      refuseBadEncoding(url)
      const match = find(options.routes, incoming.method ?? 'GET', url, more)
      name = match.route.name
      const request = await receive(match, incoming, options, limiters.unreadBodies)
      const limiter = ORDERS.has(name) ? limiters.orders : limiters.calls
      const response = await limiter(request.address, () => perform(match, incoming, request, options))
      if (cookie) response.headers.set('set-cookie', cookie)
      return response
    } catch (error) {
      // the connection cannot be reused: the rest of the body would be parsed as the next request
      const ends = incoming.complete ? {} : { connection: 'close' }
      return toErrorResponse(toHttpError(error, name, deps.log), { ...more, ...ends })
    }
  }
}

function find(routes: RouteTable, method: string, url: string, more: Record<string, string>): Match {
  const match = routes(url.split('?', 1)[0] ?? url)
  if (!match) throw notFound()
  if (match.route.entry.method !== method) {
    more['allow'] = match.route.entry.method
    throw new HttpError(405, [`This call takes ${match.route.entry.method} only.`])
  }
  return match
}

function openLimiters({ calls, orders, unreadBodies }: CallLimits) {
  const limiter = (running: number, more: Partial<ConcurrencyLimit> = {}) =>
    createConcurrencyLimiter({ running, waiting: 0, ...more })
  return { calls: limiter(calls, ONE_CLIENT), orders: limiter(orders), unreadBodies: limiter(unreadBodies) }
}

/** Several browsers behind one address; further calls queue here instead of in the connection pool. */
const ONE_CLIENT = { perClient: 32, perTurn: 4 }

/** A request with its complete body. */
interface ReceivedRequest {
  readonly address: string
  readonly browser: string | null
  /** null for a GET */
  readonly body: string | null
}

async function receive(
  { route: { entry } }: Match,
  incoming: IncomingMessage,
  { csrf, trustedProxies = 0 }: CallRouterOptions,
  unreadBodies: ConcurrencyLimiter,
): Promise<ReceivedRequest> {
  const address = clientAddress(incoming, trustedProxies)
  const isWrite = entry.method === 'POST'
  if (isWrite || entry.auth === 'required') refuseCrossSite(incoming)
  if (!isWrite) return { address, browser: null, body: null }
  const browser = csrf.check(incoming)
  const body = await unreadBodies(address, () => readBody(incoming, entry.bodyLimit ?? BODY_LIMIT))
  return { address, browser, body }
}

async function perform(
  match: Match,
  incoming: IncomingMessage,
  { address, browser, body }: ReceivedRequest,
  options: CallRouterOptions,
): Promise<Response> {
  const { route, params } = match
  const { auth, method } = route.entry
  const isWrite = method === 'POST'
  const session = await sessionOf(match, incoming, options)
  if (auth === 'required' && !session) throw unauthorized()
  const query = readQuery(incoming.url ?? '')
  // authorization comes first, so the body is validated only now
  const payload = body === null ? query : { project_id: query['project_id'], ...readJson(incoming, body) }
  const projectId = takeProject(payload)
  refuseDuringMaintenance(route.name, options.deps.settings, projectId)
  const isHere = session?.projectId === projectId
  if (auth === 'required' && !isHere) throw unauthorized()
  if (isHere && session.staffId !== null && (isWrite || route.entry.writes))
    await recordActing(options.deps.db, session, route.name)
  const expectedCartId = route.entry.cartScoped ? takeCart(payload) : null
  const args = isWrite
    ? { params, query: undefined, body: parseArgs(route.body, payload) }
    : { params, query: parseArgs(route.query, payload), body: undefined }
  const context: CallContext = {
    db: options.deps.db,
    projectId,
    session: isHere ? session : null,
    address,
    browser,
    expectedCartId,
    now: options.deps.now,
    shop: options.deps,
  }
  const answer = await route.handle(args, context)
  if (options.checkAnswers) checkAnswer(match, answer)
  const isPublicRead = !isWrite && auth !== 'required'
  return toResponse(answer, isPublicRead, {
    ifNoneMatch: incoming.headers['if-none-match'],
    acceptEncoding: incoming.headers['accept-encoding'],
  })
}

async function sessionOf(
  match: Match,
  incoming: IncomingMessage,
  { deps, sessionReads }: CallRouterOptions,
): Promise<Session | null> {
  const { auth, path } = match.route.entry
  if (auth === 'none') return null
  const [scheme, token] = incoming.headers.authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  const mayBeRecent = auth === 'optional' && path.startsWith('public/')
  if (mayBeRecent) return deps.sessions.recentOfToken(token)
  return deps.sessions.ofToken(token, sessionReads?.get(match.route.name))
}

function checkAnswer(match: Match, answer: unknown): void {
  const value: unknown = answer instanceof CachedJson ? JSON.parse(answer.json) : answer
  // after a round trip through JSON, which drops undefined
  const read = safeParse(match.route.entry.answer, JSON.parse(JSON.stringify(value)))
  if (read.success) return
  const wrong = read.issues.map(
    (issue) => `${issue.path?.map((item) => item.key).join('.')}: ${issue.message}`,
  )
  throw new Error(`the answer of ${match.route.name} is not as the contract says: ${wrong.join('; ')}`)
}
