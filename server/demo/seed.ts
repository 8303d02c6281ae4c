import type { Insertable, Kysely, Transaction } from 'kysely'
import { hashPassword } from '#server/account/auth/password.ts'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'
import { DEFAULTS_NOTE, DEMO_NOTE, insertNewEntries } from '#server/content/insert-entries.ts'
import { closedDayRows } from '#server/new-shop/closed-days.ts'
import { filterOptionRows } from '#server/new-shop/filter-option-rows.ts'
import { levelRows } from '#server/new-shop/price-levels.ts'
import { stateRows } from '#server/new-shop/state-rows.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { SEED_DAY } from './calendar.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { CatalogueProduct } from './catalogue/catalogue-product.ts'
import {
  brandRows,
  categoryRows,
  listEntryRows,
  listRows,
  priceRows,
  productRows,
  stockRows,
} from './catalogue-rows.ts'
import { demoEntries } from './content/demo-entries.ts'
import { couponRows } from './coupon-rows.ts'
import { addressRows, customerRows } from './customer-rows.ts'
import { carrierRows } from './delivery-rows.ts'
import { DEMO_PASSWORD } from './demo-log-ins.ts'
import { documentRows } from './document-rows.ts'
import { orderHistory } from './order-history.ts'
import { savedCarts } from './saved-carts.ts'
import { settingRows } from './setting-rows.ts'
import { templateRows } from './templates.ts'

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const MOST_PARAMETERS = 60_000

/**
 * Fills a migrated, empty database with the demo shop in one transaction.
 * @param today `YYYY-MM-DD`; orders lie in the 24 months before it and expected arrivals after it
 */
export async function seedShop(db: Kysely<Database>, today: string = SEED_DAY): Promise<void> {
  const products = catalogue()
  await db.transaction().execute(async (tx) => {
    await seedCatalogue(tx, products, today)
    await seedSite(tx, today)
    await seedPeople(tx, products, today)
  })
}

async function seedCatalogue(
  tx: Transaction<Database>,
  products: readonly CatalogueProduct[],
  today: string,
): Promise<void> {
  await insertRows(tx, 'levels', levelRows(), 'kept')
  await insertRows(tx, 'categories', categoryRows())
  await insertRows(tx, 'brands', brandRows(products))
  await insertRows(tx, 'product_lists', listRows(), 'kept')
  await insertRows(tx, 'products', productRows(products, today))
  await insertRows(tx, 'product_list_entries', listEntryRows(products))
  await insertRows(tx, 'prices', priceRows(products))
  await insertRows(tx, 'stock', stockRows(products))
  await insertRows(tx, 'filter_options', filterOptionRows(), 'kept')
}

async function seedSite(tx: Transaction<Database>, today: string): Promise<void> {
  await insertSettings(tx)
  await insertNewEntries(tx, demoEntries(today), DEMO_NOTE)
  await insertNewEntries(tx, defaultEntries, DEFAULTS_NOTE)
  await insertRows(tx, 'states', stateRows(), 'kept')
  await insertRows(tx, 'carriers', carrierRows(), 'kept')
  await insertRows(tx, 'closed_days', closedDayRows(), 'kept')
  await insertRows(tx, 'coupons', couponRows())
}

/** A shop that started without demo data has settings already, which stay as they are. */
async function insertSettings(tx: Transaction<Database>): Promise<void> {
  const settings = tx.insertInto('settings').values(settingRows())
  await settings.onConflict((conflict) => conflict.doNothing()).execute()
}

async function seedPeople(
  tx: Transaction<Database>,
  products: readonly CatalogueProduct[],
  today: string,
): Promise<void> {
  await insertRows(tx, 'customers', customerRows(await hashPassword(DEMO_PASSWORD), today))
  await insertRows(tx, 'addresses', addressRows(today))
  const saved = savedCarts(products, today)
  const history = orderHistory(products, today)
  const templates = templateRows(products, today)
  await insertRows(tx, 'carts', saved.carts)
  await insertRows(tx, 'cart_lines', saved.lines)
  await insertRows(tx, 'carts', history.carts)
  await insertRows(tx, 'orders', history.orders)
  await insertRows(tx, 'order_lines', history.lines)
  await insertRows(tx, 'order_fees', history.fees)
  await insertRows(tx, 'order_events', history.events)
  await insertRows(tx, 'payments', history.payments)
  await insertRows(tx, 'templates', templates.templates)
  await insertRows(tx, 'template_lines', templates.lines)
  const { documents, files } = documentRows(today)
  await insertRows(tx, 'documents', documents)
  await insertRows(tx, 'document_files', files)
}

/**
 * Inserts the rows in as few statements as the server allows.
 * @param existing what becomes of those that a shop without the demo has already
 */
async function insertRows<T extends keyof Database>(
  db: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
  existing: 'refused' | 'kept' = 'refused',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1
  const batch = Math.floor(MOST_PARAMETERS / columns)
  for (let from = 0; from < rows.length; from += batch) {
    const insert = db.insertInto(table).values(rows.slice(from, from + batch))
    await (existing === 'kept' ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute()
  }
}
