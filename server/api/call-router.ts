import type { IncomingMessage } from 'node:http'
import { hasConsent } from '#contract/site/consent.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { createBotCheck, type RequireBotCheck } from '#server/platform/bot-check/require-bot-check.ts'
import { recordActing } from '#server/account/auth/acting.ts'
import { previewOf } from '#server/staff/content/preview.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { admitStaff } from '#server/staff/admit-staff.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { refuseDuringMaintenance } from '#server/site/refuse-during-maintenance.ts'
import { type CsrfGuard, refuseCrossSite } from '#server/platform/http/csrf.ts'
import { toHttpError } from '#server/platform/http/to-http-error.ts'
import { clientAddress, createProxyWarning, isHttps } from '#server/platform/http/client-address.ts'
import type { CallContext, StaffCaller, StaffContext } from '#server/platform/http/handler.ts'
import { type CallLimits, type Limiters, openLimiters } from '#server/platform/http/call-limiters.ts'
import { parsePayload, takeCart, takeProject } from '#server/platform/http/parse-args.ts'
import { checkAnswer } from '#server/platform/http/check-answer.ts'
import { discardBody, receiveBody } from '#server/platform/http/read-body.ts'
import { receiveFile } from './receive-file.ts'
import { readJson } from '#server/platform/http/read-json.ts'
import { readQuery, refuseBadEncoding } from '#server/platform/http/read-query.ts'
import { notFound, HttpError, unauthorized } from '#server/platform/http/http-error.ts'
import { needsLogin, sessionOf } from './session-of-call.ts'
import { toResponse, toErrorResponse } from '#server/platform/http/responses.ts'
import type { Match, RouteTable } from '#server/platform/http/route-table.ts'

export interface CallRouterOptions {
  readonly routes: RouteTable
  readonly deps: ServerDeps
  readonly csrf: CsrfGuard
  /** validates responses against the contract; on in tests */
  readonly checkAnswers: boolean
  /** see clientAddress; none by default */
  readonly trustedProxies?: number
  readonly limits?: CallLimits
}

/** Names of calls in the contract. */
const ORDERS: ReadonlySet<string> = new Set(['submitOrder', 'getOrderProcess'])

/**
 * Handles every request below the API prefix; never throws. Orders have their own slots, so browsing cannot block
 * checkout and a slow card gateway cannot block browsing.
 */
export function callRouter(options: CallRouterOptions): (incoming: IncomingMessage) => Promise<Response> {
  const { deps, csrf } = options
  const limiters = openLimiters(options.limits)
  const requireBotCheck = createBotCheck(deps)
  const warn = createProxyWarning(options.trustedProxies ?? 0, deps.log)
  return async (incoming) => {
    warn(incoming)
    const url = incoming.url ?? '/'
    let name = 'unknown call'
    const isSecure = isHttps(incoming, options.trustedProxies ?? 0)
    const cookie = csrf.cookieFor(incoming, isSecure)
    const cookies = cookie ? [cookie] : []
    const more: Record<string, string> = cookie ? { 'set-cookie': cookie } : {}
    try {
      refuseBadEncoding(url)
      const match = await find(options, incoming, limiters, more)
      name = match.route.name
      const limiter = ORDERS.has(name) ? limiters.orders : limiters.calls
      const toCookies = { isSecure, setCookie: (value: string) => void cookies.push(value) }
      const respond = async () => {
        const request = await receive(match, incoming, options, limiters)
        return limiter(request.address, () =>
          perform(match, incoming, { ...request, ...toCookies }, { ...options, requireBotCheck }),
        )
      }
      const address = clientAddress(incoming, options.trustedProxies ?? 0)
      const asker = { address, limiters, sources: options }
      const response = await receiveFile(match.route, incoming, asker, respond)
      for (const value of cookies) response.headers.append('set-cookie', value)
      return response
    } catch (error) {
      const address = clientAddress(incoming, options.trustedProxies ?? 0)
      await limiters.unreadBodies(address, () => discardBody(incoming)).catch(() => undefined)
      // the connection cannot be reused: the rest of the body would be parsed as the next request
      const ends = incoming.complete ? {} : { connection: 'close' }
      return toErrorResponse(toHttpError(error, name, deps.log), { ...more, ...ends })
    }
  }
}

/** Anybody but staff gets the same answer below `staff/`, after the same work, whether a call exists or not. */
async function find(
  { routes, deps, trustedProxies = 0 }: CallRouterOptions,
  incoming: IncomingMessage,
  { calls }: Limiters,
  more: Record<string, string>,
): Promise<Match> {
  const { url = '/', method = 'GET' } = incoming
  const match = routes(url.split('?', 1)[0] ?? url)
  if (match && takesMethod(match.route.entry, method)) return match
  if (url.startsWith(STAFF_CALLS))
    await calls(clientAddress(incoming, trustedProxies), () => admitStaff(deps, {}, incoming))
  if (!match) throw notFound()
  const { entry } = match.route
  more['allow'] = entry.auth === 'document' ? 'GET, HEAD' : entry.method
  throw new HttpError(405, [`This call takes ${entry.method} only.`])
}

/** The server answers a HEAD as the GET, without the body. */
const takesMethod = (entry: Endpoint, method: string): boolean =>
  entry.method === method || (entry.auth === 'document' && method === 'HEAD')

const STAFF_CALLS = `/${API_PREFIX}/staff/`
type ResponseCookies = Pick<CallContext, 'isSecure' | 'setCookie'>

/** A request with its complete body. */
interface ReceivedRequest {
  readonly address: string
  readonly browser: string | null
  /** null for a GET */
  readonly body: string | Buffer<ArrayBuffer> | null
  /** null in calls of customers and visitors */
  readonly staff: StaffCaller | null
}

async function receive(
  { route: { name, entry } }: Match,
  incoming: IncomingMessage,
  { csrf, deps, trustedProxies = 0 }: CallRouterOptions,
  { calls, unreadBodies }: Limiters,
): Promise<ReceivedRequest> {
  const address = clientAddress(incoming, trustedProxies)
  const isWrite = entry.method === 'POST'
  // first, so that anybody else gets the answer of a call that does not exist, and before a body is received
  const session =
    entry.auth === 'staff' ? await calls(address, () => admitStaff(deps, entry, incoming)) : null
  if (isWrite || needsLogin(entry) || session) refuseCrossSite(incoming)
  const caller = session && { ...session, auditId: null }
  if (!isWrite) return { address, browser: null, body: null, staff: caller }
  const browser = csrf.check(incoming)
  const body = await unreadBodies(address, () => receiveBody(incoming, entry))
  // before the call runs, so that no change of staff goes unrecorded
  const [audit] = session
    ? await recordStaff(deps.db, { staffId: session.id, action: name, subject: null })
    : []
  return { address, browser, body, staff: caller && { ...caller, auditId: audit?.id ?? null } }
}

async function perform(
  match: Match,
  incoming: IncomingMessage,
  { address, browser, body, staff, isSecure, setCookie }: ReceivedRequest & ResponseCookies,
  options: CallRouterOptions & { readonly requireBotCheck: RequireBotCheck },
): Promise<Response> {
  const { route, params } = match
  const { auth, method } = route.entry
  const isWrite = method === 'POST'
  const session = await sessionOf(route, incoming, options)
  if (needsLogin(route.entry) && !session) throw unauthorized()
  const query = readQuery(incoming.url ?? '')
  // authorization comes first, so the body is validated only now
  const payload =
    typeof body === 'string' ? { project_id: query['project_id'], ...readJson(incoming, body) } : query
  const projectId = takeProject(payload)
  if (!staff) refuseDuringMaintenance(route.name, options.deps.settings, projectId)
  const isHere = session?.projectId === projectId
  if (needsLogin(route.entry) && !isHere) throw unauthorized()
  if (isHere && session.staffId !== null && (isWrite || route.entry.writes))
    await recordActing(options.deps.db, session, route.name)
  const expectedCartId = route.entry.cartScoped ? takeCart(payload) : null
  const args = { params, ...parsePayload(route, payload, body) }
  const isPublic = auth === 'none' || auth === 'optional'
  const preview = isPublic ? await previewOf(options.deps, incoming, payload, projectId) : null
  const context: CallContext | StaffContext = {
    db: options.deps.db,
    projectId,
    session: isHere ? session : null,
    address,
    browser,
    expectedCartId,
    now: options.deps.now,
    shop: options.deps,
    hasConsent: () => hasConsent(incoming.headers.cookie, String(incoming.headers['sec-gpc'])),
    isSecure,
    setCookie,
    preview,
    ...(staff ? { staff } : {}),
  }
  if (route.entry.botChecked) await options.requireBotCheck(options.deps.settings, incoming, context)
  const answer = await route.handle(args, context)
  if (options.checkAnswers) checkAnswer(route, answer)
  const isRevalidated = isPublic && !isWrite && !preview && !route.entry.isNeverStored
  return toResponse(answer, isRevalidated, {
    ifNoneMatch: incoming.headers['if-none-match'],
    acceptEncoding: incoming.headers['accept-encoding'],
  })
}
