import { openJsonLog, standardOutput, writeNow } from './json-log.mjs'
import { currentRequestId } from './request-scope.ts'

type Level = 'info' | 'warn' | 'error'

/** Writes one line; never card data, passwords or tokens. The level is `warn` by default: most lines tell of a problem. */
export type Log = (line: string, level?: Level) => void

/** A request that was answered, or broken off. */
export interface AnsweredRequest {
  readonly requestId: string
  /** see RequestScope */
  readonly call: string
  readonly method: string
  /** null: the connection ended before the answer did */
  readonly status: number | null
  readonly milliseconds: number
}

export type RequestLog = (request: AnsweredRequest) => void

/** The log of a process; `request` is null where requests are not written. */
export interface Logs {
  readonly log: Log
  readonly request: RequestLog | null
}

/** For people at a terminal: bare lines, and none for requests. */
const plainLogs: Logs = {
  log: (line, level) => (level === 'error' ? console.error(line) : console.log(line)),
  request: null,
}

/** JSON lines, each with the id of the request in which it is written. Those about requests are written some together. */
export function jsonLogs(destination = standardOutput()): Logs {
  const lines = openJsonLog(destination, () => {
    const requestId = currentRequestId()
    return requestId === null ? {} : { requestId }
  })
  const requests = openJsonLog(destination)
  return {
    log: (line, level = 'warn') => writeNow(lines, level, line),
    request: ({ milliseconds, ...request }) =>
      requests[(request.status ?? 0) < SERVER_ERROR ? 'info' : 'warn'](
        { ...request, ms: Math.round(milliseconds * TENTHS) / TENTHS },
        'request',
      ),
  }
}

const SERVER_ERROR = 500
const TENTHS = 10

/** @param environment NODE_ENV, which may not have been checked yet */
export const logsOf = (environment: string | undefined): Logs =>
  environment?.trim() === 'production' ? jsonLogs() : plainLogs
