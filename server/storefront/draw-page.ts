import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { casesIn, type Freshness, stockWatch } from '#server/catalogue/shown-stock.ts'
import type { Route } from '#server/platform/http/handler.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { bannerHead } from './banner-head.ts'
import { bootOf } from './boot.ts'
import { inProcessCall } from './in-process-call.ts'
import type { DrawnPage } from './kept-pages.ts'
import { pageHead } from './page-head.ts'
import { type PageShell, writeDrawnPage } from './page-shell.ts'
import type { Renderer } from './renderer.ts'
import type { RouteChunks } from './route-chunks.ts'

/** Fields of money in answers of the API; a filter by price is a list. */
const MONEY = /(^|_)(price|prices|amount|total_due|cost)(_|$)/

export interface PageRequest {
  readonly projectId: ProjectId
  readonly path: string
  /** with the question mark, or empty */
  readonly search: string
}

interface App extends Pick<RouteChunks, 'scriptsOf'> {
  readonly shell: PageShell
  readonly renderer: Renderer | null
}

/** Draws the page of an address, or the notice of maintenance in its place. Null: the app draws it in the browser. */
export type DrawPage = (request: PageRequest, shown: 'page' | 'notice') => Promise<DrawnPage | null>

export const createDrawing =
  ({ shell, renderer, scriptsOf }: App, shop: ServerDeps, routes: readonly Route[]): DrawPage =>
  async (request, shown) => {
    const { projectId, path, search } = request
    const boot = bootOf(shop, projectId)
    const call = inProcessCall(routes, shop, projectId)
    const isPage = shown === 'page'
    const { availability } = shop.catalogue
    const address = isPage ? `${path}${search}` : PATHS.maintenance
    const drawn = await renderer?.renderPage({ address, boot, call })
    if (!drawn) return null
    const { page, title, description, html, source, year, queries } = drawn
    const price = priceIn(queries)
    if (price !== null) throw new Error(`a page for everybody has a price at ${price}`)
    const written = writeDrawnPage(shell, {
      ...lookOf(projectId),
      // without queries the app draws anew, because at another address it first goes to that of the notice
      boot: isPage || isNoticePath(path) ? { ...boot, year, queries } : boot,
      page,
      title,
      head: isPage ? pageHead(shop, { projectId, path, search, page }, { title, description }) : '',
      banner: isPage ? bannerHead(boot.flash_sale_banners) : NO_BANNER,
      html,
      scripts: scriptsOf(source),
    })
    const cases = casesIn(queries)
    // without products a page shows nothing of the stock
    const freshness = cases.length === 0 ? alwaysFresh : stockWatch(shop.catalogue, availability, cases)
    return { ...written, freshness }
  }

const alwaysFresh = (): Freshness => 'fresh'

const NO_BANNER = { rules: '', hints: '' }

export const isNoticePath = (path: string): boolean => normalizedPath(path) === PATHS.maintenance

export const lookOf = (projectId: ProjectId) =>
  projectId === PROFESSIONAL_PROJECT
    ? ({ brand: 'pro', theme: 'dark' } as const)
    : ({ brand: 'consumer', theme: 'light' } as const)

/** The path of the first money field below a value, or null: a page for everybody must have none. */
function priceIn(value: unknown, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}.${key}`
    if (MONEY.test(key) && (typeof inner === 'number' || typeof inner === 'string')) return here
    const below = priceIn(inner, here)
    if (below !== null) return below
  }
  return null
}
