import { Hono } from 'hono'
import { hasConsent } from '#contract/site/consent.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { createBotCheck } from '#server/platform/bot-check/require-bot-check.ts'
import { type CallLimits, openLimiters } from '#server/platform/http/call-limiters.ts'
import { checkAnswer } from '#server/platform/http/check-answer.ts'
import { clientAddress, createProxyWarning, isHttps } from '#server/platform/http/client-address.ts'
import { createPageToken, refuseCrossSite } from '#server/platform/http/csrf.ts'
import type { ApiEnv, CallContext, Route, Step } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { parsePayload, readPayload, takeCart } from '#server/platform/http/parse-args.ts'
import { dropUnreadBody, receiveBody } from '#server/platform/http/read-body.ts'
import { nameRequest } from '#server/platform/log/request-scope.ts'
import { refuseBadEncoding } from '#server/platform/http/read-query.ts'
import { toErrorResponse, toResponse } from '#server/platform/http/responses.ts'
import { toHttpError } from '#server/platform/http/to-http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { refuseDuringMaintenance } from '#server/site/refuse-during-maintenance.ts'
import { admitFeed, keepOwnStorefront } from '#server/staff/feed/admit-feed.ts'
import { admitStaff, admitStaffOnly, recordStaffCall } from '#server/staff/admit-staff.ts'
import { previewOf } from '#server/staff/content/preview.ts'
import { limitCalls, limitFiles } from './limit-calls.ts'
import { keepOwnSession, needsLogin, findSession, recordActingStaff } from './session-of-call.ts'

export interface ApiOptions {
  readonly routes: readonly Route[]
  readonly deps: ServerDeps
  /** validates responses against the contract; on in tests */
  readonly checkAnswers: boolean
  readonly limits?: CallLimits
}

/** The Hono app of everything below the API prefix, for all storefronts: each call of the contract at its address. */
export function apiApp({ routes, deps, checkAnswers, limits }: ApiOptions): Hono<ApiEnv> {
  const pageToken = createPageToken(deps.secret)
  const checkForBots = createBotCheck(deps)
  const answer = answerCall(checkAnswers)
  const api = new Hono<ApiEnv>({
    // as it was sent: Hono would decode it before it looks for the call
    getPath: (_, { env } = {}) => env?.incoming.url?.split('?', 1)[0] ?? '/',
  })
  api.use(begin(deps, limits), dropUnreadBody, pageToken.send, refuseBadEncoding)
  for (const route of routes) {
    const { entry } = route
    const isWrite = entry.method === 'POST'
    const isStaff = entry.auth === 'staff'
    const isFeed = entry.auth === 'feed'
    const hasSession = entry.auth !== 'none' && !isStaff && !isFeed
    // what a request of the call passes, in this order
    const steps = [
      takeMethod(route),
      // first, so that anybody else gets the answer of a call that does not exist, and before a body is received
      isStaff && admitStaff,
      isFeed && admitFeed,
      entry.raw && limitFiles,
      (isWrite || isStaff || needsLogin(entry)) && refuseCrossSite,
      // a key is in no browser, so no page of another site can send it
      isWrite && !isFeed && pageToken.check,
      isWrite && receiveBody,
      isWrite && isStaff && recordStaffCall,
      limitCalls,
      hasSession && findSession,
      // authorization comes first, so what was sent is parsed only now
      readPayload,
      isFeed && keepOwnStorefront,
      !isStaff && !isFeed && refuseDuringMaintenance,
      hasSession && keepOwnSession,
      hasSession && (isWrite || entry.writes) && recordActingStaff,
      entry.cartScoped && takeCart,
      parsePayload,
      isPublic(entry) && findPreview,
      entry.botChecked && checkForBots,
      answer,
    ]
    api.use(pathOf(entry), ...steps.filter((step) => typeof step === 'function'))
  }
  api.notFound(async (c) => {
    await admitStaffOnly(c)
    throw notFound()
  })
  api.onError((error, c) =>
    // before a call is found there is no route
    toErrorResponse(toHttpError(error, c.get('route')?.name ?? 'unknown call', deps.log)),
  )
  return api
}

const pathOf = ({ path }: Endpoint): string => `/${API_PREFIX}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const isPublic = ({ auth }: Endpoint): boolean => auth === 'none' || auth === 'optional'

function begin(deps: ServerDeps, limits?: CallLimits): Step {
  const { trustedProxies } = deps.environment
  const warn = createProxyWarning(trustedProxies, deps.log)
  const limiters = openLimiters(limits)
  return (c, next) => {
    const { incoming } = c.env
    warn(incoming)
    c.set('shop', deps)
    c.set('limiters', limiters)
    c.set('address', clientAddress(incoming, trustedProxies))
    c.set('isSecure', isHttps(incoming, trustedProxies))
    return next()
  }
}

/** Hono answers a HEAD wherever it answers a GET, and its methodNotAllowed says so: here only documents have one. */
function takeMethod(route: Route): Step {
  const { method, auth } = route.entry
  const methods = auth === 'document' ? [method, 'HEAD'] : [method]
  return async (c, next) => {
    c.set('route', route)
    nameRequest(route.name)
    if (methods.includes(c.req.method)) return next()
    await admitStaffOnly(c)
    return toErrorResponse(new HttpError(405, [`This call takes ${method} only.`]), {
      allow: methods.join(', '),
    })
  }
}

const findPreview: Step = async (c, next) => {
  c.set('preview', await previewOf(c.get('shop'), c.env.incoming, c.get('payload'), c.get('projectId')))
  return next()
}

const answerCall =
  (checkAnswers: boolean): Step =>
  async (c) => {
    const { incoming } = c.env
    const { db, now } = c.get('shop')
    const route = c.get('route')
    const cookies: string[] = []
    const context: CallContext = {
      session: null,
      browser: null,
      expectedCartId: null,
      preview: null,
      ...c.var,
      db,
      now,
      hasConsent: () => hasConsent(incoming.headers.cookie, String(incoming.headers['sec-gpc'])),
      setCookie: (cookie) => void cookies.push(cookie),
    }
    const answer = await route.handle(c.get('args'), context)
    if (checkAnswers) checkAnswer(route, answer)
    const { entry } = route
    const isRevalidated =
      isPublic(entry) && entry.method === 'GET' && !context.preview && !entry.isNeverStored
    const response = toResponse(answer, isRevalidated, {
      ifNoneMatch: incoming.headers['if-none-match'],
      acceptEncoding: incoming.headers['accept-encoding'],
    })
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  }
