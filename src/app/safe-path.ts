/** The path, query and hash of a target inside this shop, or null when it would lead anywhere else. */
export function safePath(target: string, origin = 'https://shop.invalid'): string | null {
  if (!/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target)) return null
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null
  return url !== null && url.origin === origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}
