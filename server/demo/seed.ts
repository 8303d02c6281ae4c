import { hashPassword } from '#server/account/auth/password.ts'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'
import { DEFAULTS_NOTE, DEMO_NOTE, insertNewEntries } from '#server/content/insert-entries.ts'
import { closedDayRows } from '#server/new-shop/closed-days.ts'
import { filterOptionRows } from '#server/new-shop/filter-option-rows.ts'
import { levelRows } from '#server/new-shop/price-levels.ts'
import { stateRows } from '#server/new-shop/state-rows.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
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

/**
 * Fills a migrated, empty database with the demo shop in one transaction.
 * @param today `YYYY-MM-DD`; orders lie in the 24 months before it and expected arrivals after it
 */
export async function seedShop(db: Db, today: string = SEED_DAY): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await inTransaction(db, (trx) => seedRows(trx, passwordHash, today))
}

export async function seedRows(trx: Transaction, passwordHash: string, today: string): Promise<void> {
  const products = catalogue()
  await seedCatalogue(trx, products, today)
  await seedSite(trx, today)
  await insertRows(trx, 'customers', customerRows(passwordHash, today))
  await seedPurchases(trx, products, today)
}

async function seedCatalogue(
  trx: Transaction,
  products: readonly CatalogueProduct[],
  today: string,
): Promise<void> {
  await insertRows(trx, 'levels', levelRows(), 'kept')
  await insertRows(trx, 'categories', categoryRows())
  await insertRows(trx, 'brands', brandRows(products))
  await insertRows(trx, 'product_lists', listRows(), 'kept')
  await insertRows(trx, 'products', productRows(products, today))
  await insertRows(trx, 'product_list_entries', listEntryRows(products))
  await insertRows(trx, 'prices', priceRows(products))
  await insertRows(trx, 'stock', stockRows(products))
  await insertRows(trx, 'filter_options', filterOptionRows(), 'kept')
}

async function seedSite(trx: Transaction, today: string): Promise<void> {
  // a shop that started without demo data has settings already
  await insertRows(trx, 'settings', settingRows(), 'kept')
  await insertNewEntries(trx, demoEntries(today), DEMO_NOTE)
  await insertNewEntries(trx, defaultEntries, DEFAULTS_NOTE)
  await insertRows(trx, 'states', stateRows(), 'kept')
  await insertRows(trx, 'carriers', carrierRows(), 'kept')
  await insertRows(trx, 'closed_days', closedDayRows(), 'kept')
  await insertRows(trx, 'coupons', couponRows())
}

async function seedPurchases(
  trx: Transaction,
  products: readonly CatalogueProduct[],
  today: string,
): Promise<void> {
  await insertRows(trx, 'addresses', addressRows(today))
  const saved = savedCarts(products, today)
  const history = orderHistory(products, today)
  const templates = templateRows(products, today)
  await insertRows(trx, 'carts', saved.carts)
  await insertRows(trx, 'cart_lines', saved.lines)
  await insertRows(trx, 'carts', history.carts)
  await insertRows(trx, 'orders', history.orders)
  await insertRows(trx, 'order_lines', history.lines)
  await insertRows(trx, 'order_fees', history.fees)
  await insertRows(trx, 'order_events', history.events)
  await insertRows(trx, 'payments', history.payments)
  await insertRows(trx, 'templates', templates.templates)
  await insertRows(trx, 'template_lines', templates.lines)
  const { documents, files } = documentRows(today)
  await insertRows(trx, 'documents', documents)
  await insertRows(trx, 'document_files', files)
}

/**
 * Inserts rows of equal columns.
 * @param existing what becomes of those that a shop without the demo has already
 */
async function insertRows(
  trx: Transaction,
  table: string,
  rows: readonly object[],
  existing: 'refused' | 'kept' = 'refused',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const insert = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`
  await trx.query(existing === 'kept' ? `${insert} on conflict do nothing` : insert, [JSON.stringify(rows)])
}
