import { lookup } from 'node:dns/promises'
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type RequestOptions,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const TIMEOUT = 10_000

/** What became of a request; of an answer only its status is kept. */
export type PostEnd =
  | { readonly kind: 'answered'; readonly status: number }
  /** nothing was sent */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }

export interface Receiving {
  /** the address of a name, all of them */
  readonly resolve: (name: string) => Promise<readonly string[]>
  /** whether an address may be connected to */
  readonly allows: (address: string) => boolean
  /** http as well; only for tests and trial runs */
  readonly takesHttp: boolean
}

/** https to the public internet. */
export const PUBLIC_RECEIVERS: Receiving = {
  resolve: async (name) =>
    (await lookup(name, { all: true, order: 'verbatim' })).map(({ address }) => address),
  allows: isPublicAddress,
  takesHttp: false,
}

/** Receivers on the same machine or network too. */
export const LOCAL_RECEIVERS: Receiving = { ...PUBLIC_RECEIVERS, allows: () => true, takesHttp: true }

/** The URL of a receiver that may be posted to, as far as it can be told without its address; null: none. */
export function postableUrl(text: string, { takesHttp }: Pick<Receiving, 'takesHttp'>): URL | null {
  const url = URL.parse(text)
  const isTaken = url?.protocol === 'https:' || (takesHttp && url?.protocol === 'http:')
  return url && isTaken && url.username === '' && url.password === '' && url.hash === '' ? url : null
}

/**
 * Posts JSON to an address that staff have typed. The name is resolved once, all of its addresses must be allowed, and the
 * connection goes to one that was checked: an answer of the name server that changes meanwhile is not asked for. Redirects are
 * not followed, and the body of the answer is not read.
 */
export async function postToReceiver(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  receiving: Receiving,
  timeout: number = TIMEOUT,
): Promise<PostEnd> {
  const url = postableUrl(address, receiving)
  if (!url) return { kind: 'refused', text: 'It is no https address.' }
  const signal = AbortSignal.timeout(timeout)
  try {
    const name = url.hostname.replace(/^\[|\]$/g, '')
    const found = isIP(name) ? [name] : await untilAborted(receiving.resolve(name), signal)
    const [pinned] = found
    if (pinned === undefined || !found.every(receiving.allows))
      return { kind: 'refused', text: 'Its address is not one of the public internet.' }
    const status = await post(url, { name, pinned, headers, body, signal })
    return { kind: 'answered', status }
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', text: `No answer within ${timeout / 1_000} seconds.` }
    return { kind: 'failed', text: `No connection (${codeOf(error)}).` }
  }
}

/** A lookup cannot be cancelled, and is not waited for any more. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((settle, fail) => {
    signal.addEventListener('abort', () => fail(new Error('timed out')), { once: true })
    work.then(settle, fail)
  })

interface Sending {
  readonly name: string
  /** the checked address */
  readonly pinned: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

function post(url: URL, { name, pinned, headers, body, signal }: Sending): Promise<number> {
  const isHttps = url.protocol === 'https:'
  const options: RequestOptions & { servername?: string } = {
    host: pinned,
    port: url.port || (isHttps ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    method: 'POST',
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal,
    // whose certificate it must be
    ...(isIP(name) ? {} : { servername: name }),
  }
  return new Promise((settle, fail) => {
    const take = (answer: IncomingMessage) => {
      settle(answer.statusCode ?? 0)
      answer.destroy()
    }
    const request: ClientRequest = isHttps ? requestHttps(options, take) : requestHttp(options, take)
    request.on('error', fail)
    request.end(body)
  })
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
