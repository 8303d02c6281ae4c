import { normalizedPath } from './paths.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import type { Redirect } from '#contract/site/site.ts'

/** Redirects followed before the not-found page is shown. */
export const MAX_HOPS = 5
const PROTECTED = /^\/(login|login-as|register|account|cart|checkout|staff|down-for-maintenance)(\/|$)/

/** Pages of a workflow, which no redirect may lead away from. */
export const isProtectedPath = (path: string): boolean => PROTECTED.test(normalizedPath(path))

/** The redirect of a path in any case, with or without a trailing slash; none for a protected path. */
export const redirectOf = (redirects: readonly Redirect[], path: string): Redirect | undefined =>
  isProtectedPath(path) ? undefined : bySource(redirects).get(normalizedPath(path))

const known = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>()

/** Made once for a list; the first redirect of a source wins. */
function bySource(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  const found =
    known.get(redirects) ??
    new Map(redirects.map((each) => [normalizedPath(each.source_url), each] as const).reverse())
  known.set(redirects, found)
  return found
}

/** Path, query and hash, or the address outside of the shop, to which a redirect leads; null when it may not. */
export const redirectTarget = ({ target_url, external }: Redirect): string | null =>
  external ? (externalUrl(target_url)?.href ?? null) : safePath(target_url)

/** https without credentials. */
function externalUrl(target: string): URL | null {
  const url = URL.canParse(target) ? new URL(target) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

/** Whether a redirect stays in the shop, or leads out of it to one of these hosts. */
export const isToAllowedHost = ({ target_url, external }: Redirect, hosts: readonly string[]): boolean =>
  !external || hosts.includes(externalUrl(target_url)?.host ?? '')
