import { randomBytes } from 'node:crypto'
import { busy, Refusal } from './refusal.ts'

/**
 * What a thrown thing is answered with. A fault that nobody expected gets an id; the same id is in its log line.
 */
export function refusalOf(fault: unknown, call: string, log: (line: string) => void): Refusal {
  if (fault instanceof Refusal) return fault
  const id = randomBytes(6).toString('hex')
  log(`fault ${id} in ${call}: ${describe(fault)}`)
  return isUnavailable(fault) ? busy(2) : new Refusal(500, [`An error occurred. (${id})`])
}

/** The database is gone, full, locked, does not answer or cannot take more; it heals by itself or by its owner. */
function isUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  return CODES.test(code) || MESSAGES.test(fault.message)
}

const CODES =
  /^(08...|53...|57014|57P0.|55P03|25P03|58030|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOSPC)$/
const MESSAGES =
  /^Connection terminated|^Query read timeout$|timeout exceeded when trying to connect|^Client has encountered a connection error|is not currently accepting connections/

/** One line: name, code, message and the first places of ours, without anything that may be secret. */
export function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return redacted(String(fault))
  const code = 'code' in fault && typeof fault.code === 'string' ? ` ${fault.code}` : ''
  const places = (fault.stack ?? '')
    .split('\n')
    .map((line) => /((?:server|contract)\/[\w./-]+\.ts:\d+)/.exec(line)?.[1])
    .filter((place) => place !== undefined)
    .slice(0, 4)
  return `${fault.name}${code}: ${redacted(fault.message)}${places.length ? ` at ${places.join(' < ')}` : ''}`
}

function redacted(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/eyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '[token]')
    .replaceAll(/\d(?:[ -]?\d){11,}/g, '[number]')
    .replaceAll(/"[^"]{0,400}"/g, (quoted) => (/^"[a-z_][a-z0-9_.]{0,62}"$/.test(quoted) ? quoted : '"…"'))
    .slice(0, 400)
}
