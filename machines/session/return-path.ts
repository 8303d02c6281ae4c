import { safePath } from '#contract/safe-path.ts'

const FOR_VISITORS = /^\/(login|login-as|register)(\/|[?#]|$)/

/** Path, query and hash of a page of this shop to which a login may return, or null for anything else. */
export function returnPath(url: string): string | null {
  const path = safePath(url)
  return path === null || FOR_VISITORS.test(path) ? null : path
}
