import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { HttpError, notFound, unauthorized } from '#server/platform/http/http-error.ts'
import { toErrorResponse } from '#server/platform/http/responses.ts'
import { INERT_HEADERS } from '#server/platform/http/security-headers.ts'
import { toHttpError } from '#server/platform/http/to-http-error.ts'
import type { Log } from '#server/platform/log/log.ts'

const PATH = '/metrics'

interface MetricsAppOptions {
  readonly registry: Registry
  /** brings the registry up to date */
  readonly refresh: () => Promise<void>
  /** of the Bearer header; null: everybody who reaches the port may read */
  readonly token: string | null
  readonly log: Log
}

/** The Hono app of the port for metrics. */
export function metricsApp({
  registry,
  refresh,
  token,
  log,
}: MetricsAppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use((c, next) => {
    if (token === null || isToken(token, c.req.header('authorization'))) return next()
    return Promise.resolve(toErrorResponse(unauthorized(), { 'www-authenticate': 'Bearer' }))
  })
  app.get(PATH, async () => {
    await refresh()
    const headers = { ...INERT_HEADERS, 'content-type': registry.contentType, 'cache-control': 'no-store' }
    return new Response(await registry.metrics(), { headers })
  })
  app.all(PATH, () =>
    toErrorResponse(new HttpError(405, ['This address is for reading only.']), { allow: 'GET, HEAD' }),
  )
  app.notFound(() => toErrorResponse(notFound()))
  app.onError((error) => toErrorResponse(toHttpError(error, 'metrics', log)))
  return app
}

function isToken(token: string, header = ''): boolean {
  const [, given = ''] = /^bearer (\S+)$/i.exec(header) ?? []
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
