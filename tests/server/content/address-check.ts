import { isListingPath, parseListingPath } from '#contract/catalogue/listing-path.ts'
import { ACCOUNT_PATHS, PATHS, RESET_PATHS } from '#contract/content/paths.ts'
import { recipes } from '#pyro/scenes/recipes.ts'
import { PUBLIC_FILES } from '#server/sheets/public-files/public-files.ts'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'
import type { CatalogueProduct } from '#server/demo/catalogue/catalogue-product.ts'
import { shownEntries } from './written-texts.ts'

const all = catalogue()
const fixed: readonly string[] = [
  ...Object.values(PATHS),
  ...Object.values(ACCOUNT_PATHS),
  ...Object.values(RESET_PATHS),
  '/news',
  '/firework-news',
]

const FILES = '/public-files/'

type Field = (product: CatalogueProduct) => readonly string[]
const paths: Readonly<Record<string, Field>> = {
  category_url: ({ category_url }) => [category_url],
  brand_url: ({ brand_url }) => [brand_url],
  list_url: ({ lists }) => lists,
}
const queries: Readonly<Record<string, Field>> = {
  colors: ({ colors }) => colors,
  effects: ({ effects }) => effects,
  firingPatterns: ({ firing_pattern }) => (firing_pattern === null ? [] : [firing_pattern]),
}

/** The products of a storefront at the address of a listing. */
export function productsAt(project: number, address: string): readonly CatalogueProduct[] {
  const url = new URL(address, 'https://shop.invalid')
  const { filters } = parseListingPath(url.pathname)
  const wanted = [
    ...Object.entries(filters).map(([field, values]) => [paths[field], values] as const),
    ...[...url.searchParams].map(([name, values]) => [queries[name], values.split(',')] as const),
  ]
  return all.filter(
    (product) =>
      product.project === project &&
      wanted.every(([field, values]) => field?.(product).some((value) => values.includes(value)) ?? false),
  )
}

export const isProduct = (project: number, url: string): boolean =>
  all.some((each) => each.project === project && each.products_url === url)

/** Why an address leads nowhere in this storefront, or null. */
export function addressProblem(project: number, address: string): string | null {
  if (/^(https:\/\/|mailto:|tel:\+1\d{10}$)/.test(address)) return null
  if (!address.startsWith('/') || address.startsWith('//')) return 'is no address of the shop'
  const path = new URL(address, 'https://shop.invalid').pathname
  if (path.startsWith(FILES)) return PUBLIC_FILES.includes(path.slice(FILES.length)) ? null : 'is no file'
  const scene = /^\/images\/scene-\d+\/([a-z0-9-]+)\.avif$/.exec(path)?.[1]
  if (scene !== undefined) return Object.hasOwn(recipes, scene) ? null : 'is no scene'
  if (isListingPath(path)) return productsAt(project, address).length > 0 ? null : 'lists no product'
  const url = /^\/product\/(.+)$/.exec(path)?.[1]
  if (url !== undefined) return isProduct(project, url) ? null : 'is no product'
  if (fixed.includes(path)) return null
  const isEntry = shownEntries.some(
    ({ project_id, kind, key }) =>
      project_id === project && ['page', 'post', 'redirect'].includes(kind) && key === path,
  )
  return isEntry ? null : 'is no page'
}
