const SHOP = 'https://shop.invalid'

/** Path, query and hash of a URL of this shop, or null when it leads anywhere else. */
export function safePath(target: string): string | null {
  if (!target.startsWith('/') || /\p{Cc}/u.test(target) || !URL.canParse(target, SHOP)) return null
  // parsed as browsers do: `//host` and `/\host` are another origin
  const { origin, pathname, search, hash } = new URL(target, SHOP)
  return origin === SHOP && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/** A segment of a path without its escapes; one that is malformed stays as it is. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
