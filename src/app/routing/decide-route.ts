import { normalizedPath, PATHS } from '#contract/paths.ts'
import { safePath } from '#contract/safe-path.ts'
import type { Redirect } from '#contract/site.ts'
import { type PageName, pageOf } from './pages.ts'

export interface RouteFacts {
  readonly path: string
  readonly search: string
  /** `checking` until the stored session is confirmed at startup */
  readonly session: 'checking' | 'signedIn' | 'signedOut'
  /** null while the list is loading; a failed list counts as empty */
  readonly redirects: readonly Redirect[] | null
  readonly mayCheckOut: boolean
  readonly isDown: boolean
  readonly initialUrl: string | null
  /** redirects followed since the last navigation by the user */
  readonly hops: number
  /** the navigation went back or forward in the history; false for the first page load */
  readonly isPop: boolean
}

export type RouteDecision =
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'leave'; readonly to: string; readonly how: 'push' | 'replace' | 'external' }
  | { readonly kind: 'login' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'notFound' }

const MAX_HOPS = 5
const PROTECTED = /^\/(login|login-as|register|account|cart|checkout|down-for-maintenance)(\/|$)/

/** Decides what a URL shows: a pure function; the first matching rule wins. */
export function decideRoute(facts: RouteFacts): RouteDecision {
  return maintenance(facts) ?? redirected(facts) ?? decided(facts)
}

function maintenance({ path, isDown }: RouteFacts): RouteDecision | null {
  const isNotice = normalizedPath(path) === PATHS.maintenance
  if (isDown) return isNotice ? { kind: 'page', page: 'maintenance' } : replace(PATHS.maintenance)
  return isNotice ? replace('/') : null
}

function redirected(facts: RouteFacts): RouteDecision | null {
  const path = normalizedPath(facts.path)
  if (PROTECTED.test(path)) return null
  const found = facts.redirects?.find((redirect) => normalizedPath(redirect.source_url) === path)
  if (!found) return null
  if (facts.hops >= MAX_HOPS) return { kind: 'notFound' }
  if (found.external) return externalTarget(found.target_url)
  const to = safePath(found.target_url)
  if (to === null) return { kind: 'notFound' }
  return { kind: 'leave', to, how: found.is_filter && !facts.isPop ? 'push' : 'replace' }
}

/** Only http(s) URLs leave the shop; anything else shows the not-found page. */
function externalTarget(target: string): RouteDecision {
  const url = URL.canParse(target) ? new URL(target) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
    ? { kind: 'leave', to: url.href, how: 'external' }
    : { kind: 'notFound' }
}

function decided(facts: RouteFacts): RouteDecision {
  const page = pageOf(facts.path)
  if (page === null) return facts.redirects === null ? { kind: 'blank' } : { kind: 'notFound' }
  if (page.isForVisitors && facts.session === 'signedIn') {
    return replace(facts.initialUrl ?? '/')
  }
  if (page.needsLogin && facts.session === 'checking') return { kind: 'blank' }
  if (page.needsLogin && facts.session === 'signedOut') return { kind: 'login' }
  if (page.isCheckout && !facts.mayCheckOut) return { kind: 'notFound' }
  return { kind: 'page', page: page.name }
}

const replace = (to: string): RouteDecision => ({ kind: 'leave', to, how: 'replace' })
