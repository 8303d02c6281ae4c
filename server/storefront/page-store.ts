import type { ProjectId } from '#contract/platform/constants.ts'
import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import type { AddressFacts } from '#contract/platform/rendering.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { Route } from '#server/platform/http/handler.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { withAddedSources } from '#server/platform/http/security-headers.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { activeRedirects } from '#server/content/active-redirects.ts'
import { bootOf } from './boot.ts'
import { documentFile } from './document-file.ts'
import { createDrawing, isNoticePath, lookOf, type PageRequest } from './draw-page.ts'
import { drawnAs, readQuery } from './drawn-address.ts'
import { createKeptPages, type KeptPages } from './kept-pages.ts'
import { addressHeaders } from './page-head.ts'
import { loadShell, writeEmptyPage } from './page-shell.ts'
import { FOUND, NOT_FOUND, type PageStatus, pageStatus } from './page-status.ts'
import { loadRenderer, type Renderer } from './renderer.ts'
import { loadRouteChunks } from './route-chunks.ts'
import { undrawnHead } from './undrawn-head.ts'
import { isDown } from '#server/site/settings-reader.ts'
import type { StoredFile } from '#server/platform/http/stored-file.ts'

export type SentPage =
  | {
      readonly kind: 'document'
      readonly file: StoredFile
      readonly status: PageStatus['status']
      readonly headers: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'moved'
      readonly status: PageStatus['status']
      readonly headers: Readonly<Record<string, string>>
    }

/**
 * The document of an address, the same for everybody; kept until settings, catalogue or content change, or the stock that
 * it shows.
 */
export type PageStore = (request: PageRequest) => Promise<SentPage>

/** Beyond this the browser draws. */
const MOST_PER_SECOND = 20
/** Of listings that are searched, filtered or sorted, apart: they neither use the time nor the places of the others. */
const CHOSEN = { most: 100, mostPerSecond: 5 }

export async function loadPages(
  folder: string,
  shop: ServerDeps,
  routes: readonly Route[],
): Promise<PageStore> {
  const shell = loadShell(folder)
  const { linksOf, scriptsOf } = loadRouteChunks(folder)
  const renderer = await loadRenderer(folder)
  const statusOf = statusBy(shop, renderer)
  const drawnPages = createKeptPages({ mostPerSecond: MOST_PER_SECOND })
  const chosenPages = createKeptPages(CHOSEN)
  const emptyPages = createEmptyPages()
  const draw = createDrawing({ shell, renderer, scriptsOf }, shop, routes)
  const countedDraw = async (request: PageRequest, shown: 'page' | 'notice') => {
    const startedAt = performance.now()
    let outcome: 'drawn' | 'failed' = 'failed'
    try {
      const page = await draw(request, shown)
      outcome = 'drawn'
      return page
    } finally {
      shop.metrics?.countPageDraw(outcome, performance.now() - startedAt)
    }
  }
  const drawnOrNull = (pages: KeptPages, key: string, request: PageRequest, shown: 'page' | 'notice') =>
    pages(
      key,
      () => countedDraw(request, shown),
      (error) =>
        shop.log(
          `the page ${JSON.stringify(loggedPath(request.path))} was not drawn: ${describeError(error)}`,
        ),
    )
  return async (asked) => {
    const { status, headers, page } = statusOf(asked)
    if ('location' in headers) return { kind: 'moved', status, headers }
    const versions = versionsOf(shop)
    const request = { ...asked, search: readQuery(asked.path, asked.search) }
    const { projectId, path, search } = request
    const address = page === null ? null : { projectId, path, search, page }
    const kind = status === 200 && address !== null ? drawnAs(shop, address) : null
    if (kind !== null || status === 503) {
      const key = kind === null ? `notice ${isNoticePath(path)}` : `${path} ${search}`
      const pages = kind === 'chosen' ? chosenPages : drawnPages
      const drawn = await drawnOrNull(
        pages,
        `${versions} ${projectId} ${key}`,
        request,
        kind === null ? 'notice' : 'page',
      )
      if (drawn)
        return { kind: 'document', status, file: drawn.file, headers: { ...drawn.headers, ...headers } }
    }
    const links = linksOf(path)
    const isDesk = isDeskPath(path)
    const head = status === 200 && address ? undrawnHead(shop, address) : null
    const file = await emptyPages(versions, `${projectId} ${isDesk} ${links.scripts} ${head?.title}`, () =>
      writeEmptyPage(shell, {
        ...lookOf(projectId),
        boot: bootOf(shop, projectId),
        links,
        name: shopNameOf(shop.settings.current(projectId).store, projectId),
        isDesk,
        head,
      }),
    )
    const about = status === 200 && address ? addressHeaders(shop, address) : {}
    const policies = withAddedSources(shell.empty.headers(), path)
    return { kind: 'document', file, status, headers: { ...policies, ...about, ...headers } }
  }
}

/** Of shared shows only what all of them have: the rest is the secret of one. */
const loggedPath = (path: string): string =>
  normalizedPath(path).startsWith(`${PATHS.sharedShow}/`) ? PATHS.sharedShow : path

const DESK_PATHS: ReadonlySet<string> = new Set([PATHS.staff, PATHS.staffContent])
const isDeskPath = (path: string): boolean => DESK_PATHS.has(normalizedPath(path))

/** Whatever a document shows besides the stock changes with one of these. */
const versionsOf = (shop: ServerDeps): string =>
  [shop.settings.version, shop.catalogue.version, shop.content.generation, today(shop)].join(' ')

const SHOP = 'https://shop.invalid'

/**
 * Whether a path has no control characters and the URL parser leaves it as it is: what that strips or changes would be
 * further addresses of a page.
 */
const isParsedAsWritten = (path: string): boolean =>
  !/\p{Cc}/u.test(path) && URL.canParse(path, SHOP) && decodedPath(new URL(path, SHOP).pathname) === path

/** As a request has it: escapes of reserved characters and of % stay, and malformed ones. */
function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname.replaceAll('%25', '%2525'))
  } catch {
    return pathname
  }
}

/** Decides the status of an address, and counts the redirects that it follows. */
function statusBy(shop: ServerDeps, renderer: Renderer | null) {
  const addressFacts = addressFactsOf(shop)
  return ({ projectId, path, search }: PageRequest): PageStatus & { readonly page: string | null } => {
    if (!isParsedAsWritten(path)) return { ...NOT_FOUND, page: null }
    if (!renderer) return { ...FOUND, page: null }
    const resolution = renderer.resolveAddress(`${path}${search}`, addressFacts(projectId))
    const sources = resolution.kind === 'moved' ? resolution.sources : []
    for (const source of sources) shop.redirectHits.count(projectId, source, shop.now())
    const page = resolution.kind === 'page' ? resolution.page : null
    return { ...pageStatus(shop, projectId, path, resolution), page }
  }
}

/** What decides which page an address shows. */
function addressFactsOf(shop: ServerDeps): (projectId: ProjectId) => AddressFacts {
  const pagesOf = listedPages(shop.content)
  return (projectId) => ({
    redirects: activeRedirects(shop, projectId),
    pages: pagesOf(projectId),
    isDown: isDown(shop.settings.current(projectId)),
  })
}

/** The pages and posts of a storefront, listed anew when the content changes. */
function listedPages(content: ServerDeps['content']): (projectId: ProjectId) => AddressFacts['pages'] {
  const kept = new Map<ProjectId, AddressFacts['pages']>()
  let generation: number | null = null
  return (projectId) => {
    if (generation !== content.generation) kept.clear()
    generation = content.generation
    const paths = (page: 'content' | 'post', kind: 'page' | 'post') =>
      content
        .current(projectId)
        .list(kind)
        .map(({ key }) => ({ path: key, page }))
    const pages = kept.get(projectId) ?? [...paths('content', 'page'), ...paths('post', 'post')]
    kept.set(projectId, pages)
    return pages
  }
}

/** A few per storefront: one for each list of scripts. */
function createEmptyPages() {
  const kept = new Map<string, Promise<StoredFile>>()
  let current = ''
  return (versions: string, key: string, write: () => string): Promise<StoredFile> => {
    if (current !== versions) kept.clear()
    current = versions
    const found = kept.get(key)
    if (found) return found
    const file = documentFile(write())
    kept.set(key, file)
    file.catch(() => kept.get(key) === file && kept.delete(key))
    return file
  }
}

/** Pages name the year, and what is shown may begin or end with a day. */
const today = (shop: ServerDeps): string => centralTime(shop.now()).day
