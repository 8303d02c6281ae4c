import { seededRandom, integer, pick, pickWeighted } from '#server/demo/seeded-random.ts'
import { type Brand, brands } from './brands.ts'
import type { CatalogueProduct, Line } from './catalogue-product.ts'
import type { Category } from './category.ts'
import { type Edge, edgeOf } from './edge-products.ts'
import { drawAttributes, noAttributes } from './product-attributes.ts'
import { describe } from './product-description.ts'
import { drawName } from './product-names.ts'
import { drawLists, drawPrices, drawStock, drawWeight, hazmatOf, piecesOf } from './product-trade.ts'
import { tidySlug } from '#server/catalogue/slug.ts'
import { upcOf } from './upc.ts'

/** What is already taken: running model numbers per brand, and names. */
export type CatalogueCounters = {
  readonly numbers: Map<string, number>
  readonly names: Set<string>
  lastId: number
}

export function makeProduct(
  line: Line,
  category: Category,
  index: number,
  counters: CatalogueCounters,
): CatalogueProduct {
  const drawsFor = (part: string) => seededRandom(line, category.url, index, part)
  const edge = edgeOf(line, category.url, index)
  const brand = drawBrand(line, category, index, edge)
  const attributes = edge.plain ? noAttributes : drawAttributes(drawsFor('attributes'), category, line)
  const name = edge.name ?? drawName(drawsFor('name'), category, attributes, index, counters.names)
  const number = edge.modelNumber ?? nextNumber(line, category, index, brand, counters)
  const model = `${brand.modelPrefix}${number}`
  const packaging = edge.packaging ?? pickWeighted(drawsFor('packaging'), category.packaging)
  const { packs, perPack } = piecesOf(packaging)
  counters.lastId += 1
  return {
    products_id: counters.lastId,
    project: line === 'pro' ? 14 : 11,
    products_model: model,
    products_name: name,
    products_url: `${model}-${tidySlug(name)}`,
    manufacturers_name: brand.name,
    brand_url: brand.url,
    category: category.name,
    category_url: category.url,
    products_packaging: packaging,
    pieces_per_case: packs * perPack,
    upc: upcOf(brand.upcCompany, number * 7),
    ...attributes,
    prices: drawPrices(drawsFor('prices'), category, brand, packaging, attributes.shots),
    ...drawStock(drawsFor('stock')),
    ...(edge.quantity === undefined ? {} : { quantity: edge.quantity, eta_days: null }),
    pro_use: line === 'pro' && category.kind !== 'gear',
    texas_restricted: category.texasRestricted ?? false,
    hazmat: hazmatOf(drawsFor('hazmat'), category, line),
    lists: drawLists(drawsFor('lists'), attributes),
    weight_lb: drawWeight(drawsFor('weight'), category),
    description_html: describe(drawsFor('description'), category, attributes),
  }
}

function drawBrand(line: Line, category: Category, index: number, edge: Edge): Brand {
  const wantedLine = category.kind === 'gear' ? 'gear' : line
  const wanted = brands.filter((brand) =>
    edge.brandPrefix ? brand.modelPrefix === edge.brandPrefix : brand.line === wantedLine,
  )
  return pick(seededRandom(line, category.url, index, 'brand'), wanted)
}

function nextNumber(
  line: Line,
  category: Category,
  index: number,
  brand: Brand,
  counters: CatalogueCounters,
): number {
  const last = counters.numbers.get(brand.modelPrefix) ?? 1000
  const number = last + integer(seededRandom(line, category.url, index, 'number'), 1, 7)
  counters.numbers.set(brand.modelPrefix, number)
  return number
}
