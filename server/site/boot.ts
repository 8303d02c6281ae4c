import type { InferInput } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { Boot } from '#contract/boot.ts'
import { brandEntries, categoryEntries, listEntries } from '#server/catalogue/filter-handlers.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { isDown } from './site-handlers.ts'

export type BootData = InferInput<typeof Boot>

/** The data of the first paint, the same for all clients of a storefront. */
export function bootOf(shop: ServerDeps, projectId: ProjectId): BootData {
  const site = shop.settings.current(projectId)
  const storefront = shop.catalogue.storefront(projectId)
  return {
    project_id: projectId === PROFESSIONAL_PROJECT ? PROFESSIONAL_PROJECT : CONSUMER_PROJECT,
    app_version: shop.appVersion,
    app_info: isDown(site) ? [] : [{ app_version: shop.appVersion }],
    store_settings: site.store,
    app_settings: site.app,
    redirects: [...site.redirects],
    categories: categoryEntries(storefront),
    brands: brandEntries(storefront),
    lists: listEntries(storefront),
  }
}
