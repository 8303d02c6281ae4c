import { counted } from '#contract/platform/format-count.ts'
import { gzipSync } from 'node:zlib'
import { SHOW_PATHS, sharedShowPath, showCardPath } from '#contract/content/show-paths.ts'
import { titleWithShop } from '#contract/platform/shop-names.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { withTitle } from '#server/platform/html/with-title.ts'
import { escapeHtml } from '#server/platform/html/write-html.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { PageRequest } from '#server/storefront/draw-page.ts'
import type { SentPage } from '#server/storefront/page-store.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'
import { headOfShare } from './share-statements.ts'
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
    const share = await findShare(token, { db, projectId, address, now }, headOfShare)
    const settings = shop.settings.current(projectId)
    const title = titleWithShop(share.name, projectId, shopNameOf(settings.store, projectId))
    const elements = elementsOf(share, publicOrigin(settings), token)
    return { ...page, headers, file: unkept(page.file, { title, elements }) }
  } catch (error) {
    const status = error instanceof HttpError && error.status === 429 ? 429 : 404
    if (!(error instanceof HttpError)) throw error
    return { ...page, headers, status, file: unkept(page.file) }
  }
}

interface Head {
  readonly title: string
  /** for the end of the head, as HTML */
  readonly elements: string
}
type Share = Awaited<ReturnType<typeof headOfShare>>[number]

/** @param origin null: the storefront has no public one, and so no address to tell */
function elementsOf(share: Share, origin: string | null, token: string): string {
  const description = descriptionOf(share)
  const graph = origin === null ? '' : graphOf(origin, token, share.name, description)
  return `<meta name="description" content="${escapeHtml(description)}">${graph}`
}

function descriptionOf({ signature, cue_count }: Share): string {
  const by = signature === '' ? '' : ` by ${signature}`
  const cues = counted(cue_count, 'cue')
  return `A fireworks show${by} with ${cues}. Watch it as the crowd sees it, and make it your own.`
}

function graphOf(origin: string, token: string, name: string, description: string): string {
  const graph = [
    ['og:type', 'website'],
    ['og:title', name],
    ['og:description', description],
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

function unkept(file: StoredFile, head: Head | null = null): StoredFile {
  if (head === null) return { ...file, cacheControl: HEADERS['cache-control'] }
  const html = withTitle(Buffer.from(file.plain).toString(), head.title).replace(
    '</head>',
    () => `${head.elements}</head>`,
  )
  const plain = new Uint8Array(Buffer.from(html))
  return {
    ...file,
    cacheControl: HEADERS['cache-control'],
    etag: etagOf(plain),
    plain,
    compressed: { gzip: new Uint8Array(gzipSync(plain, FAST)) },
  }
}
