import { Prepared } from './prepared.ts'
import type { Refusal } from './refusal.ts'
import { INERT_HEADERS } from './security-headers.ts'

type Fields = Record<string, string>
const JSON_HEADERS: Fields = { ...INERT_HEADERS, 'content-type': 'application/json; charset=utf-8' }
const NO_STORE: Fields = { ...JSON_HEADERS, 'cache-control': 'no-store' }
/** Kept by the browser, asked about each time; what a visitor gets is never shown to a customer. */
const REVALIDATE: Fields = {
  ...JSON_HEADERS,
  'cache-control': 'private, no-cache',
  vary: 'Authorization',
}

export function answered(answer: unknown, isPublicRead: boolean, ifNoneMatch: string | undefined): Response {
  const prepared = answer instanceof Prepared ? answer : null
  const json = prepared ? prepared.json : JSON.stringify(answer)
  if (!isPublicRead || !prepared) return new Response(json, { headers: isPublicRead ? REVALIDATE : NO_STORE })
  const headers = { ...REVALIDATE, etag: prepared.etag }
  if (ifNoneMatch?.includes(prepared.etag)) return new Response(null, { status: 304, headers })
  return new Response(json, { headers })
}

/** 401 also carries the message that the app compares with. */
export function refused(refusal: Refusal, more: Fields = {}): Response {
  const { status, errors, retryAfter } = refusal
  const body = { success: false, errors, ...(status === 401 ? { message: 'Unauthorized' } : {}) }
  const headers = {
    ...NO_STORE,
    ...(retryAfter === null ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
    ...(status === 413 ? { connection: 'close' } : {}),
    ...more,
  }
  return new Response(JSON.stringify(body), { status, headers })
}
