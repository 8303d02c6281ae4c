import { dayAfter } from './calendar.ts'
import { type Brand, brands } from './catalogue/brands.ts'
import { type CatalogueProduct, listUrls } from './catalogue/catalogue-product.ts'
import type { Category } from './catalogue/category.ts'
import { consumerCategories } from './catalogue/consumer-categories.ts'
import { proCategories } from './catalogue/pro-categories.ts'
import { priceLevels, specialOrderLevel } from '#server/new-shop/price-levels.ts'
import { SHOP_NAMES } from '#contract/platform/shop-names.ts'

type Project = 11 | 14
export const projects: readonly Project[] = [11, 14]
const levels = [...priceLevels, specialOrderLevel]
const categoriesOf = (project: Project): readonly Category[] =>
  project === 14 ? proCategories : consumerCategories

export function categoryRows() {
  return projects.flatMap((project) =>
    categoriesOf(project).map((category, index) => ({
      id: categoryId(project, category.url),
      project_id: project,
      url: category.url,
      name: category.name,
      position: index + 1,
      seo_title: `${category.name} | ${SHOP_NAMES[project]}`,
      seo_meta: `${category.name} by the case: packaging, shot counts, colors and stock at ${SHOP_NAMES[project]}.`,
      banner_html: banners[`${project} ${category.url}`] ?? null,
    })),
  )
}

const banners: Readonly<Record<string, string>> = {
  '11 500-Gram-Cakes':
    '<p><strong>Building a stand?</strong> Mix any twelve 500 gram cakes and the freight is quoted as one pallet.</p>',
  '14 1000-gram-cakes':
    '<p><strong>Professional use only.</strong> Every case ships with its firing times sheet and a shot map.</p>',
}

/** The brands that have products on a storefront, in the order of the brand table. */
export function brandRows(products: readonly CatalogueProduct[]) {
  return projects.flatMap((project) => {
    const present = new Set(products.filter((p) => p.project === project).map((p) => p.brand_url))
    return brands
      .filter((brand) => present.has(brand.url))
      .map((brand, index) => ({
        id: brandId(project, brand.url),
        project_id: project,
        url: brand.url,
        name: brand.name,
        icon: null,
        position: index + 1,
      }))
  })
}

export function listRows() {
  return projects.flatMap((project) =>
    listUrls.map((url, index) => ({
      id: project * 10 + index,
      project_id: project,
      url,
      name: url.replaceAll('_', ' '),
      position: index + 1,
    })),
  )
}

export function listEntryRows(products: readonly CatalogueProduct[]) {
  return products.flatMap((product, index) =>
    product.lists.map((url) => ({
      list_id: product.project * 10 + listUrls.indexOf(url),
      product_id: product.products_id,
      position: index + 1,
    })),
  )
}

export function priceRows(products: readonly CatalogueProduct[]) {
  return products.flatMap(({ products_id, prices }) =>
    levels.map(({ id, shortName }) => ({ product_id: products_id, level_id: id, cents: prices[shortName] })),
  )
}

export function stockRows(products: readonly CatalogueProduct[]) {
  return products.map(({ products_id, quantity }) => ({ product_id: products_id, qty: quantity }))
}

export function productRows(products: readonly CatalogueProduct[], today: string) {
  return products.map((product) => ({
    id: product.products_id,
    project_id: product.project,
    model: product.products_model,
    name: product.products_name,
    url: product.products_url,
    brand_id: brandId(product.project, product.brand_url),
    category_id: categoryId(product.project, product.category_url),
    packaging: product.products_packaging,
    pieces_per_case: product.pieces_per_case,
    upc: product.upc,
    colors: [...product.colors],
    effects: [...product.effects],
    firing_pattern: product.firing_pattern,
    duration: product.duration,
    seconds: product.seconds,
    shots: product.shots,
    caliber: product.caliber,
    performance_height: product.performance_height,
    debris_profile: product.debris_profile,
    ignition_type: product.ignition_type,
    weight_lb: product.weight_lb,
    hazmat: product.hazmat,
    pro_use: product.pro_use,
    texas_restricted: product.texas_restricted,
    eta: product.eta_days === null ? null : dayAfter(today, product.eta_days),
    description_html: product.description_html,
    video_url: null,
    is_new: product.lists.includes('New_Products_2025'),
    on_sale: product.lists.includes('On_Sale'),
  }))
}

function categoryId(project: Project, url: string): number {
  return project * 100 + categoriesOf(project).findIndex((category) => category.url === url) + 1
}

function brandId(project: Project, url: string): number {
  return project * 100 + brands.findIndex((brand: Brand) => brand.url === url) + 1
}
