import type { RawRequest } from '#tests/prove/rig/raw-request.ts'

export interface Attack extends RawRequest {
  readonly kind: string
  /** as the contract parses it; a 2xx answer to anything else is a violation */
  readonly mayBeAnswered: boolean
}
export type Field = readonly [name: string, value: string]

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

export function withBody<T extends RawRequest>(
  request: T,
  body: string | Uint8Array,
  type = 'application/json',
): T {
  const content = typeof body === 'string' ? bytes(body) : body
  const headers: Field[] = [
    ...request.headers,
    ['content-type', type],
    ['content-length', String(content.length)],
  ]
  return { ...request, headers: headers.filter(isLast), body: content }
}

/** Of fields of one name the last one counts. */
export const isLast = ([name]: Field, at: number, all: readonly Field[]): boolean =>
  all.findLastIndex(([other]) => other === name) === at
