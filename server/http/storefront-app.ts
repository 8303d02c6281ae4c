import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { API_PREFIX, DOCUMENT_COOKIE, type ProjectId } from '#contract/constants.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { AssetStore } from '#server/site/asset-store.ts'
import { fixedFiles } from '#server/site/fixed-files.ts'
import type { PageStore } from '#server/site/page-store.ts'
import { type StoredFile, sendFile } from '#server/site/stored-file.ts'
import type { CsrfGuard } from './csrf.ts'
import { isHttps } from './client-address.ts'
import { toHttpError } from './to-http-error.ts'
import { notFound, HttpError } from './http-error.ts'
import { toErrorResponse } from './responses.ts'
import { HSTS, INERT_HEADERS, PICTURE_HEADERS } from './security-headers.ts'

type Env = { Bindings: HttpBindings }

export interface Storefront {
  readonly projectId: ProjectId
  readonly deps: ServerDeps
  readonly api: (incoming: HttpBindings['incoming']) => Promise<Response>
  readonly csrf: CsrfGuard
  /** see clientAddress */
  readonly trustedProxies: number
  /** null when there is no built app, as in tests of the API */
  readonly app: { readonly assets: AssetStore; readonly pages: PageStore } | null
}

/** The Hono app of one storefront: API, pages, pictures and assets. */
export function storefrontApp(storefront: Storefront): Hono<Env> {
  const { api, deps, trustedProxies } = storefront
  const app = new Hono<Env>()
  if (trustedProxies > 0)
    app.use(async (c, next) => {
      await next()
      if (isHttps(c.env.incoming, trustedProxies)) c.res.headers.set('strict-transport-security', HSTS)
    })
  app.all(`/${API_PREFIX}`, (c) => api(c.env.incoming))
  app.all(`/${API_PREFIX}/*`, (c) => api(c.env.incoming))
  app.get('/images/:size/:file', async (c) => {
    const picture = await deps.pictures(c.req.param('size'), c.req.param('file'))
    return picture ? send(c, picture, PICTURE_HEADERS) : toErrorResponse(notFound())
  })
  app.get('/images/*', () => toErrorResponse(notFound()))
  app.get('*', (c) => fileOrPage(c, storefront))
  app.notFound(() =>
    toErrorResponse(new HttpError(405, ['This address is for reading only.']), { allow: 'GET, HEAD' }),
  )
  app.onError((error, c) => toErrorResponse(toHttpError(error, `${c.req.method} page`, deps.log)))
  return app
}

function fileOrPage(c: Context<Env>, { app, csrf, deps, projectId, trustedProxies }: Storefront): Response {
  const { path } = c.req
  const file = app?.assets.get(path) ?? fixedFiles.get(path)
  if (file) return send(c, file, file.type.startsWith('image/svg') ? PICTURE_HEADERS : INERT_HEADERS)
  // a missing chunk of an older build must be a 404: a page in its place would be parsed as a script
  if (!app || path.startsWith('/assets/')) return toErrorResponse(notFound())
  const isKnown = c.req.header('cookie')?.includes(`${DOCUMENT_COOKIE}=`) ?? false
  const page = app.pages.page(deps, { projectId, path, isKnown, hasQuery: c.req.url.includes('?') })
  const response = send(c, page, app.pages.headers)
  const cookie = csrf.cookieFor(c.env.incoming, isHttps(c.env.incoming, trustedProxies))
  if (cookie) {
    response.headers.set('set-cookie', cookie)
    response.headers.set('cache-control', 'private, no-cache')
  }
  return response
}

const send = (c: Context<Env>, file: StoredFile, headers: Readonly<Record<string, string>>): Response =>
  sendFile(
    file,
    { acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') },
    headers,
  )
