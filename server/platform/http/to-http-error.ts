import { randomBytes } from 'node:crypto'
import { is, object, optional, string, unknown } from 'valibot'
import type { Log } from '#server/platform/log/log.ts'
import { serviceUnavailable, HttpError } from './http-error.ts'

/** Maps anything thrown to an HttpError. Unexpected errors get an id, which is also in their log line. */
export function toHttpError(error: unknown, call: string, log: Log): HttpError {
  if (error instanceof HttpError) return error
  const id = randomBytes(6).toString('hex')
  log(`error ${id} in ${call}: ${describeError(error)}`, 'error')
  return isUnavailable(error) ? serviceUnavailable(2) : new HttpError(500, [`An error occurred. (${id})`])
}

/** The database is unreachable, full, locked, unresponsive or out of connections; a retry may succeed. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}

const CODES =
  /^(08...|53...|57014|57P0.|55P03|25P03|58030|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOSPC)$/
const MESSAGES =
  /^Connection terminated|^Query read timeout$|timeout exceeded when trying to connect|^Client has encountered a connection error|is not currently accepting connections/

/**
 * One line with name, code, message and the first stack frames of the project; no values that may be secret. Of a plain
 * object with a message, as pg-boss emits, the same.
 */
export function describeError(error: unknown): string {
  if (!is(ErrorLike, error))
    return typeof error === 'object' && error !== null
      ? `an object with ${Object.keys(error).join(', ') || 'nothing'}`
      : redacted(String(error))
  const { name, message, stack = '' } = error
  const code = typeof error.code === 'string' ? ` ${error.code}` : ''
  const places = stack
    .split('\n')
    .map((line) => /((?:server|contract)\/[\w./-]+\.ts:\d+)/.exec(line.slice(-LONGEST_PLACE))?.[1])
    .filter((place) => place !== undefined)
    .slice(0, 4)
  return `${name ?? 'Error'}${code}: ${redacted(message)}${places.length ? ` at ${places.join(' < ')}` : ''}`
}

/** The message, which may hold what was submitted, is in the stack as well; a search takes time by the square of its line. */
const LONGEST_PLACE = 300

const ErrorLike = object({
  message: string(),
  name: optional(string()),
  stack: optional(string()),
  code: optional(unknown()),
})

function redacted(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/eyJ[\w.-]+/g, '[token]')
    .replaceAll(/\d(?:[ -]?\d){11,}/g, '[number]')
    .replaceAll(/"[^"]{0,400}"/g, (quoted) => (/^"[a-z_][a-z0-9_.]{0,62}"$/.test(quoted) ? quoted : '"…"'))
    .slice(0, 400)
}
