import { acceptedEncoding } from './accepted-encoding.ts'
import { CachedJson } from './cached-json.ts'
import { FileAnswer } from './file-answer.ts'
import type { HttpError } from './http-error.ts'
import { INERT_HEADERS } from './security-headers.ts'

type Fields = Record<string, string>
const JSON_HEADERS: Fields = { ...INERT_HEADERS, 'content-type': 'application/json; charset=utf-8' }
const NO_STORE: Fields = { ...JSON_HEADERS, 'cache-control': 'no-store' }
/** Stored by the browser but revalidated each time, so a response for visitors is never shown to a customer. */
const REVALIDATE: Fields = {
  ...JSON_HEADERS,
  'cache-control': 'private, no-cache',
  vary: 'Authorization, Accept-Encoding',
}

interface Asker {
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
}

export function toResponse(answer: unknown, isPublicRead: boolean, asker: Asker): Response {
  if (answer instanceof FileAnswer) return answer.toResponse()
  const base = isPublicRead ? REVALIDATE : NO_STORE
  if (!(answer instanceof CachedJson)) return new Response(bodyOf(JSON.stringify(answer)), { headers: base })
  const headers = isPublicRead ? { ...base, etag: answer.etag } : base
  if (isPublicRead && asker.ifNoneMatch?.includes(answer.etag))
    return new Response(null, { status: 304, headers })
  const compressed = acceptedEncoding(asker.acceptEncoding, ['gzip']) ? answer.compressedWhenWorthIt() : null
  const body = compressed ?? answer.bytes
  return new Response(body, {
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(compressed ? { 'content-encoding': 'gzip' } : {}),
    },
  })
}

/** characters from which bytes are cheaper: a string is measured and written apart, each time as UTF-8 */
const LONG = 16_384

const bodyOf = (json: string): string | Buffer<ArrayBuffer> => (json.length < LONG ? json : Buffer.from(json))

/** A 401 also carries the `message` that the app matches. */
export function toErrorResponse(error: HttpError, more: Fields = {}): Response {
  const { status, errors, retryAfter, newCartId } = error
  const body = {
    success: false,
    errors,
    ...(status === 401 ? { message: 'Unauthorized' } : {}),
    ...(newCartId === null ? {} : { meta: { new_cart_id: newCartId } }),
  }
  const headers = {
    ...NO_STORE,
    ...(retryAfter === null ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
    ...more,
  }
  return new Response(JSON.stringify(body), { status, headers })
}
