import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'
import { HttpError } from './http-error.ts'

export interface CsrfGuard {
  /** The Set-Cookie value, or null when the request carries a valid cookie. */
  cookieFor(incoming: IncomingMessage, isSecure: boolean): string | null
  /** Throws 419 unless the header equals the valid cookie; returns the token, which identifies a browser. */
  check(incoming: IncomingMessage): string
}

/** Signed double-submit cookie: a page of another origin can send the cookie but cannot read it into the header. */
export function createCsrfGuard(secret: Uint8Array): CsrfGuard {
  const key = createSecretKey(secret)
  const sign = (value: string) => createHmac('sha256', key).update(`csrf:${value}`).digest('base64url')
  const known = new Set<string>()
  const isGenuine = (token: string | null): token is string => {
    if (token === null) return false
    if (known.has(token)) return true
    const [value, mac, ...rest] = token.split('.')
    if (!value || !mac || rest.length > 0 || value.length > 64) return false
    const wanted = Buffer.from(sign(value))
    const given = Buffer.from(mac)
    if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return false
    if (known.size >= KEPT) known.clear()
    known.add(token)
    return true
  }
  return {
    cookieFor: (incoming, isSecure) => {
      if (isGenuine(cookieOf(incoming))) return null
      const value = randomBytes(16).toString('base64url')
      return `${CSRF_COOKIE}=${value}.${sign(value)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
    },
    check: (incoming) => {
      const cookie = cookieOf(incoming)
      if (!isGenuine(cookie) || incoming.headers[HEADER] !== cookie)
        throw new HttpError(419, ['This page has expired. Please try again.'])
      return cookie
    },
  }
}

/**
 * 400 days, the longest lifetime that browsers allow; login recognizes the known browsers of an account by this token.
 */
const KEPT_SECONDS = 34_560_000
const KEPT = 5_000
const HEADER = CSRF_HEADER.toLowerCase()
const START = `${CSRF_COOKIE}=`

function cookieOf(incoming: IncomingMessage): string | null {
  for (const pair of incoming.headers.cookie?.split(';') ?? []) {
    const text = pair.trim()
    if (text.startsWith(START)) return text.slice(START.length)
  }
  return null
}

/** Rejects requests that the browser marks as cross-site (Sec-Fetch-Site). */
export function refuseCrossSite(incoming: IncomingMessage): void {
  if (incoming.headers['sec-fetch-site'] === 'cross-site')
    throw new HttpError(403, ['Requests from other sites are refused.'])
}
