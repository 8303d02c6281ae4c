import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error.ts'

const DEEPEST = 12

/** Parses the body as a JSON object. Throws 400 for any other JSON, for excessive depth and for `__proto__` keys. */
export function readJson(incoming: IncomingMessage, body: string): Record<string, unknown> {
  const type = incoming.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError(415, ['The body must be application/json.'])
  if (incoming.headers['content-encoding'])
    throw new HttpError(415, ['The body must come without content encoding.'])
  const value = parse(body)
  refuseStrange(value, 1)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, ['The body must be a JSON object.'])
  // JSON objects have only string keys
  return value as Record<string, unknown>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new HttpError(400, ['The body is not JSON.'])
  }
}

function refuseStrange(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw new HttpError(400, ['The body is nested too deeply.'])
  if (Array.isArray(value)) {
    for (const item of value) refuseStrange(item, depth + 1)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw new HttpError(400, ['The body holds a forbidden key.'])
    refuseStrange(item, depth + 1)
  }
}
