const SHOP = 'https://shop.invalid'

/** Path, query and hash of a target inside this shop, or null when it would lead anywhere else. */
export function safePath(target: string): string | null {
  if (!target.startsWith('/') || /\p{Cc}/u.test(target) || !URL.canParse(target, SHOP)) return null
  // read as a browser reads it: `//host` and `/\host` come out as another origin
  const { origin, pathname, search, hash } = new URL(target, SHOP)
  return origin === SHOP && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
