import { array, boolean, object, optional, safeParse, unknown } from 'valibot'
import { ApiError } from '#contract/platform/failure.ts'
import { Failure, Id } from '#contract/platform/wire.ts'

export interface NamedCart {
  readonly new_cart_id: number
  /** the call took effect on this cart */
  readonly isApplied: boolean
}

export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown
    throw new ApiError({ kind: 'unreadable' })
  }
}

/** Maps a rejected fetch to an error: aborted, timed out, or no network. */
export function failedFetch(thrown: unknown): unknown {
  if (isAbort(thrown) || thrown instanceof ApiError) return thrown
  const isTimeout = thrown instanceof Error && thrown.name === 'TimeoutError'
  return new ApiError({ kind: isTimeout ? 'timeout' : 'offline' })
}

/** Accepts a list itself or under `data`. */
export function bareList(body: unknown): unknown {
  const read = safeParse(object({ data: array(unknown()) }), body)
  return read.success ? read.output.data : body
}

/** An error page is not JSON; its status suffices. */
export const readErrorBody = (response: Response): Promise<unknown> => response.json().catch(() => null)

const Named = object({
  success: optional(boolean(), false),
  meta: object({ new_cart_id: Id }),
})

/** The id of the current cart in a response of any shape. */
export function namedCart(body: unknown): NamedCart | null {
  const read = safeParse(Named, body)
  return read.success ? { new_cart_id: read.output.meta.new_cart_id, isApplied: read.output.success } : null
}

export function failedStatus(response: Response, body: unknown): ApiError {
  const read = safeParse(Failure, body)
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError({
    kind: 'status',
    status: response.status,
    errors: read.success ? read.output.errors : [],
    message: read.success ? (read.output.message ?? null) : null,
    retryAfter: Number.isFinite(wait) ? wait : null,
  })
}

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'
