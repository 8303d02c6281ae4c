import type { BrowserContext, Request } from '@playwright/test'

export interface PageError {
  readonly kind: 'policy' | 'foreign request' | 'exception'
  readonly text: string
}

/** Collects CSP violations, requests to other origins and uncaught errors of every page. */
export async function collectPageErrors(context: BrowserContext): Promise<PageError[]> {
  const pageErrors: PageError[] = []
  await context.exposeBinding('reportViolation', (_, text: string) => {
    pageErrors.push({ kind: 'policy', text })
  })
  await context.addInitScript(() => {
    const report: unknown = Reflect.get(globalThis, 'reportViolation')
    document.addEventListener('securitypolicyviolation', (event) => {
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)) return
    if (url.hostname !== '127.0.0.1' && !isOfForeignFrame(request))
      pageErrors.push({ kind: 'foreign request', text: request.url() })
  })
  context.on('weberror', (error) => pageErrors.push({ kind: 'exception', text: error.error().message }))
  return pageErrors
}

/** The sandboxed frames are there to load foreign scripts. */
const isOfForeignFrame = (request: Request): boolean =>
  ['/chat-frame', '/bot-check-frame'].includes(new URL(request.frame().url()).pathname)
