import type { ProjectId } from '#contract/platform/constants.ts'
import { htmlTree } from '#server/platform/html/html-tree.ts'
import type { ProductRow } from './catalogue-rows.ts'
import { picturesOf, pictureWire, type ProductPictures } from './product-picture.ts'

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
  /** path of its picture in 300 pixels: its first photo, or its drawn picture */
  readonly picture: string
  /** cases in stock */
  readonly quantity: number
  /** cents per case by level id */
  readonly prices: ReadonlyMap<number, number>
}

/** A product with the fields for serialization, which never leave the server. */
export interface StoredItem extends CatalogueItem, ProductPictures {
  quantity: number
  readonly row: ProductRow
  readonly pieces: readonly [string, string, string]
}

export function storedItem(row: ProductRow): StoredItem {
  const pictures = picturesOf(row)
  return {
    ...pictures,
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
    prices: new Map((row.levels ?? []).map((level, index) => [level, row.cents?.[index] ?? 0])),
    row,
    pieces: jsonPieces(row, pictures),
  }
}

/** The JSON of a product; a null level is a visitor, whose response has no price. */
export function itemJson({ pieces, quantity, prices }: StoredItem, levelId: number | null): string {
  const cents = levelId === null ? undefined : prices.get(levelId)
  const price = cents === undefined ? '' : `"price":${cents / 100},`
  return `${pieces[0]}${quantity}${pieces[1]}${price}${pieces[2]}`
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
function jsonPieces(row: ProductRow, pictures: ProductPictures): [string, string, string] {
  const first = JSON.stringify({
    products_id: row.id,
    products_model: row.model,
    products_name: row.name,
    products_url: row.url,
    ...pictureWire(pictures),
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
    description_html: row.description_html === null ? null : htmlTree(row.description_html).html,
    video_url: row.video_url,
  })
  return [`${first.slice(0, -1)},"quantity":`, `,"eta":${JSON.stringify(row.eta)},`, last.slice(1)]
}
