import { firstPath, isStagePath, normalizedPath, STAGE_PREFIX } from '#contract/content/paths.ts'

/** The path of a page itself, also from that of its staging duplicate. */
export function publicPath(pathname: string): string {
  const path = normalizedPath(pathname)
  return firstPath(isStagePath(path) ? path.slice(STAGE_PREFIX.length) : path)
}
