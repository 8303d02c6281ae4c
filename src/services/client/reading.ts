import { safeParse } from 'valibot'
import { ApiError } from '#contract/failure.ts'
import { Failure } from '#contract/wire.ts'

export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown
    throw new ApiError({ kind: 'unreadable' })
  }
}

/** What a fetch that brought no response says: stopped on purpose, out of time, or no network. */
export function failedFetch(thrown: unknown): unknown {
  if (isAbort(thrown) || thrown instanceof ApiError) return thrown
  const isTimeout = thrown instanceof Error && thrown.name === 'TimeoutError'
  return new ApiError({ kind: isTimeout ? 'timeout' : 'offline' })
}

export async function failedStatus(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
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
