import { gzipSync } from 'node:zlib'
import { SHOW_PATHS, sharedShowPath, showCardPath } from '#contract/content/show-paths.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { escapeHtml } from '#server/platform/html/write-html.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { PageRequest } from '#server/storefront/draw-page.ts'
import type { SentPage } from '#server/storefront/page-store.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import { nameOfShare } from './share-statements.ts'
import { findShare } from './view-show.ts'

const SHARED = new RegExp(`^${SHOW_PATHS.shared}(?:/([^/]*))?`, 'i')

export const isSharedShowPath = (path: string): boolean => SHARED.test(path)

/** A link can be taken back, so nobody keeps its page, finds it by searching, or learns it from where a visitor goes next. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const

/**
 * The document of a shared show: that of the app, with what programs show where its link is shared. An unknown token has
 * the document of a revoked one, with status 404.
 */
export async function sharedPage(
  shop: ServerDeps,
  { projectId, path }: PageRequest,
  address: string,
  page: Extract<SentPage, { kind: 'document' }>,
): Promise<typeof page> {
  const headers = { ...page.headers, ...HEADERS }
  const [, token = ''] = SHARED.exec(path) ?? []
  // a portable show is in the address, and a notice of maintenance names none
  if (token === 'c' || page.status !== 200) return { ...page, headers, file: unkept(page.file) }
  try {
    const { db, now } = shop
    const { name } = await findShare(token, { db, projectId, address, now }, nameOfShare)
    const origin = publicOrigin(shop.settings.current(projectId))
    const head = origin === null ? '' : graphOf(origin, token, name)
    return { ...page, headers, file: unkept(page.file, head) }
  } catch (error) {
    const status = error instanceof HttpError && error.status === 429 ? 429 : 404
    if (!(error instanceof HttpError)) throw error
    return { ...page, headers, status, file: unkept(page.file) }
  }
}

function graphOf(origin: string, token: string, name: string): string {
  const graph = [
    ['og:type', 'website'],
    ['og:title', name],
    ['og:url', origin + sharedShowPath(token)],
    ['og:image', origin + showCardPath(token)],
    ['og:image:width', String(SOCIAL_CARD.width)],
    ['og:image:height', String(SOCIAL_CARD.height)],
  ] as const
  return graph
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('')
}

/** in a document that is compressed for each request */
const FAST = { level: 4 }

/** @param head elements for the end of the head */
function unkept(file: StoredFile, head = ''): StoredFile {
  if (head === '') return { ...file, cacheControl: HEADERS['cache-control'] }
  const html = Buffer.from(file.plain)
    .toString()
    .replace('</head>', () => `${head}</head>`)
  const plain = new Uint8Array(Buffer.from(html))
  return {
    ...file,
    cacheControl: HEADERS['cache-control'],
    etag: etagOf(plain),
    plain,
    compressed: { gzip: new Uint8Array(gzipSync(plain, FAST)) },
  }
}
