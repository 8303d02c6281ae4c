import { serviceUnavailable } from '#server/platform/http/http-error.ts'
import { INERT_HEADERS } from '#server/platform/http/security-headers.ts'
import { toErrorResponse } from '#server/platform/http/responses.ts'

export const HEALTH_PATHS = { live: '/health/live', ready: '/health/ready' } as const

/** Whether a process wants requests. It listens only when the database is migrated and the catalogue is loaded. */
export interface ProcessHealth {
  readonly isDraining: boolean
  /** From now on it is not ready; it serves what comes all the same. */
  drain(): void
}

export function createProcessHealth(): ProcessHealth {
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    drain: () => {
      isDraining = true
    },
  }
}

const HEADERS = {
  ...INERT_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

export const liveResponse = (): Response =>
  new Response(JSON.stringify({ success: true, status: 'live' }), { headers: HEADERS })

/** 200, or 503 while it drains. A lost database does not count: pages come from memory. */
export const readyResponse = ({ isDraining }: ProcessHealth): Response =>
  isDraining
    ? toErrorResponse(serviceUnavailable(RETRY_SECONDS))
    : new Response(JSON.stringify({ success: true, status: 'ready' }), { headers: HEADERS })

const RETRY_SECONDS = 1
