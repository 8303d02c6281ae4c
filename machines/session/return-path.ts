const SHOP = 'https://shop.invalid'
const FOR_VISITORS = /^\/(login|login-as|register)(\/|$)/

/** Path, query and hash of a page of this shop to which a login may return, or null for anything else. */
export function returnPath(url: string): string | null {
  if (!url.startsWith('/') || !URL.canParse(url, SHOP)) return null
  // read as a browser reads it: `//host`, `/\host` and hidden line breaks all come out as another origin
  const { origin, pathname, search, hash } = new URL(url, SHOP)
  const isOfThisShop = origin === SHOP && !pathname.startsWith('//')
  return isOfThisShop && !FOR_VISITORS.test(pathname) ? `${pathname}${search}${hash}` : null
}
