import { isStagePath } from '#contract/content/paths.ts'
import type { Route } from '#server/platform/http/handler.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type AssetStore, loadAssets } from './asset-store.ts'
import { createExplorerPages, type ExplorerPages } from './explorer-page.ts'
import { loadPages, type PageStore, type SentPage } from './page-store.ts'

/** What the server reads of a built app. */
export interface BuiltApp {
  readonly assets: AssetStore
  readonly pages: PageStore
  readonly explorer: ExplorerPages
}

export const loadBuiltApp = async (
  folder: string,
  deps: ServerDeps,
  routes: readonly Route[],
): Promise<BuiltApp> => ({
  assets: loadAssets(folder),
  pages: withStage(await loadPages(folder, deps, routes)),
  explorer: createExplorerPages(folder, deps),
})

/** Sends staging duplicates so that nobody keeps them, no search engine shows them, and the editor can frame them. */
const withStage =
  (pages: PageStore): PageStore =>
  async (request) => {
    const sent = await pages(request)
    return sent.kind === 'document' && isStagePath(request.path) ? toStage(sent) : sent
  }

function toStage(sent: Extract<SentPage, { kind: 'document' }>): SentPage {
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...rest } = sent.headers
  return {
    ...sent,
    file: { ...sent.file, cacheControl: 'no-store' },
    headers: {
      ...rest,
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      'x-robots-tag': 'noindex',
    },
  }
}
