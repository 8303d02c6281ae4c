import type { ProjectId } from '#contract/platform/constants.ts'
import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { writtenHtml } from '#server/platform/html/html-tree.ts'
import type { PhotoRow, ProductRow } from './catalogue-rows.ts'
import { artDigest } from './artwork/picture-files.ts'
import { artSource, pictureWire, type ProductPictures } from './product-picture.ts'

/** A product in the catalogue snapshot. Its stock and prices may be one second old: never charge by them. */
export interface CatalogueItem {
  readonly id: number
  readonly projectId: ProjectId
  readonly model: string
  readonly name: string
  readonly url: string
  readonly brand: string
  readonly packaging: string
  readonly categoryUrl: string
  readonly texasRestricted: boolean
  readonly proUse: boolean
  readonly isNew: boolean
  /** cases in stock */
  readonly quantity: number
}

/** A product with the fields for serialization, which never leave the server. */
export interface StoredItem extends CatalogueItem, ProductPictures {
  quantity: number
  readonly row: ProductRow
  /** as the shop shows it */
  readonly descriptionHtml: string | null
}

/** One for all products without photos. */
const NO_PHOTOS: readonly PhotoRow[] = []

export function storedItem(row: ProductRow): StoredItem {
  return {
    artDigest: artDigest(artSource(row)),
    photos: row.photos ?? NO_PHOTOS,
    id: row.id,
    projectId: row.project_id,
    model: row.model,
    name: row.name,
    url: row.url,
    brand: row.brand,
    packaging: row.packaging,
    categoryUrl: row.category_url,
    texasRestricted: row.texas_restricted,
    proUse: row.pro_use,
    isNew: row.is_new,
    quantity: row.quantity,
    row,
    descriptionHtml: shownHtml(row.description_html),
  }
}

/** Mostly the text of the row itself, which is then kept once. */
function shownHtml(source: string | null): string | null {
  if (source === null) return null
  const html = writtenHtml(source)
  return html === source ? source : html
}

/** Cents per case; undefined: it is not sold at this level. */
export function priceOf({ row }: StoredItem, levelId: number): number | undefined {
  const at = row.levels?.indexOf(levelId) ?? -1
  return at === -1 ? undefined : row.cents?.[at]
}

/** The JSON of a product; a null level is a visitor, whose response has no price. */
export function itemJson(item: StoredItem, levelId: number | null): string {
  const cents = levelId === null ? undefined : priceOf(item, levelId)
  const price = cents === undefined ? '' : `"price":${cents / 100},`
  const pieces = keptPieces(item)
  return `${pieces[0]}${item.quantity}${pieces[1]}${price}${pieces[2]}`
}

type Pieces = readonly [string, string, string]

/** Bytes; some 4,000 products. */
const MOST = 4 * 2 ** 20
const kept = new BoundedCache<Pieces, StoredItem>(MOST)

/** Of all 20,000 products they are 24 MB, and most are seldom asked for. */
function keptPieces(item: StoredItem): Pieces {
  const found = kept.get(item)
  if (found) return found
  const pieces = jsonPieces(item)
  const [first, middle, last] = pieces
  kept.set(item, pieces, first.length + middle.length + last.length)
  return pieces
}

/** Folds case, accents and quotation marks for search. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[‘’′]/g, "'")
    .toLowerCase()

/** The JSON of a product in pieces, split where stock and price go, because only those change. */
function jsonPieces(item: StoredItem): Pieces {
  const { row, descriptionHtml } = item
  const first = JSON.stringify({
    products_id: row.id,
    products_model: row.model,
    products_name: row.name,
    products_url: row.url,
    ...pictureWire(item),
    manufacturers_name: row.brand,
    brand_url: row.brand_url,
    category: row.category,
    category_url: row.category_url,
    products_packaging: row.packaging,
    pieces_per_case: row.pieces_per_case,
    upc: row.upc,
  })
  const last = JSON.stringify({
    colors: row.colors,
    effects: row.effects,
    firing_pattern: row.firing_pattern,
    duration: row.duration,
    seconds: row.seconds,
    shots: row.shots,
    caliber: row.caliber,
    performance_height: row.performance_height,
    debris_profile: row.debris_profile,
    ignition_type: row.ignition_type,
    weight_lb: Number(row.weight_lb),
    hazmat: row.hazmat,
    pro_use: row.pro_use,
    texas_restricted: row.texas_restricted,
    is_new: row.is_new,
    on_sale: row.on_sale,
    description_html: descriptionHtml,
    video_url: row.video_url,
  })
  return [`${first.slice(0, -1)},"quantity":`, `,"eta":${JSON.stringify(row.eta)},`, last.slice(1)]
}
