import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { BOT_CHECK_FRAME_PATH } from '#contract/site/bot-check.ts'
import { CHAT_FRAME_PATH } from '#contract/site/chat-frame.ts'
import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import { PATHS } from '#contract/content/paths.ts'
import { botCheckFrame } from '#server/platform/bot-check/bot-check-frame.ts'
import { chatFrame } from '#server/site/chat/chat-frame.ts'
import {
  HEALTH_PATHS,
  liveResponse,
  type ProcessHealth,
  readyResponse,
} from '#server/platform/health/process-health.ts'
import { nameRequest } from '#server/platform/log/request-scope.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { PUBLIC_FILES_PATH } from '#server/site/setting-table.ts'
import type { BuiltApp } from '#server/storefront/built-app.ts'
import { fixedFiles } from '#server/storefront/fixed-files.ts'
import { createSiteFiles } from '#server/storefront/site-files.ts'
import { isSharedShowPath, sharedPage } from '#server/shows/share-page.ts'
import { sharePicture, SHOW_PICTURE_HEADERS } from '#server/shows/share-picture.ts'
import { type StoredFile, sendFile } from '#server/platform/http/stored-file.ts'
import { clientAddress, isHttps } from '#server/platform/http/client-address.ts'
import type { ApiEnv } from '#server/platform/http/handler.ts'
import { toHttpError } from '#server/platform/http/to-http-error.ts'
import { notFound, HttpError } from '#server/platform/http/http-error.ts'
import { toErrorResponse } from '#server/platform/http/responses.ts'
import { HSTS, INERT_HEADERS, PDF_HEADERS, PICTURE_HEADERS } from '#server/platform/http/security-headers.ts'

type Env = { Bindings: HttpBindings }

export interface Storefront {
  readonly projectId: ProjectId
  readonly deps: ServerDeps
  /** see apiApp */
  readonly api: Hono<ApiEnv>
  /** see clientAddress */
  readonly trustedProxies: number
  readonly health: ProcessHealth
  /** null when there is no built app, as in tests of the API */
  readonly app: BuiltApp | null
}

/** The Hono app of one storefront: API, pages, pictures and assets. */
export function storefrontApp(storefront: Storefront): Hono<Env> {
  const { api, deps, health, projectId, trustedProxies } = storefront
  const app = new Hono<Env>()
  if (trustedProxies > 0)
    app.use(async (c, next) => {
      await next()
      if (isHttps(c.env.incoming, trustedProxies)) c.res.headers.set('strict-transport-security', HSTS)
    })
  app.all(`/${API_PREFIX}/*`, (c) => api.fetch(c.req.raw, c.env))
  app.get(HEALTH_PATHS.live, () => {
    nameRequest('health')
    return liveResponse()
  })
  app.get(HEALTH_PATHS.ready, () => {
    nameRequest('health')
    return readyResponse(health)
  })
  app.get('/images/*', (_, next) => {
    nameRequest('picture')
    return next()
  })
  app.get('/images/shows/:file', async (c) => {
    const address = clientAddress(c.env.incoming, trustedProxies)
    return send(c, await sharePicture(deps, projectId, c.req.param('file'), address), SHOW_PICTURE_HEADERS)
  })
  app.get('/images/:size/:file', async (c) => {
    const picture = await deps.pictures(c.req.param('size'), c.req.param('file'), c.req.query('v'))
    return picture ? send(c, picture, PICTURE_HEADERS) : toErrorResponse(notFound())
  })
  app.get(`${PUBLIC_FILES_PATH}/:file`, async (c) => {
    nameRequest('file')
    const file = await deps.publicFiles(projectId, c.req.param('file'))
    return file ? send(c, file, PDF_HEADERS) : fileOrPage(c, storefront)
  })
  app.get('/images/*', () => toErrorResponse(notFound()))
  app.get('/media/:file', async (c) => {
    nameRequest('picture')
    const file = await deps.media(c.req.param('file'), clientAddress(c.env.incoming, trustedProxies))
    return file ? send(c, file, INERT_HEADERS) : toErrorResponse(notFound())
  })
  app.get(CHAT_FRAME_PATH, () => {
    nameRequest('frame')
    return chatFrame(deps.settings.current(projectId)) ?? toErrorResponse(notFound())
  })
  app.get(BOT_CHECK_FRAME_PATH, () => {
    nameRequest('frame')
    return botCheckFrame(deps.settings.current(projectId)) ?? toErrorResponse(notFound())
  })
  app.get(PATHS.statecharts, async (c) => {
    nameRequest('page')
    const page = await storefront.app?.explorer(c.env.incoming)
    return page ? send(c, page.file, page.headers) : fileOrPage(c, storefront)
  })
  app.get('*', (c) => fileOrPage(c, storefront))
  app.notFound(() =>
    toErrorResponse(new HttpError(405, ['This address is for reading only.']), { allow: 'GET, HEAD' }),
  )
  app.onError((error, c) => toErrorResponse(toHttpError(error, `${c.req.method} page`, deps.log)))
  return app
}

const siteFile = createSiteFiles()

async function fileOrPage(
  c: Context<Env>,
  { app, deps, projectId, trustedProxies }: Storefront,
): Promise<Response> {
  const { path } = c.req
  nameRequest('file')
  const file = app?.assets.get(path) ?? fixedFiles.get(path) ?? siteFile(deps, projectId, path)
  if (file) return send(c, file, file.type.startsWith('image/svg') ? PICTURE_HEADERS : INERT_HEADERS)
  // a missing chunk of an older build must be a 404: a page in its place would be parsed as a script
  if (!app || path.startsWith('/assets/')) return toErrorResponse(notFound())
  nameRequest('page')
  const [, search = ''] = /(\?.*)$/s.exec(c.req.url) ?? []
  const page = await app.pages({ projectId, path, search })
  if (page.kind === 'moved') return new Response(null, { status: page.status, headers: page.headers })
  if (isSharedShowPath(path)) {
    const address = clientAddress(c.env.incoming, trustedProxies)
    const shared = await sharedPage(deps, { projectId, path, search }, address, page)
    return send(c, shared.file, shared.headers, shared.status)
  }
  return send(c, page.file, page.headers, page.status)
}

const send = (
  c: Context<Env>,
  file: StoredFile,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response =>
  sendFile(
    file,
    { acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') },
    headers,
    status,
  )
