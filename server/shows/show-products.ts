import { MAX_INT, type ProjectId } from '#contract/platform/constants.ts'
import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { priceOf, type StoredItem } from '#server/catalogue/item.ts'
import { PRODUCT_COLUMNS } from '#server/catalogue/product-columns.ts'
import { pictureWire } from '#server/catalogue/product-picture.ts'
import type { ProductRow } from '#server/catalogue/catalogue-rows.ts'
import type { InferInput } from 'valibot'
import type { ShowProduct } from '#contract/shows/shows.ts'
import { array, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'

const UNSOLD = {
  ...PRODUCT_COLUMNS,
  brand: text,
  category: text,
  category_url: text,
  quantity: int4,
} as const
type ShownRow = Pick<ProductRow, keyof typeof UNSOLD>

/** The catalogue in memory has products for sale only; those that never were are told to nobody. */
const selectUnsold = statement({
  name: 'show-products-unsold',
  sql: `select p.id, p.model, p.name, p.url, b.name as brand, c.name as category, c.url as category_url, p.packaging,
     p.pieces_per_case, 0 as quantity, null::date as eta, p.colors, p.effects, p.firing_pattern, p.duration, p.seconds, p.shots,
     p.caliber, p.performance_height, p.ignition_type, p.pro_use, p.texas_restricted
   from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
   where not p.active and p.was_sold and p.project_id = :projectId and p.id = any(:ids)`,
  params: { projectId: int4, ids: array(int4) },
  row: UNSOLD,
})

type Wire = InferInput<typeof ShowProduct>

/**
 * The products that this storefront sells or has sold, in the order of their ids.
 * @param levelId null: without prices
 */
export async function showProducts(
  { db, shop, projectId }: Pick<CallContext, 'db' | 'shop' | 'projectId'>,
  ids: readonly number[],
  levelId: number | null,
): Promise<readonly Wire[]> {
  const wanted = [...new Set(ids)].filter((id) => id <= MAX_INT).sort((a, b) => a - b)
  const sold = new Map(wanted.map((id) => [id, soldProduct(shop, projectId, id, levelId)]))
  const missing = wanted.filter((id) => sold.get(id) === null)
  const rows = missing.length === 0 ? [] : await selectUnsold(db, { projectId, ids: missing })
  const unsold = new Map(
    rows.map((row) => [row.id, productWire(row, { image_url: shop.catalogue.picture(row), is_sold: false })]),
  )
  return wanted.flatMap((id) => sold.get(id) ?? unsold.get(id) ?? [])
}

/** Of the products that this storefront sells; model numbers are the same whatever their case. */
export function idsOfModels(
  { shop, projectId }: Pick<CallContext, 'shop' | 'projectId'>,
  models: readonly string[],
): readonly number[] {
  if (models.length === 0) return []
  const wanted = new Set(models.map((model) => model.toLowerCase()))
  const items = [...shop.catalogue.storefront(projectId).byUrl.values()]
  return items.flatMap(({ row }) => (wanted.has(row.model.toLowerCase()) ? [row.id] : []))
}

/** Bytes; some 3,000 products. */
const MOST = 2 * 2 ** 20
const written = new BoundedCache<{ readonly quantity: number; readonly json: string }, StoredItem>(MOST)

/** The JSON of the same without prices; that of a product is written again when its stock has changed. */
export async function publicProductsJson(
  context: Pick<CallContext, 'db' | 'shop' | 'projectId'>,
  ids: readonly number[],
): Promise<string> {
  const { shop, projectId } = context
  const items = ids.map((id) => storedOf(shop, projectId, id))
  if (items.includes(null)) return JSON.stringify(await showProducts(context, ids, null))
  return `[${items.map((item) => (item ? publicJson(item) : '')).join(',')}]`
}

function publicJson(item: StoredItem): string {
  const found = written.get(item)
  if (found?.quantity === item.quantity) return found.json
  const json = JSON.stringify(
    productWire({ ...item.row, quantity: item.quantity }, { ...pictureWire(item), is_sold: true }),
  )
  written.set(item, { quantity: item.quantity, json }, json.length)
  return json
}

function soldProduct(
  shop: CallContext['shop'],
  projectId: ProjectId,
  id: number,
  levelId: number | null,
): Wire | null {
  const stored = storedOf(shop, projectId, id)
  if (!stored) return null
  const cents = levelId === null ? undefined : priceOf(stored, levelId)
  const price = cents === undefined ? {} : { price: cents / 100 }
  return productWire(
    { ...stored.row, quantity: stored.quantity },
    { ...pictureWire(stored), is_sold: true, ...price },
  )
}

function storedOf({ catalogue }: CallContext['shop'], projectId: ProjectId, id: number): StoredItem | null {
  const item = catalogue.item(id)
  if (item?.projectId !== projectId) return null
  return catalogue.storefront(projectId).byUrl.get(item.url.toLowerCase()) ?? null
}

const productWire = (
  row: ShownRow,
  more: Pick<Wire, 'image_url' | 'drawn_url' | 'is_sold' | 'price'>,
): Wire => ({
  products_id: row.id,
  products_model: row.model,
  products_name: row.name,
  products_url: row.url,
  manufacturers_name: row.brand,
  category: row.category,
  category_url: row.category_url,
  products_packaging: row.packaging,
  pieces_per_case: row.pieces_per_case,
  quantity: row.quantity,
  eta: row.eta,
  colors: [...row.colors],
  effects: [...row.effects],
  firing_pattern: row.firing_pattern,
  duration: row.duration,
  seconds: row.seconds,
  shots: row.shots,
  caliber: row.caliber,
  performance_height: row.performance_height,
  ignition_type: row.ignition_type,
  pro_use: row.pro_use,
  texas_restricted: row.texas_restricted,
  ...more,
})
