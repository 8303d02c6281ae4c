import { safePath } from '#contract/platform/safe-path.ts'

/** Where a link of server content leads: a page or a file of the shop, an e-mail or a call, another site. */
export interface ContentTarget {
  readonly kind: 'page' | 'file' | 'contact' | 'site'
  readonly address: string
}

/** Files are no pages: the browser fetches them. */
const FILES = /^\/(images|media|public-files)\//

/** Null for an address that content may not have. */
export function contentTarget(href: string): ContentTarget | null {
  const path = safePath(href)
  if (path !== null) return { kind: FILES.test(path) ? 'file' : 'page', address: path }
  if (/^(mailto|tel):/i.test(href)) return { kind: 'contact', address: href }
  return /^https:\/\//i.test(href) ? { kind: 'site', address: href } : null
}
