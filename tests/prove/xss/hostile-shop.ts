import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { HtmlDocument } from './documents.ts'
import type { Payload } from './payloads.ts'

/** The pages on which the pieces of html stand. */
export interface HostileShop {
  readonly products: readonly { readonly url: string; readonly mark: string }[]
  readonly categories: readonly { readonly url: string; readonly marks: readonly string[] }[]
}

/** Writes payloads into every text and every html that the catalogue and the settings have. */
export async function spoilShop(
  db: Kysely<Database>,
  all: readonly Payload[],
  pieces: readonly HtmlDocument[],
): Promise<HostileShop> {
  await spoilTexts(db, all)
  await spoilSettings(db, all)
  const products = await spoilDescriptions(db, pieces)
  const categories = await spoilBanners(db, pieces)
  return { products, categories }
}

/** Each row gets the next payload in each of its texts. */
async function spoilTexts(db: Kysely<Database>, all: readonly Payload[]): Promise<void> {
  const texts = JSON.stringify(all.map(({ html }) => html))
  const payload = (key: string, offset = 0) =>
    sql`(${texts}::jsonb ->> ((${sql.raw(key)} + ${offset}::int) % ${all.length}::int)::int)`
  await sql`update products set name = ${payload('id')} || ' ' || id, packaging = ${payload('id', 1)},
    firing_pattern = ${payload('id', 2)}, duration = ${payload('id', 3)}, caliber = ${payload('id', 4)},
    performance_height = ${payload('id', 5)}, debris_profile = ${payload('id', 6)}, ignition_type = ${payload('id', 7)},
    hazmat = ${payload('id', 8)}, upc = ${payload('id', 9)} || id, video_url = 'javascript:ran(' || (id % ${all.length}::int) || ')',
    effects = array[${payload('id', 10)}], colors = array[${payload('id', 11)}]`.execute(db)
  for (const table of ['categories', 'brands', 'product_lists'])
    await sql`update ${sql.raw(table)} set name = ${payload('id')} || ' ' || id`.execute(db)
  await sql`update categories set seo_title = ${payload('id', 1)}, seo_meta = ${payload('id', 2)}`.execute(db)
  await sql`update page_seo set page_title = ${payload('length(path)')}, seo_meta = ${payload('length(path)', 1)}`.execute(
    db,
  )
  await sql`update brands set icon = ${payload('id', 1)}`.execute(db)
  await sql`update filter_options set label = ${payload('id + position')} || ' ' || id`.execute(db)
  await sql`update carriers set name = ${payload('id')}, service = ${payload('id', 1)}`.execute(db)
  await sql`update levels set name = ${payload('id')}`.execute(db)
  await sql`update states set name = ${payload('miles')} || code`.execute(db)
}

const STORE_TEXTS = ['store_name', 'tagline', 'hours_heading', 'hours', 'warehouse_name']
/** They stand in headers, which must not grow over the page. */
const HEADER_TEXTS = ['phone', 'email']
const APP_TEXTS = [
  'text_cart_contact_help',
  'text_hours_left_side',
  'cart_recommended_products_label',
  'preferred_carrier_message',
  'credit_application_link_text',
]
const APP_ADDRESSES = ['aws_public_files_path', 'credit_application_url']

/** A setting stands once on a page, so it has all payloads in one text. */
async function spoilSettings(db: Kysely<Database>, all: readonly Payload[]): Promise<void> {
  const text = JSON.stringify(all.map(({ html }) => html).join(' '))
  await sql`update settings set value = ${text}::jsonb
    where (kind = 'store' and key = any(${STORE_TEXTS})) or (kind = 'app' and key = any(${APP_TEXTS}))`.execute(
    db,
  )
  const short = JSON.stringify(all[3]?.html ?? '')
  await sql`update settings set value = ${short}::jsonb where kind = 'store' and key = any(${HEADER_TEXTS})`.execute(
    db,
  )
  await sql`update settings set value = '"javascript:ran(0)//"'::jsonb where key = any(${APP_ADDRESSES})`.execute(
    db,
  )
}

async function spoilDescriptions(db: Kysely<Database>, pieces: readonly HtmlDocument[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'url'])
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .orderBy('id')
    .limit(pieces.length)
    .execute()
  const spoilt = rows.map((row, index) => ({ ...row, ...pieces[index] }))
  for (const { id, html } of spoilt)
    await db
      .updateTable('products')
      .set({ description_html: html ?? null })
      .where('id', '=', id)
      .execute()
  return spoilt.map(({ url, mark = '' }) => ({ url, mark }))
}

/** Every piece in some banner: the pieces go round the categories. */
async function spoilBanners(db: Kysely<Database>, pieces: readonly HtmlDocument[]) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'url'])
    .where('project_id', '=', 11)
    .orderBy('id')
    .limit(pieces.length)
    .execute()
  const spoilt = rows.map((row, index) => ({
    ...row,
    own: pieces.filter((_, at) => at % rows.length === index),
  }))
  for (const { id, own } of spoilt)
    await db
      .updateTable('categories')
      .set({ banner_html: own.map(({ html }) => html).join('') })
      .where('id', '=', id)
      .execute()
  return spoilt.map(({ url, own }) => ({ url, marks: own.map(({ mark }) => mark) }))
}
