import type { MenuItem } from '#contract/content/content-kinds.ts'
import { isListingPath, parseListingPath } from '#contract/catalogue/listing-path.ts'
import type { StorefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'
import { toMenuItem } from './home-content.ts'

/**
 * A menu as visitors see it: without links to a category, brand or list that has no product, and without headings above
 * such links alone. So the menus of a new shop fit the goods that it has by now.
 */
export const menuItems = (items: readonly MenuItem[], storefront: StorefrontCatalogue): MenuItem[] =>
  items.flatMap((item) => {
    const { link_to } = item
    const children = menuItems(item.children, storefront)
    const isShown = link_to === null ? item.children.length === 0 : hasProducts(link_to, storefront)
    return isShown || children.length > 0 ? [{ ...toMenuItem(item), children }] : []
  })

/** Whether each category, brand and list that an address names has a product; addresses of other pages name none. */
function hasProducts(address: string, storefront: StorefrontCatalogue): boolean {
  const path = address.replace(/[?#].*$/, '')
  if (!isListingPath(path)) return true
  const facets = storefront.facets(null)
  return Object.entries(parseListingPath(path).filters).every(([field, values]) => {
    const indexed = facets.find(({ facet }) => facet === field)?.byValue
    return values.every((value) => indexed?.has(value.toLowerCase()) === true)
  })
}
