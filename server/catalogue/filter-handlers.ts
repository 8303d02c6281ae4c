import type { InferInput } from 'valibot'
import type { filterCalls } from '#contract/catalogue/filters.ts'
import { brandMarkPath } from '#contract/catalogue/picture-path.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import type { Facet } from '#contract/catalogue/products.ts'
import type { BrandEntry, CategoryEntry, ListEntry, MenuOption } from '#contract/platform/wire.ts'
import { htmlTree } from '#server/platform/html/html-tree.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { countBits } from './bitset.ts'
import type { GroupRow } from './catalogue-rows.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'
import { SORT_OPTIONS } from './sort-orders.ts'
import { foldText } from './item.ts'

const options =
  (facet: Facet) =>
  (_: unknown, { shop, projectId }: CallContext): InferInput<typeof MenuOption>[] =>
    usedOptionsOf(shop.catalogue.storefront(projectId), facet)

export const filterHandlers: Handlers<typeof filterCalls> = {
  productSort: ({ params }, { session, projectId }) => {
    refuseOtherProject(params.id, projectId)
    return SORT_OPTIONS.filter((option) => session || !option.needsLogin).map(({ id, value, label }) => ({
      id,
      value,
      label,
    }))
  },
  categories: (_, { shop, projectId }) => categoryEntries(shop.catalogue.storefront(projectId)),
  manufacturers: ({ query }, { shop, projectId }) =>
    brandEntries(shop.catalogue.storefront(projectId), query.search_term ?? ''),
  productLists: (_, { shop, projectId }) => listEntries(shop.catalogue.storefront(projectId)),
  colors: options('color'),
  effects: options('effect'),
  firingPatterns: options('firing_pattern'),
  debrisProfiles: options('debris_profile'),
  caliberFilter: options('caliber'),
  durations: options('duration'),
  ignitionTypes: options('ignition_type'),
  performanceHeightFilter: options('performance_height'),
  priceFilters: ({ params }, { shop, projectId }) => {
    refuseOtherProject(params.id, projectId)
    return optionsOf(shop.catalogue.storefront(projectId), 'price')
  },
}

export const categoryEntries = (storefront: StorefrontCatalogue): InferInput<typeof CategoryEntry>[] =>
  groups(storefront, 'category').map((row) => ({
    ...categoryEntry(row),
    product_count: productCount(storefront, row.url),
  }))

export function brandEntries(storefront: StorefrontCatalogue, term = ''): InferInput<typeof BrandEntry>[] {
  const words = foldText(term).split(/\s+/)
  return groups(storefront, 'brand')
    .filter((row) => words.every((word) => foldText(row.name).includes(word)))
    .map(brandEntry)
}

export const listEntries = (storefront: StorefrontCatalogue): InferInput<typeof ListEntry>[] =>
  groups(storefront, 'list').map(listEntry)

const productCount = (storefront: StorefrontCatalogue, categoryUrl: string): number => {
  const index = storefront.facets(null).find(({ facet }) => facet === 'category_url')
  const option = index?.byValue.get(categoryUrl.toLowerCase())
  return option ? countBits(option.bits) : 0
}

const categoryEntry = (row: GroupRow) => ({
  ...entryOf(row),
  categories_url: row.url,
  ...bannerOf(row.banner_html),
})
function bannerOf(source: string | null) {
  if (source === null) return { banner_html: null }
  const { html, nodes } = htmlTree(source)
  return { banner_html: html, banner_nodes: [...nodes] }
}

/** A brand without an icon on this shop gets the mark that is drawn from its name. */
const brandEntry = (row: GroupRow) => ({
  ...entryOf(row),
  icon: entryOf(row).icon ?? brandMarkPath(row.url),
  brand_url: row.url,
})
const listEntry = (row: GroupRow) => ({ ...entryOf(row), list_url: row.url })

const groups = (storefront: StorefrontCatalogue, kind: GroupRow['kind']): readonly GroupRow[] =>
  storefront.groups.filter((group) => group.kind === kind)

const entryOf = ({ id, url, name, icon, seo_title, seo_meta }: GroupRow) => ({
  id,
  value: url,
  label: name,
  icon: icon === null ? null : safePath(icon),
  seo_title,
  seo_meta,
})

/** Values that a product of the storefront has: others would lead to empty listings. */
function usedOptionsOf(storefront: StorefrontCatalogue, facet: Facet): InferInput<typeof MenuOption>[] {
  const index = storefront.facets(null).find((each) => each.facet === facet)
  return optionsOf(storefront, facet).filter(({ value }) => {
    const option = index?.byValue.get(value.toLowerCase())
    return option !== undefined && countBits(option.bits) > 0
  })
}

const optionsOf = (storefront: StorefrontCatalogue, facet: Facet): InferInput<typeof MenuOption>[] =>
  storefront.options
    .filter((option) => option.kind === facet)
    .map(({ id, value, label, icon }) => ({ id, value, label, icon }))

/** The id in the path repeats the project id. */
function refuseOtherProject(id: string, projectId: number): void {
  if (id !== String(projectId)) throw notFound()
}
