import { safePath } from '#contract/platform/safe-path.ts'

const FOR_VISITORS = /^\/(login|login-as|register)(\/|[?#]|$)/

/** Path, query and hash of a URL of this shop to return to after login, or null for any other URL (open redirects). */
export function returnPath(url: string): string | null {
  const path = safePath(url)
  return path === null || FOR_VISITORS.test(path) ? null : path
}
