import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import type { InProcessCall } from '#contract/platform/rendering.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { parseArgs } from '#server/platform/http/parse-args.ts'
import type { RouteTable } from '#server/platform/http/route-table.ts'
import type { ServerDeps } from '#server/server-deps.ts'

/** Runs the handlers of public calls as for a visitor: without a session no answer has a price. */
export const inProcessCall =
  (routes: RouteTable, shop: ServerDeps, projectId: ProjectId): InProcessCall =>
  async ({ method, path }, { params, query = {}, body = {} }) => {
    try {
      const match = path.startsWith('public/') ? routes(`/${API_PREFIX}/${withParams(path, params)}`) : null
      if (match === null) throw notFound()
      const { route, params: decoded } = match
      const args =
        method === 'POST'
          ? { params: decoded, query: undefined, body: parseArgs(route.body, { ...body }) }
          : { params: decoded, query: parseArgs(route.query, { ...query }), body: undefined }
      const answer = await route.handle(args, visitorContext(shop, projectId))
      const json = answer instanceof CachedJson ? answer.json : JSON.stringify(answer)
      return { kind: 'answer', body: JSON.parse(json) }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return { kind: 'status', status: error.status, errors: error.errors }
    }
  }

const withParams = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const visitorContext = (shop: ServerDeps, projectId: ProjectId): CallContext => ({
  db: shop.db,
  projectId,
  session: null,
  address: 'in process',
  browser: null,
  expectedCartId: null,
  now: shop.now,
  shop,
  isSecure: false,
  hasConsent: () => false,
  // a shared page sets no cookie
  setCookie: () => undefined,
  preview: null,
})
