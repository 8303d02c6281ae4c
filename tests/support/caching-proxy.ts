import { createServer, type IncomingHttpHeaders, request as httpRequest } from 'node:http'

/** Response header that tells whether the cache answered. */
export const CACHE_HEADER = 'x-cache'

export interface CachingProxy {
  readonly url: string
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Stored extends Answer {
  readonly at: number
  /** the request headers that Vary names, with their values */
  readonly varied: readonly (readonly [string, string])[]
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Opens a shared cache that stores and reuses whatever RFC 9111 allows, also what only a heuristic makes fresh. Answers
 * tell in `x-cache` whether they are a `hit`, `revalidated` or a `miss`.
 * @param change replaces the headers of the shop, for negative controls
 */
export async function openCachingProxy(
  origin: string,
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders = (headers) => headers,
): Promise<CachingProxy> {
  const stored = new Map<string, Stored[]>()
  const fetchChanged = async (asked: Asked): Promise<Answer> => {
    const answer = await forward(origin, asked)
    return { ...answer, headers: change(answer.headers) }
  }
  const server = createServer((incoming, outgoing) => {
    void incoming.toArray().then(async (chunks) => {
      const { method = 'GET', url: path = '/', headers } = incoming
      const asked = { method, path, headers, body: Buffer.concat(chunks) }
      const { status, headers: sent, body, how } = await answerFor(asked, stored, fetchChanged)
      outgoing.writeHead(status, { ...withoutHopByHop(sent), [CACHE_HEADER]: how }).end(body)
    })
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((settle) => {
        server.close(settle)
      })
    },
  }
}

async function answerFor(
  asked: Asked,
  cache: Map<string, Stored[]>,
  fetchAnswer: (asked: Asked) => Promise<Answer>,
): Promise<Answer & { readonly how: string }> {
  if (asked.method !== 'GET') {
    const answer = await fetchAnswer(asked)
    if (answer.status < 400) cache.delete(asked.path)
    return { ...answer, how: 'miss' }
  }
  const found = cache.get(asked.path)?.find(({ varied }) => matches(varied, asked.headers))
  if (found && isFresh(found)) return { ...found, how: 'hit' }
  const etag = found?.headers.etag
  const asking = etag ? { ...asked, headers: { ...asked.headers, 'if-none-match': etag } } : asked
  const answer = await fetchAnswer(asking)
  const isSame = found && answer.status === 304
  const fresh: Answer = isSame ? { ...found, headers: { ...found.headers, ...answer.headers } } : answer
  if (mayStore(asked, fresh)) store(cache, asked, fresh)
  return { ...fresh, how: isSame ? 'revalidated' : 'miss' }
}

function store(cache: Map<string, Stored[]>, { path, headers }: Asked, answer: Answer): void {
  const names = (answer.headers.vary ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || [])
  if (names.includes('*')) return
  const varied = names.map((name) => [name, String(headers[name] ?? '')] as const)
  const others = (cache.get(path) ?? []).filter((each) => !matches(each.varied, headers))
  cache.set(path, [...others, { ...answer, at: Date.now(), varied }])
}

const matches = (varied: Stored['varied'], headers: IncomingHttpHeaders): boolean =>
  varied.every(([name, value]) => String(headers[name] ?? '') === value)

/** Statuses that a cache may keep without being told for how long (RFC 9110, 15.1). */
const HEURISTIC = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])
const HEURISTIC_SECONDS = 60

/** RFC 9111, section 3. Set-Cookie does not forbid it. */
function mayStore({ headers }: Asked, { status, headers: answered }: Answer): boolean {
  const rules = directives(answered)
  if (rules.has('no-store') || rules.has('private') || status === 304) return false
  if (headers.authorization && !['public', 's-maxage', 'must-revalidate'].some((name) => rules.has(name)))
    return false
  return (
    ['public', 'max-age', 's-maxage', 'no-cache'].some((name) => rules.has(name)) || HEURISTIC.has(status)
  )
}

/** RFC 9111, section 4.2. */
function isFresh({ headers, status, at }: Stored): boolean {
  const rules = directives(headers)
  if (rules.has('no-cache')) return false
  const heuristic = HEURISTIC.has(status) ? HEURISTIC_SECONDS : 0
  const seconds = Number(rules.get('s-maxage') ?? rules.get('max-age') ?? heuristic)
  return Date.now() - at < seconds * 1_000
}

const directives = (headers: IncomingHttpHeaders): ReadonlyMap<string, string> =>
  new Map(
    (headers['cache-control'] ?? '').split(',').map((each) => {
      const [name = '', value = ''] = each.trim().toLowerCase().split('=')
      return [name, value]
    }),
  )

function forward(origin: string, { method, path, headers, body }: Asked): Promise<Answer> {
  return new Promise((settle, fail) => {
    const outgoing = httpRequest(
      new URL(path, origin),
      { method, headers: { ...headers, connection: 'close' }, agent: false },
      (answer) => {
        const { statusCode: status = 502, headers: sent } = answer
        answer
          .toArray()
          .then((chunks) => settle({ status, headers: sent, body: Buffer.concat(chunks) }), fail)
      },
    )
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

function withoutHopByHop(received: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = { ...received }
  delete headers.connection
  delete headers['transfer-encoding']
  return headers
}
