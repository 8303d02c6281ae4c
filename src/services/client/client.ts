import ky, { type KyInstance } from 'ky'
import { safeParse } from 'valibot'
import { API_PREFIX, CSRF_HEADER, type ProjectId } from '#contract/constants.ts'
import type { Answer, CallArgs, Endpoint } from '#contract/endpoint.ts'
import { ApiError, isMaintenance } from '#contract/failure.ts'
import {
  bareList,
  failedFetch,
  failedStatus,
  type NamedCart,
  namedCart,
  readFault,
  readJson,
} from './reading.ts'

export interface ClientOptions {
  readonly projectId: ProjectId
  /** the origin of the API; the page's own by default */
  readonly origin?: string
  readonly accessToken: () => string | null
  readonly csrfToken: () => string | null
  /** a call of an `api/` path was answered 401 */
  readonly onUnauthorized: () => void
  /** a call was refused because the shop is down for maintenance */
  readonly onMaintenance: () => void
  /** left out where no cart is shown */
  readonly cart?: ShownCart
  readonly fetch?: typeof globalThis.fetch
}

export interface ShownCart {
  /** calls about the cart say it, so that they are not done to another one */
  readonly id: () => number | null
  /** an answer, good or bad, named the cart that is current: told before the caller has the answer */
  readonly onNamed: (named: NamedCart) => void
}

export interface CallOptions {
  /** the call is about whatever cart is current, whichever is shown */
  readonly anyCart?: boolean
  readonly signal?: AbortSignal
  /** the call outlives the page */
  readonly keepalive?: boolean
  /** told the HTTP status of a 2xx answer, for the calls in which one of them means more than another */
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

/** No timeout, no retries: waiting and trying again belong to the machines and the query layer. */
export function createClient(options: ClientOptions): Call {
  const http = ky.create({
    baseUrl: new URL(`/${API_PREFIX}/`, options.origin ?? globalThis.location.origin),
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  return async (entry, args, { onStatus, ...callOptions } = {}) => {
    const response = await send(http, options, entry, args as Parts, callOptions)
    const body = await (response.ok ? readJson(response) : readFault(response))
    const named = namedCart(body)
    if (named !== null) options.cart?.onNamed(named)
    if (!response.ok) throw failed(response, body, entry, options)
    onStatus?.(response.status)
    const read = safeParse(entry.answer, entry.answer.type === 'array' ? bareList(body) : body)
    if (!read.success) throw new ApiError({ kind: 'unreadable' })
    // safeParse answers the schema's own output, which is what Answer names
    return read.output as Answer<typeof entry>
  }
}

function failed(response: Response, body: unknown, entry: Endpoint, options: ClientOptions): ApiError {
  if (response.status === 401 && entry.path.startsWith('api/')) options.onUnauthorized()
  const thrown = failedStatus(response, body)
  if (isMaintenance(thrown.failure)) options.onMaintenance()
  return thrown
}

/** The server refuses a POST without a valid page token before it does anything, so asking again is safe. */
const PAGE_EXPIRED = 419

async function send(
  http: KyInstance,
  options: ClientOptions,
  entry: Endpoint,
  args: Parts,
  { anyCart = false, ...callOptions }: Omit<CallOptions, 'onStatus'>,
): Promise<Response> {
  const shown = anyCart ? null : (options.cart?.id() ?? null)
  const once = () =>
    http(pathOf(entry.path, args.params), {
      method: entry.method,
      headers: headersOf(options, entry),
      ...payloadOf(options, entry, args, shown),
      ...callOptions,
    }).catch((thrown: unknown) => {
      throw failedFetch(thrown)
    })
  const response = await once()
  return response.status === PAGE_EXPIRED ? once() : response
}

const pathOf = (path: string, params: Parts['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))

function headersOf(options: ClientOptions, entry: Endpoint): Record<string, string> {
  const token = entry.auth === 'none' ? null : options.accessToken()
  const page = entry.method === 'POST' ? options.csrfToken() : null
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(page ? { [CSRF_HEADER]: page } : {}),
  }
}

function payloadOf({ projectId }: ClientOptions, entry: Endpoint, args: Parts, shown: number | null) {
  const cart = entry.cartScoped && shown !== null ? { customers_carts_id: shown } : {}
  const about = { project_id: projectId, ...cart }
  if (entry.method === 'POST') return { json: { ...about, ...args.body } }
  const query = Object.entries({ ...about, ...args.query }).filter(([, value]) => value !== undefined)
  return { searchParams: query.map(([name, value]) => [name, String(value)]) }
}
