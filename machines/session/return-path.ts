const BASE = 'https://shop.invalid'
const FOR_VISITORS = /^\/(login|login-as|register)(\/|$)/

/** Path, query and hash of a page of this shop to which a login may return, or null for anything else. */
export function returnPath(url: string): string | null {
  if (!/^\/(?![/\\])/.test(url) || /[\\\p{Cc}]/u.test(url) || !URL.canParse(url, BASE)) return null
  const { origin, pathname, search, hash } = new URL(url, BASE)
  const isOfThisShop = origin === BASE && !pathname.startsWith('//')
  return isOfThisShop && !FOR_VISITORS.test(pathname) ? `${pathname}${search}${hash}` : null
}
