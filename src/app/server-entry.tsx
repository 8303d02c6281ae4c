import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { array, looseObject, number, object, parse, safeParse } from 'valibot'
import { createActor } from 'xstate'
import { Boot } from '#contract/site/boot.ts'
import { ApiError, failureOf } from '#contract/platform/failure.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { RenderedPage, RenderPage, RenderRequest } from '#contract/platform/rendering.ts'
import { systemActors } from '#machines/platform/system.ts'
import { createChoice } from './boot/choice.ts'
import { createDrawingClient } from './boot/drawing-client.ts'
import { createQueryClient } from './boot/query-client.ts'
import { seedQueries } from './boot/seed-queries.ts'
import { ShopApp } from './boot/shop-app.tsx'
import { currentYear, shopValue } from './boot/shop-value.ts'
import { standardTheme } from './boot/theme.ts'
import { createCardHolder } from './effects/card-holder.ts'
import { decideRoute } from './routing/decide-route.ts'
import { loadPage } from './routing/lazy-pages.ts'
import { createNavigation } from './navigation/navigation.ts'
import { type PageName, pageOf as fixedPageOf } from './navigation/pages.ts'
import { RENDERED_PAGES } from './routing/rendered-pages.ts'
import { shopInput } from './wiring/shop-input.ts'
import { wireShop } from './wiring/wire-shop.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { readMountedPages } from '#src/services/content/page-list-queries.ts'
import type { ShopValue } from '#src/views/platform/shop-context.ts'

export { resolveAddress } from './routing/resolve-address.ts'

/** Draws a page as visitors see it. The actors are created and never started: no timer, no request. */
export const renderPage: RenderPage = async (request) => {
  const queries = createDrawingClient()
  try {
    return await drawnPage(request, queries)
  } finally {
    // queries are kept for hours, each with a timer
    queries.clear()
  }
}

async function drawnPage(request: RenderRequest, queries: QueryClient): Promise<RenderedPage | null> {
  const boot = { ...parse(Boot, request.boot), year: currentYear() }
  seedQueries(queries, boot)
  const seeded = new Set(queries.getQueryCache().getAll())
  const page = await pageOf(request, boot, queries)
  const source = page === null ? undefined : RENDERED_PAGES[page]
  if (page === null || source === undefined || !(await loadPage(page))) return null
  let head: Pick<RenderedPage, 'title' | 'description'> = { title: '', description: null }
  const app = (
    <ShopApp
      value={visitorValue(boot, request, (title, description) => {
        head = { title, description }
      })}
      queries={queries}
      navigation={createNavigation()}
      Router={({ children }: { children: ReactNode }) => (
        <StaticRouter location={request.address}>{children}</StaticRouter>
      )}
    />
  )
  const html = await drawWithQueries(app)
  if (html === null || isIncomplete(html)) return null
  const shown = queries
    .getQueryCache()
    .getAll()
    .filter((query) => !seeded.has(query) && query.state.data !== undefined)
    .map(({ queryKey, state }): [unknown[], unknown] => [[...queryKey], asShown(state.data)])
  return { page, source, ...head, html, year: boot.year, queries: shown }
}

/** A list of products shows no descriptions; the page of a product reads its own. */
function asShown(data: unknown): unknown {
  const list = safeParse(array(object({ products_id: number() })), data)
  if (list.success && Array.isArray(data)) return data.map(withoutDescription)
  const read = safeParse(object({ products: array(looseObject({})) }), data)
  if (!read.success || typeof data !== 'object') return data
  return { ...data, products: read.output.products.map(withoutDescription) }
}

const withoutDescription = (product: object) => ({ ...product, description_html: null })

/** The page of an address for a visitor, when it is shown without a redirect. */
async function pageOf(
  request: RenderRequest,
  boot: Readonly<Boot>,
  queries: QueryClient,
): Promise<PageName | null> {
  const { pathname: path, search } = new URL(request.address, 'https://shop.invalid')
  const call = callInProcess(request.call)
  // staging duplicates are drawn in the browser only
  const scope = { call, projectId: boot.project_id, level: null, isStage: false }
  const decision = decideRoute({
    path,
    search,
    redirects: boot.redirects ?? [],
    pages: fixedPageOf(path) === null ? await readMountedPages(queries, scope) : [],
    session: 'signedOut',
    mayCheckOut: false,
    isDown: boot.app_info?.length === 0,
    initialUrl: null,
    hops: 0,
    isPop: false,
  })
  return decision.kind === 'page' ? decision.page : null
}

const card = createCardHolder()
const machine = wireShop({
  // no actor is started, so none of them calls
  call: () => Promise.reject(new ApiError({ kind: 'unreadable' })),
  card,
  queries: createQueryClient(),
  shownCartId: () => null,
  readStored: () => null,
  readVersion: () => null,
})

function visitorValue(
  boot: Boot,
  { call }: RenderRequest,
  onHead: NonNullable<ShopValue['onHead']>,
): ShopValue {
  return shopValue(boot, {
    shop: createActor(machine, {
      systemId: systemActors.shop,
      input: shopInput(boot, { stored: null, hasReloaded: false }),
    }),
    call: callInProcess(call),
    card,
    onHead,
    theme: createChoice(standardTheme(boot.project_id), standardTheme(boot.project_id), nothing),
    motion: createChoice(false, false, nothing),
    shortcuts: createChoice(true, true, nothing),
    listingDetails: createChoice(true, true, nothing),
    inspect: nothing,
    rememberUrl: nothing,
  })
}

const nothing = () => undefined

/** The client of the API, without HTTP. */
function callInProcess(inProcess: RenderRequest['call']): Call {
  return async (entry, args) => {
    const result = await inProcess(entry, args as Parameters<typeof inProcess>[1])
    if (result.kind === 'status') throw new ApiError({ ...result, message: null, retryAfter: null })
    const read = safeParse(entry.answer, result.body)
    if (!read.success) throw new ApiError({ kind: 'unreadable' })
    // safeParse returns the output of the schema of `entry`
    return read.output as Answer<typeof entry>
  }
}

/** Draws, and waits with each component that has no data for its query. Null: what the page shows does not exist. */
async function drawWithQueries(app: ReactElement): Promise<string | null> {
  const problems: unknown[] = []
  const { prelude } = await prerenderToNodeStream(app, {
    // no content is left to a script
    progressiveChunkSize: Infinity,
    onError: (thrown) => void problems.push(thrown),
  })
  if (problems.some(isMissing)) return null
  if (problems.length > 0) throw problems[0]
  let html = ''
  for await (const chunk of prelude.setEncoding('utf8')) html += chunk
  return html
}

/** What the page shows does not exist. */
function isMissing(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 404
}

/** A boundary whose content was not drawn: React would draw all of it again in the browser. */
const isIncomplete = (html: string): boolean => /<!--\$[?!]-->/.test(html)
