import { safeParse } from 'valibot'
import type { EntryProblem } from '#contract/content/content-editing.ts'
import { CONTENT_KINDS } from '#contract/content/content-kinds.ts'
import {
  isProtectedPath,
  isToAllowedHost,
  MAX_HOPS,
  redirectOf,
  redirectTarget,
} from '#contract/content/redirect-rules.ts'
import { normalizedPath } from '#contract/content/paths.ts'
import { textOf } from '#contract/site/settings.ts'
import type { Redirect, Settings } from '#contract/site/site.ts'

/** The hosts to which a redirect may lead out of the shop, separated by commas in the setting. */
export const redirectHosts = (app: Settings): readonly string[] =>
  textOf(app, 'redirect_hosts')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')

interface Entry {
  readonly kind: string
  readonly key: string
  readonly body: unknown
}

/** The redirects among entries, whether or not their time has come. */
export const redirectsAmong = (entries: readonly Entry[]): readonly Redirect[] =>
  entries.flatMap(({ kind, key, body }) => {
    const read = kind === 'redirect' ? safeParse(CONTENT_KINDS.redirect, body) : null
    return read?.success ? [{ source_url: key, ...read.output }] : []
  })

export interface RedirectChange {
  readonly before: readonly Redirect[]
  readonly after: readonly Redirect[]
  /** sources of the redirects that are written, as they are after */
  readonly written: readonly string[]
}

/**
 * The problems of redirects that are written, and those that the change brings to others. A redirect that is not
 * written and had a problem before keeps nobody from publishing.
 */
export function problemsOfChange(
  { before, after, written }: RedirectChange,
  hosts: readonly string[],
): EntryProblem[] {
  const had = new Set(redirectProblems(before, hosts).map(({ key }) => key))
  const own = new Set(written)
  return redirectProblems(after, hosts).filter(({ key }) => own.has(key) || !had.has(key))
}

/** What is wrong with redirects: protected sources, targets that lead elsewhere, loops and long chains. */
export const redirectProblems = (
  redirects: readonly Redirect[],
  hosts: readonly string[],
): readonly EntryProblem[] =>
  redirects.flatMap((redirect) => {
    const text = problemOf(redirect, redirects, hosts)
    return text === null
      ? []
      : [{ kind: 'redirect' as const, key: redirect.source_url, field: 'target_url', text }]
  })

function problemOf(
  redirect: Redirect,
  redirects: readonly Redirect[],
  hosts: readonly string[],
): string | null {
  if (isProtectedPath(redirect.source_url)) return 'This page of the shop cannot be redirected.'
  if (redirect.external)
    return isToAllowedHost(redirect, hosts)
      ? null
      : `A redirect leads out of the shop by https: to one of: ${hosts.join(', ') || 'no host is set'}.`
  if (redirectTarget(redirect) === null) return 'This target is not a path of the shop.'
  return chainProblem(redirect, redirects)
}

function chainProblem(redirect: Redirect, redirects: readonly Redirect[]): string | null {
  const passed = [normalizedPath(redirect.source_url)]
  for (let next: Redirect | undefined = redirect; next; ) {
    const [target] = next.external ? [] : (redirectTarget(next)?.split(/[?#]/, 1) ?? [])
    if (target === undefined) return null
    const path = normalizedPath(target)
    if (passed.includes(path)) return loopText(passed.slice(passed.indexOf(path)), path)
    passed.push(path)
    if (passed.length > MAX_HOPS + 1)
      return `More than ${MAX_HOPS} redirects follow each other: ${passed.join(' → ')}.`
    next = redirectOf(redirects, path)
  }
  return null
}

const loopText = (loop: readonly string[], first: string): string =>
  `This redirect leads in a circle: ${[...loop, first].join(' → ')}.`
