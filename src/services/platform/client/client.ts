import ky, { type KyInstance } from 'ky'
import { safeParse } from 'valibot'
import { BOT_CHECK_HEADER } from '#contract/site/bot-check.ts'
import { API_PREFIX, CSRF_HEADER, PREVIEW_HEADER, type ProjectId } from '#contract/platform/constants.ts'
import type { Answer, CallArgs, Endpoint } from '#contract/platform/endpoint.ts'
import { siteCalls } from '#contract/site/site.ts'
import { ApiError, isMaintenance } from '#contract/platform/failure.ts'
import {
  bareList,
  failedFetch,
  failedStatus,
  type NamedCart,
  namedCart,
  readErrorBody,
  readJson,
} from './reading.ts'

export interface ClientOptions {
  readonly projectId: ProjectId
  /** origin of the API; default: that of the page */
  readonly origin?: string
  readonly accessToken: () => string | null
  readonly csrfToken: () => string | null
  /** a call below `api/` got a 401 */
  readonly onUnauthorized: () => void
  /** a call was rejected because of maintenance */
  readonly onMaintenance: () => void
  /** takes the token of the bot check for a call that needs one; null: there is none */
  readonly takeBotToken?: () => string | null
  /** absent where no cart is shown */
  readonly cart?: ShownCart
  readonly fetch?: typeof globalThis.fetch
}

interface ShownCart {
  /** sent with calls about the cart, so that they cannot change another one */
  readonly id: () => number | null
  /** a response, success or error, named the current cart; called before the caller gets the response */
  readonly onNamed: (named: NamedCart) => void
}

export interface CallOptions {
  /** applies to whichever cart is current, even if another one is shown */
  readonly anyCart?: boolean
  readonly signal?: AbortSignal
  /** staff who edit content get their drafts */
  readonly isPreview?: boolean
  /** the request outlives the page (fetch `keepalive`) */
  readonly keepalive?: boolean
  /** called with the status of a 2xx response, for calls in which it carries meaning */
  readonly onStatus?: (status: number) => void
}

export type Call = <E extends Endpoint>(
  entry: E,
  args: CallArgs<E>,
  options?: CallOptions,
) => Promise<Answer<E>>

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

/**
 * Calls the API without timeouts and retries, which belong to machines and the query library; only a POST whose CSRF token
 * is missing or has expired (419) is repeated.
 */
export function createClient(options: ClientOptions): Call {
  const http = ky.create({
    baseUrl: new URL(`/${API_PREFIX}/`, options.origin ?? globalThis.location.origin),
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  const askForToken = firstToken(http, options)
  return async (entry, args, { onStatus, ...callOptions } = {}) => {
    if (entry.method === 'POST' && options.csrfToken() === null) await askForToken()
    const response = await send(http, options, entry, args as Parts, callOptions)
    const body = await (response.ok ? readJson(response) : readErrorBody(response))
    const named = namedCart(body)
    if (named !== null) options.cart?.onNamed(named)
    if (!response.ok) throw failed(response, body, entry, options)
    onStatus?.(response.status)
    const read = safeParse(entry.answer, entry.answer.type === 'array' ? bareList(body) : body)
    if (!read.success) throw new ApiError({ kind: 'unreadable' })
    // safeParse returns the output of the schema of `entry`
    return read.output as Answer<typeof entry>
  }
}

/** The answer to any GET brings a token to a browser that has none, whose first POST would be rejected. */
function firstToken(http: KyInstance, options: ClientOptions): () => Promise<void> {
  let asked: Promise<void> | null = null
  const ask = async () => {
    const { path } = siteCalls.getActiveRedirects
    const response = await http.get(path, { searchParams: { project_id: options.projectId } })
    await response.text()
  }
  return () => {
    asked ??= ask().catch(() => {
      asked = null
    })
    return asked
  }
}

function failed(response: Response, body: unknown, entry: Endpoint, options: ClientOptions): ApiError {
  if (response.status === 401 && entry.path.startsWith('api/')) options.onUnauthorized()
  const thrown = failedStatus(response, body)
  if (isMaintenance(thrown.failure)) options.onMaintenance()
  return thrown
}

/** The CSRF check rejects the POST before it has any effect, so repeating it is safe. */
const PAGE_EXPIRED = 419
/** Each of the first calls of a page brings a token, and one may replace that with which another is being repeated. */
export const MOST_REPEATS = 3

async function send(
  http: KyInstance,
  options: ClientOptions,
  entry: Endpoint,
  args: Parts,
  { anyCart = false, isPreview, ...callOptions }: Omit<CallOptions, 'onStatus'>,
): Promise<Response> {
  const shown = anyCart ? null : (options.cart?.id() ?? null)
  // somebody else may be logged in when the request is repeated
  const token = entry.auth === 'none' ? null : options.accessToken()
  const botToken = entry.botChecked ? (options.takeBotToken?.() ?? null) : null
  const once = () =>
    http(pathOf(entry.path, args.params), {
      method: entry.method,
      headers: {
        ...headersOf(options, entry, { token, botToken }),
        ...(isPreview && { [PREVIEW_HEADER]: '1' }),
      },
      ...payloadOf(options, entry, args, shown),
      ...callOptions,
    }).catch(throwFailed)
  let response = await once()
  for (let repeats = 0; response.status === PAGE_EXPIRED && repeats < MOST_REPEATS; repeats++) {
    // an answer that nobody reads holds its connection
    await response.text().catch(throwFailed)
    response = await once()
  }
  return response
}

function throwFailed(thrown: unknown): never {
  throw failedFetch(thrown)
}

const pathOf = (path: string, params: Parts['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))

interface Tokens {
  readonly token: string | null
  readonly botToken: string | null
}

function headersOf(
  options: ClientOptions,
  entry: Endpoint,
  { token, botToken }: Tokens,
): Record<string, string> {
  const page = entry.method === 'POST' ? options.csrfToken() : null
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(page ? { [CSRF_HEADER]: page } : {}),
    ...(entry.raw ? { 'Content-Type': 'application/octet-stream' } : {}),
    ...(botToken ? { [BOT_CHECK_HEADER]: botToken } : {}),
  }
}

function payloadOf({ projectId }: ClientOptions, entry: Endpoint, args: Parts, shown: number | null) {
  const cart = entry.cartScoped && shown !== null ? { customers_carts_id: shown } : {}
  const about = { project_id: projectId, ...cart }
  if (entry.method === 'POST' && !entry.raw) return { json: { ...about, ...args.body } }
  const query = Object.entries({ ...about, ...args.query }).filter(([, value]) => value !== undefined)
  const searchParams = query.map(([name, value]) => [name, String(value)])
  return args.body instanceof Uint8Array ? { searchParams, body: args.body.slice() } : { searchParams }
}
