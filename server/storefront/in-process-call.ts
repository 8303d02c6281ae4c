import type { ProjectId } from '#contract/platform/constants.ts'
import type { InProcessCall } from '#contract/platform/rendering.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { parseArgs } from '#server/platform/http/parse-args.ts'
import type { CallContext, Route } from '#server/platform/http/handler.ts'
import type { ServerDeps } from '#server/server-deps.ts'

/** Runs the handlers of public calls as for a visitor: without a session no answer has a price. */
export const inProcessCall =
  (routes: readonly Route[], shop: ServerDeps, projectId: ProjectId): InProcessCall =>
  async ({ method, path }, { params, query = {}, body = {} }) => {
    try {
      const route = path.startsWith('public/') ? routes.find(({ entry }) => entry.path === path) : undefined
      // at the address of an empty parameter is no call
      if (!route || Object.values(params ?? {}).includes('')) throw notFound()
      const args =
        method === 'POST'
          ? { params, query: undefined, body: parseArgs(route.entry.body, { ...body }) }
          : { params, query: parseArgs(route.entry.query, { ...query }), body: undefined }
      const answer = await route.handle(args, visitorContext(shop, projectId))
      const json = answer instanceof CachedJson ? answer.json : JSON.stringify(answer)
      return { kind: 'answer', body: JSON.parse(json) }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return { kind: 'status', status: error.status, errors: error.errors }
    }
  }

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
