import type { RouteTable } from '#server/platform/http/route-table.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type AssetStore, loadAssets } from './asset-store.ts'
import { createExplorerPages, type ExplorerPages } from './explorer-page.ts'
import { loadPages, type PageStore } from './page-store.ts'
import { withStage } from './stage-document.ts'

/** What the server reads of a built app. */
export interface BuiltApp {
  readonly assets: AssetStore
  readonly pages: PageStore
  readonly explorer: ExplorerPages
}

export const loadBuiltApp = async (
  folder: string,
  deps: ServerDeps,
  routes: RouteTable,
): Promise<BuiltApp> => ({
  assets: loadAssets(folder),
  pages: withStage(await loadPages(folder, deps, routes)),
  explorer: createExplorerPages(folder, deps),
})
