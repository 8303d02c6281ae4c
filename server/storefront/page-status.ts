import type { ProjectId } from '#contract/platform/constants.ts'
import { CONTENT_PATHS, isStagePath, normalizedPath, STAGE_PREFIX } from '#contract/content/paths.ts'
import type { AddressResolution } from '#contract/platform/rendering.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type Shown, shownBy } from '#server/content/shown-by.ts'

/** How an address is answered besides its document. */
export interface PageStatus {
  readonly status: 200 | 301 | 302 | 404 | 410 | 429 | 503
  readonly headers: Readonly<Record<string, string>>
}

/** A browser keeps a lasting redirect this long, in seconds; without it for ever, and an undo would never reach it. */
const REDIRECT_AGE = 600
/** in seconds */
const RETRY_AFTER = 300

export function pageStatus(
  shop: ServerDeps,
  projectId: ProjectId,
  path: string,
  resolution: AddressResolution,
): PageStatus {
  switch (resolution.kind) {
    case 'moved':
      return resolution.isLasting
        ? {
            status: 301,
            headers: { location: resolution.to, 'cache-control': `max-age=${REDIRECT_AGE}` },
          }
        : { status: 302, headers: { location: resolution.to, 'cache-control': 'no-cache' } }
    case 'notFound':
      if (isDuplicate(shop, projectId, path)) return FOUND
      return { status: shop.content.current(projectId).isWithdrawn(path) ? 410 : 404, headers: {} }
    case 'down':
      return { status: 503, headers: { 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' } }
    case 'session':
      return FOUND
    case 'page':
      return shownStatus(shop, projectId, path, resolution.page)
  }
}

/** Whether a staging duplicate is one of a page that everybody sees; that of a draft alone is shown to staff as it is. */
function isDuplicate({ content }: ServerDeps, projectId: ProjectId, path: string): boolean {
  if (!isStagePath(path)) return false
  const original = normalizedPath(path).slice(STAGE_PREFIX.length)
  const here = content.current(projectId)
  return here.find('page', original) !== null || here.find('post', original) !== null
}

export const FOUND: PageStatus = { status: 200, headers: {} }
export const NOT_FOUND: PageStatus = { status: 404, headers: {} }
const GONE: PageStatus = { status: 410, headers: {} }
const STATUSES: Readonly<Record<Shown['kind'], PageStatus>> = {
  product: FOUND,
  listing: FOUND,
  filtered: FOUND,
  gone: GONE,
  unknown: NOT_FOUND,
}

function shownStatus(
  { catalogue, content }: ServerDeps,
  projectId: ProjectId,
  path: string,
  page: string,
): PageStatus {
  const shown = shownBy(catalogue.storefront(projectId), path)
  if (shown) return STATUSES[shown.kind]
  const isOpenEnded =
    page === 'content' && !(CONTENT_PATHS as readonly string[]).includes(normalizedPath(path))
  const here = content.current(projectId)
  if (!isOpenEnded || here.find('page', path)) return FOUND
  return here.isWithdrawn(path) ? GONE : NOT_FOUND
}
