import type { Step } from './handler.ts'
import { invalid, HttpError } from './http-error.ts'

/** The query string as a record; throws for a name that occurs twice. */
export function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?')
  if (at < 0) return {}
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    if (name === '__proto__') throw new HttpError(400, ['The query holds a forbidden name.'])
    if (Object.hasOwn(query, name)) throw invalid(`${name}: must be given once`)
    query[name] = value
  }
  return query
}

export const refuseBadEncoding: Step = (c, next) => {
  const { url = '/' } = c.env.incoming
  try {
    if (url.includes('%')) decodeURIComponent(url)
  } catch {
    throw new HttpError(400, ['The address is not encoded correctly.'])
  }
  return next()
}
