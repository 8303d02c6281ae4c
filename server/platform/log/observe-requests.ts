import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProcessHealth } from '#server/platform/health/process-health.ts'
import type { Metrics } from '#server/platform/health/metrics.ts'
import type { RequestLog } from './log.ts'
import { newRequestScope, type RequestScope, withinRequest } from './request-scope.ts'

export interface Observers {
  readonly health: ProcessHealth
  readonly metrics: Metrics | null
  readonly logRequest: RequestLog | null
}

/** Runs `answer` for a request. */
export type Observe = (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void) => void

/** Their many successes are not worth a line each. */
const QUIET: ReadonlySet<string> = new Set(['file', 'picture'])
const CLIENT_ERROR = 400

/**
 * Gives each request its id, which also goes out with the answer, and tells what became of it once it is answered. While
 * the process drains, a connection ends with its answer, so that its client takes another process next time.
 */
export const observeRequests =
  ({ health, metrics, logRequest }: Observers): Observe =>
  (incoming, outgoing, answer) => {
    const scope = newRequestScope(incoming.headers['x-request-id'])
    const startedAt = performance.now()
    outgoing.setHeader('x-request-id', scope.id)
    if (health.isDraining) outgoing.setHeader('connection', 'close')
    if (metrics !== null || logRequest !== null)
      outgoing.on('close', () => {
        const status = outgoing.writableFinished ? outgoing.statusCode : null
        const milliseconds = performance.now() - startedAt
        metrics?.countRequest(scope.call, status, milliseconds)
        if (logRequest && !isQuiet(scope, status))
          logRequest({
            requestId: scope.id,
            call: scope.call,
            method: incoming.method ?? '',
            status,
            milliseconds,
          })
      })
    withinRequest(scope, answer)
  }

const isQuiet = ({ call }: RequestScope, status: number | null): boolean =>
  call === 'health' || (QUIET.has(call) && status !== null && status < CLIENT_ERROR)
