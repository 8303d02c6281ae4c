import { ACCOUNT_PATHS, normalizedPath, PATHS } from '#contract/content/paths.ts'
import { MAX_HOPS, redirectOf, redirectTarget } from '#contract/content/redirect-rules.ts'
import type { Redirect } from '#contract/site/site.ts'
import type { MountedPage } from '#src/services/content/page-list-queries.ts'
import { type PageName, pageOf } from '#src/app/navigation/pages.ts'

export interface RouteFacts {
  readonly path: string
  readonly search: string
  /** `checking` until the stored session is confirmed at startup */
  readonly session: 'checking' | 'signedIn' | 'signedOut'
  /** null while the list is loading; a failed list counts as empty */
  readonly redirects: readonly Redirect[] | null
  /** the pages and posts of the server by path; null while they are loading; failed lists count as empty */
  readonly pages: readonly MountedPage[] | null
  readonly mayCheckOut: boolean
  readonly isDown: boolean
  readonly initialUrl: string | null
  /** redirects followed since the last navigation by the user */
  readonly hops: number
  /** the address that the notice of maintenance took the place of */
  readonly left?: string | null
  /** the navigation went back or forward in the history; false for the first page load */
  readonly isPop: boolean
}

export type RouteDecision =
  | { readonly kind: 'page'; readonly page: PageName }
  | {
      readonly kind: 'leave'
      readonly to: string
      readonly how: 'push' | 'replace' | 'external'
      /** of the redirect that is followed */
      readonly source?: string
      /** `left` of the next decision */
      readonly left?: string
    }
  | { readonly kind: 'login' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'notFound' }

/** Decides what a URL shows: a pure function; the first matching rule wins. */
export function decideRoute(facts: RouteFacts): RouteDecision {
  return maintenance(facts) ?? redirected(facts) ?? decided(facts)
}

function maintenance({ path, search, isDown, left }: RouteFacts): RouteDecision | null {
  const isNotice = normalizedPath(path) === PATHS.maintenance
  if (!isDown) return isNotice ? replace(left ?? '/') : null
  if (isNotice) return { kind: 'page', page: 'maintenance' }
  // staff end the maintenance there
  if (pageOf(path)?.name === 'staff') return { kind: 'page', page: 'staff' }
  return { kind: 'leave', to: PATHS.maintenance, how: 'replace', left: `${path}${search}` }
}

function redirected(facts: RouteFacts): RouteDecision | null {
  const found = redirectOf(facts.redirects ?? [], facts.path)
  if (!found) return null
  const target = facts.hops < MAX_HOPS ? redirectTarget(found) : null
  if (target === null) return { kind: 'notFound' }
  const source = found.source_url
  if (found.external) return { kind: 'leave', to: target, how: 'external', source }
  const to = withSearch(target, facts.search)
  const how = found.is_filter && !facts.isPop ? 'push' : 'replace'
  return { kind: 'leave', to, how, source }
}

/** The query of the target decides; what else was asked follows. */
function withSearch(target: string, search: string): string {
  const [address = '', ...hash] = target.split('#')
  const at = address.indexOf('?')
  const own = new URLSearchParams(at < 0 ? '' : address.slice(at))
  const more = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => own.has(name)))
  const joined = more.length === 0 ? '' : `${at < 0 ? '?' : '&'}${more.join('&')}`
  return [`${address}${joined}`, ...hash].join('#')
}

function decided(facts: RouteFacts): RouteDecision {
  if (normalizedPath(facts.path) === PATHS.account) return replace(ACCOUNT_PATHS.orders)
  const page = pageOf(facts.path)
  if (page === null) return mounted(facts)
  if (page.isForVisitors && facts.session === 'signedIn') {
    return replace(facts.initialUrl ?? '/')
  }
  if (page.needsLogin && facts.session === 'checking') return { kind: 'blank' }
  if (page.needsLogin && facts.session === 'signedOut') return { kind: 'login' }
  if (page.isCheckout && !facts.mayCheckOut) return { kind: 'notFound' }
  return { kind: 'page', page: page.name }
}

function mounted({ path, pages, redirects }: RouteFacts): RouteDecision {
  const normal = normalizedPath(path)
  const found = pages?.find((page) => normalizedPath(page.path) === normal)
  if (found) return { kind: 'page', page: found.page }
  return redirects === null || pages === null ? { kind: 'blank' } : { kind: 'notFound' }
}

const replace = (to: string): RouteDecision => ({ kind: 'leave', to, how: 'replace' })
