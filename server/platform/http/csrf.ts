import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import { CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'
import type { Step } from './handler.ts'
import { HttpError } from './http-error.ts'

interface PageToken {
  /** Sets the cookie unless the request carries a valid one. */
  readonly send: Step
  /** Throws 419 unless the header equals the valid cookie; the token identifies a browser. */
  readonly check: Step
}

/**
 * Signed double-submit cookie: a page of another origin can send the cookie but cannot read it into the header. Hono's csrf
 * compares origins, lets JSON pass, and gives no token by which to know a browser.
 */
export function createPageToken(secret: Uint8Array): PageToken {
  const key = createSecretKey(secret)
  const sign = (value: string) => createHmac('sha256', key).update(`csrf:${value}`).digest('base64url')
  const known = new Set<string>()
  const isGenuine = (token: string | undefined): token is string => {
    if (token === undefined) return false
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
    send: async (c, next) => {
      const isKnown = isGenuine(getCookie(c, CSRF_COOKIE))
      await next()
      if (isKnown) return
      const value = randomBytes(16).toString('base64url')
      const attributes = `Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${c.get('isSecure') ? '; Secure' : ''}`
      c.res.headers.append('set-cookie', `${CSRF_COOKIE}=${value}.${sign(value)}; ${attributes}`)
    },
    check: (c, next) => {
      const cookie = getCookie(c, CSRF_COOKIE)
      if (!isGenuine(cookie) || c.req.header(CSRF_HEADER) !== cookie)
        throw new HttpError(419, ['This page has expired. Please try again.'])
      c.set('browser', cookie)
      return next()
    },
  }
}

/**
 * 400 days, the longest lifetime that browsers allow; login recognizes the known browsers of an account by this token.
 */
const KEPT_SECONDS = 34_560_000
const KEPT = 5_000

/** Rejects requests that the browser marks as cross-site (Sec-Fetch-Site). */
export const refuseCrossSite: Step = (c, next) => {
  if (c.req.header('sec-fetch-site') === 'cross-site')
    throw new HttpError(403, ['Requests from other sites are refused.'])
  return next()
}
