import { textOf } from '#contract/site/settings.ts'
import type { ProductFilter } from '#contract/catalogue/products.ts'
import type { PageSeo, StorefrontContent } from '#server/content/storefront-content.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import type { GroupRow } from './catalogue-rows.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'

/**
 * Title and meta tags of a listing: from its single category, whatever else narrows it, else its single brand, else its
 * single list, else its search term, else its path.
 */
export function listingSeo(
  storefront: StorefrontCatalogue,
  filter: ProductFilter,
  settings: SiteSettings,
  content: StorefrontContent,
): PageSeo {
  const shop = textOf(settings.store, 'store_name')
  const title = (text: string) => (shop ? `${text} | ${shop}` : text)
  const subject = [
    { kind: 'category', values: filter.category_url },
    { kind: 'brand', values: filter.brand_url },
    { kind: 'list', values: filter.list_url },
  ] as const
  const [group, ...others] =
    subject.map(({ kind, values }) => groupsOf(storefront, kind, values)).find(isNotEmpty) ?? []
  if (group && others.length === 0)
    return { page_title: group.seo_title ?? title(group.name), seo_meta: group.seo_meta }
  if (filter.search_term !== '') return { page_title: title(`Search: ${filter.search_term}`), seo_meta: null }
  const { page_title, seo_meta } = content.seoOf(filter.current_path) ?? {
    page_title: title('Shop all'),
    seo_meta: null,
  }
  return { page_title, seo_meta }
}

const isNotEmpty = (groups: readonly GroupRow[]): boolean => groups.length > 0

function groupsOf(
  storefront: StorefrontCatalogue,
  kind: GroupRow['kind'],
  values: readonly string[],
): readonly GroupRow[] {
  const wanted = values.map((value) => value.toLowerCase())
  return wanted.length === 0
    ? []
    : storefront.groups.filter((group) => group.kind === kind && wanted.includes(group.url.toLowerCase()))
}
