import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import { titleWithShop } from '#contract/platform/shop-names.ts'
import { SHOW_BUILDER_PAGE } from '#contract/shows/show-builder-page.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { PageAddress } from './page-facts.ts'
import { pageHead } from './page-head.ts'

export interface UndrawnHead {
  readonly title: string
  /** for the end of the head, as HTML */
  readonly elements: string
}

/**
 * What search engines and programs that share links know of a page that only the browser draws; null: it has nothing for
 * them. The title is that which the app sets.
 */
export function undrawnHead(shop: ServerDeps, address: PageAddress): UndrawnHead | null {
  const { projectId, path } = address
  if (normalizedPath(path) !== PATHS.showBuilder) return null
  const seo = shop.content.current(projectId).seoOf(path)
  const name = shopNameOf(shop.settings.current(projectId).store, projectId)
  const title = titleWithShop(seo?.page_title ?? SHOW_BUILDER_PAGE.title, projectId, name)
  const description = seo?.seo_meta ?? SHOW_BUILDER_PAGE.description
  return { title, elements: pageHead(shop, address, { title, description }) }
}
