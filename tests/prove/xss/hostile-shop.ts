import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import { type HtmlDocument, htmlOf } from './documents.ts'
import { type Field, PRODUCT_FIELDS } from './fields.ts'
import { type HostileContent, spoilContent } from './hostile-content.ts'
import { joinPayloads, type Payload } from './payloads.ts'
import { columnOf, spoilEachRow, spoilRows, valuesOf, writeRows } from './spoil-rows.ts'

/** The pages on which the pieces of html stand. */
export interface HostileShop extends HostileContent {
  readonly products: readonly { readonly id: number; readonly url: string; readonly mark: string }[]
  readonly categories: readonly { readonly url: string; readonly mark: string }[]
}

/** Writes payloads into every text and every html that the catalogue and the settings have. */
export async function spoilShop(
  db: TestDb,
  all: readonly Payload[],
  pieces: readonly HtmlDocument[],
): Promise<HostileShop> {
  const products = await spoilProducts(db, pieces)
  for (const project of [sql`project_id = 11`, sql`project_id = 14`]) {
    await spoilRows(
      db,
      'categories',
      all,
      ['categories.name', 'categories.seo_title', 'categories.seo_meta'],
      project,
    )
    await spoilRows(db, 'brands', all, ['brands.name', 'brands.icon'], project)
    await spoilRows(db, 'product_lists', all, ['product_lists.name'], project)
  }
  const categories = await spoilBanners(db, pieces)
  await spoilRows(db, 'filter_options', all, ['filter_options.label'])
  const content = await spoilContent(db, all, pieces)
  await spoilRows(db, 'states', all, ['states.name'])
  await spoilEachRow(db, 'carriers', all, ['carriers.name', 'carriers.service'])
  await spoilEachRow(db, 'levels', all, ['levels.name'])
  await spoilSettings(db, all)
  return { products, categories, ...content }
}

const STORE_TEXTS: readonly Field[] = [
  'settings.phone',
  'settings.email',
  'settings.hours_heading',
  'settings.hours',
  'settings.store_name',
]
const APP_TEXTS: readonly Field[] = [
  'settings.text_cart_contact_help',
  'settings.text_hours_left_side',
  'settings.cart_recommended_products_label',
  'settings.preferred_carrier_message',
  'settings.credit_application_link_text',
]
const APP_ADDRESSES = ['aws_public_files_path', 'credit_application_url']

async function spoilSettings(db: TestDb, all: readonly Payload[]): Promise<void> {
  for (const field of [...STORE_TEXTS, ...APP_TEXTS])
    await sql`update settings set value = ${JSON.stringify(joinPayloads(all, field))}::jsonb
      where key = ${columnOf(field)}`.execute(db)
  await sql`update settings set value = '"javascript:ran(0)//"'::jsonb where key = any(${APP_ADDRESSES})`.execute(
    db,
  )
}

/** One product for each piece, which stands in all of its texts. */
async function spoilProducts(db: TestDb, pieces: readonly HtmlDocument[]) {
  const { rows } = await sql<{ at: string; id: number; url: string }>`
    select p.ctid::text as at, p.id, p.url from products p join stock s on s.product_id = p.id
    where p.project_id = 11 and p.active and not p.texas_restricted and not p.pro_use and s.qty >= 60
    order by p.id limit ${pieces.length}`.execute(db)
  if (rows.length < pieces.length) throw new Error(`only ${rows.length} products for ${pieces.length} pieces`)
  await writeRows(
    db,
    'products',
    pieces.map((piece, index) => ({ id: rows[index]?.at ?? '', values: productValues(piece) })),
  )
  return rows.map(({ id, url }, index) => ({ id, url, mark: pieces[index]?.mark ?? '' }))
}

const productValues = (piece: HtmlDocument) => ({
  ...valuesOf(PRODUCT_FIELDS, piece.payloads),
  effects: [joinPayloads(piece.payloads, 'products.effects')],
  colors: [joinPayloads(piece.payloads, 'products.colors')],
  video_url: `javascript:${joinPayloads(piece.payloads, 'products.video_url')}`,
  description_html: htmlOf(piece, 'products.description_html'),
})

/** Every piece in some banner: the pieces go round the categories. */
async function spoilBanners(db: TestDb, pieces: readonly HtmlDocument[]) {
  const { rows } = await sql<{ id: string; url: string }>`
    select ctid::text as id, url from categories where project_id = 11 order by id`.execute(db)
  const spoilt = rows.map((row, index) => ({
    ...row,
    own: pieces.filter((_, at) => at % rows.length === index),
  }))
  await writeRows(
    db,
    'categories',
    spoilt.map(({ id, own }) => ({
      id,
      values: { banner_html: own.map((piece) => htmlOf(piece, 'categories.banner_html')).join('') },
    })),
  )
  return spoilt.flatMap(({ url, own }) => own.slice(0, 1).map(({ mark }) => ({ url, mark })))
}
