import type { InferInput } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { Boot } from '#contract/site/boot.ts'
import { LINK_MENUS, menuName } from '#contract/content/content-names.ts'
import { brandEntries, categoryEntries, listEntries } from '#server/catalogue/filter-handlers.ts'
import { activeRedirects } from '#server/content/active-redirects.ts'
import { flashSaleBanners } from '#server/content/home-content.ts'
import { menuItems } from '#server/content/menu-items.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { publicSettings, publicStoreSettings } from '#server/site/public-settings.ts'
import { isDown } from '#server/site/settings-reader.ts'

export interface BootData extends InferInput<typeof Boot> {
  readonly flash_sale_banners: ReturnType<typeof flashSaleBanners>
}

/** The data of the first paint, the same for all clients of a storefront. */
export function bootOf(shop: ServerDeps, projectId: ProjectId): BootData {
  const site = shop.settings.current(projectId)
  const storefront = shop.catalogue.storefront(projectId)
  const content = shop.content.current(projectId)
  return {
    project_id: projectId === PROFESSIONAL_PROJECT ? PROFESSIONAL_PROJECT : CONSUMER_PROJECT,
    app_version: shop.appVersion,
    app_info: isDown(site) ? [] : [{ app_version: shop.appVersion }],
    store_settings: publicStoreSettings(site),
    app_settings: publicSettings(site, shop.takesCards),
    redirects: [...activeRedirects(shop, projectId)],
    flash_sale_banners: flashSaleBanners(content),
    menus: Object.fromEntries(
      LINK_MENUS.map(({ menu }) => [
        menu,
        menuItems(content.find('menu', menuName(projectId, menu))?.body.items ?? [], storefront),
      ]),
    ),
    categories: categoryEntries(storefront).map(shown),
    brands: brandEntries(storefront).map(shown),
    lists: listEntries(storefront).map(shown),
  }
}

/** An entry without what only search engines read, and without the text of its tree. */
const shown = <T extends object>(entry: T): T =>
  Object.assign({}, entry, { seo_title: undefined, seo_meta: undefined, banner_html: undefined })
