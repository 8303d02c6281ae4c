import type { ProjectId } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  int4,
  int4Of,
  int8,
  json,
  nullable,
  numeric,
  type RowOf,
  text,
  textOf,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inSnapshot } from '#server/platform/database/transaction.ts'
import type { MediaType } from '#server/content/media-type.ts'
import type { Pause } from '#server/platform/threads/time-slices.ts'
import { interned } from './interned.ts'
import { PRODUCT_COLUMNS } from './product-columns.ts'

/** A photo of a product, in their order. */
export interface PhotoRow {
  readonly sha256: string
  readonly type: MediaType
  readonly alt: string
}

const PRODUCT = {
  ...PRODUCT_COLUMNS,
  project_id: int4Of<ProjectId>(),
  brand: text,
  brand_url: text,
  category: text,
  category_url: text,
  upc: text,
  quantity: int4,
  debris_profile: nullable(text),
  weight_lb: numeric,
  hazmat: nullable(text),
  is_new: bool,
  on_sale: bool,
  description_html: nullable(text),
  video_url: nullable(text),
  lists: nullable(array(text)),
  levels: nullable(array(int4)),
  cents: nullable(array(int4)),
  photos: nullable(json<readonly PhotoRow[]>()),
}
export type ProductRow = RowOf<typeof PRODUCT>

const GROUP = {
  id: int4,
  project_id: int4Of<ProjectId>(),
  kind: textOf<'category' | 'brand' | 'list'>(),
  url: text,
  name: text,
  icon: nullable(text),
  seo_title: nullable(text),
  seo_meta: nullable(text),
  banner_html: nullable(text),
}
export type GroupRow = RowOf<typeof GROUP>

const OPTION = { kind: text, id: int4, value: text, label: text, icon: nullable(text) }
export type OptionRow = RowOf<typeof OPTION>

const LEVEL = { id: int4, short_name: text, name: text }
export type LevelRow = RowOf<typeof LEVEL>
const GONE = { project_id: int4Of<ProjectId>(), url: text }
export type GoneRow = RowOf<typeof GONE>

const FIRST_PHOTO = { product_id: int4, sha256: text }

/** All but the products themselves. */
export interface CatalogueRows {
  readonly groups: readonly GroupRow[]
  readonly options: readonly OptionRow[]
  readonly levels: readonly LevelRow[]
  /** products that are sold no longer */
  readonly gone: readonly GoneRow[]
}

/** The state of each product for sale except its stock, by id. */
export type Fingerprints = ReadonlyMap<number, string>

export interface CatalogueChanges extends CatalogueRows {
  readonly fingerprints: Fingerprints
  /** products for sale whose fingerprint is another one than before */
  readonly products: readonly ProductRow[]
  /** of products that are sold no longer, by id: the hash of the first photo */
  readonly photosOfGone: ReadonlyMap<number, string>
}

/** The products for sale. @param only a condition on a column with the id of a product */
const productsWhere = (
  only: (column: string) => string,
) => `select p.id, p.project_id, p.model, p.name, p.url, p.packaging, p.pieces_per_case, p.upc, p.eta, p.colors, p.effects,
     p.firing_pattern, p.duration, p.seconds, p.shots, p.caliber, p.performance_height, p.debris_profile, p.ignition_type,
     p.weight_lb, p.hazmat, p.pro_use, p.texas_restricted, p.is_new, p.on_sale, p.description_html, p.video_url,
     b.name as brand, b.url as brand_url, c.name as category, c.url as category_url, l.lists, r.levels, r.cents, f.photos
   from products p
   join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
   left join (select e.product_id, array_agg(pl.url order by pl.id) as lists
              from product_list_entries e join product_lists pl on pl.id = e.list_id
              where ${only('e.product_id')} group by 1) l on l.product_id = p.id
   left join (select product_id, array_agg(level_id order by level_id) as levels, array_agg(cents order by level_id) as cents
              from prices where ${only('product_id')} group by 1) r on r.product_id = p.id
   left join (select m.product_id, json_agg(json_build_object('sha256', m.sha256, 'type', f.type, 'alt', m.alt) order by m.position) as photos
              from product_media m join media f on f.sha256 = m.sha256 where ${only('m.product_id')} group by 1) f on f.product_id = p.id
   where p.active and ${only('p.id')}`

const products = statement({
  name: 'catalogue-products',
  sql: `select p.*, coalesce(s.qty, 0) as quantity from (${productsWhere((column) => `${column} = any(:ids)`)}) p
   left join stock s on s.product_id = p.id`,
  params: { ids: array(int4) },
  row: PRODUCT,
})
const fingerprints = statement({
  name: 'catalogue-fingerprints',
  sql: `select p.id, hashtextextended(p::text, 0) as fingerprint from (${productsWhere(() => 'true')}) p`,
  row: { id: int4, fingerprint: int8 },
})
const groups = statement({
  name: 'catalogue-groups',
  sql: `select id, project_id, kind, url, name, icon, seo_title, seo_meta, banner_html from (
     select id, project_id, 'category' as kind, url, name, null as icon, seo_title, seo_meta, banner_html, position from categories
     union all select id, project_id, 'brand', url, name, icon, null, null, null, position from brands
     union all select id, project_id, 'list', url, name, null, null, null, null, position from product_lists) g
   order by position, id`,
  row: GROUP,
})
const options = statement({
  name: 'catalogue-options',
  sql: 'select kind, id, value, label, icon from filter_options order by kind, position, id',
  row: OPTION,
})
const gone = statement({
  name: 'catalogue-gone',
  sql: 'select project_id, url from products where not active order by id',
  row: GONE,
})

const photosOfGone = statement({
  name: 'catalogue-photos-of-gone',
  sql: `select distinct on (m.product_id) m.product_id, m.sha256 from product_media m join products p on p.id = m.product_id
   where not p.active order by m.product_id, m.position`,
  row: FIRST_PHOTO,
})

const levels = statement({
  name: 'catalogue-levels',
  sql: 'select id, short_name, name from levels order by id',
  row: LEVEL,
})

/** Rows that are read, and parsed, at a time. */
const AT_A_TIME = 200

/** What has changed of the catalogue since it had these fingerprints, in one MVCC snapshot. */
export function readChanges(db: Db, before: Fingerprints, pause: Pause): Promise<CatalogueChanges> {
  return inSnapshot(db, async (trx) => {
    const now = await fingerprints(trx)
    const changed = now.flatMap(({ id, fingerprint }) => (before.get(id) === fingerprint ? [] : [id]))
    const rows: ProductRow[] = []
    for (let at = 0; at < changed.length; at += AT_A_TIME) {
      const read = await products(trx, { ids: changed.slice(at, at + AT_A_TIME) })
      // at once, so that what is not kept leaves no gaps in memory
      rows.push(...read.map(withInternedValues))
      await pause()
    }
    return {
      fingerprints: new Map(now.map(({ id, fingerprint }) => [id, fingerprint])),
      products: rows,
      groups: await groups(trx),
      options: await options(trx),
      levels: await levels(trx),
      gone: await gone(trx),
      photosOfGone: new Map((await photosOfGone(trx)).map(({ product_id, sha256 }) => [product_id, sha256])),
    }
  })
}

/** The same product with the texts and lists of others that have equal ones. */
export const withInternedValues = (row: ProductRow): ProductRow => ({
  ...row,
  brand: interned(row.brand),
  brand_url: interned(row.brand_url),
  category: interned(row.category),
  category_url: interned(row.category_url),
  packaging: interned(row.packaging),
  eta: interned(row.eta),
  colors: interned(row.colors),
  effects: interned(row.effects),
  firing_pattern: interned(row.firing_pattern),
  duration: interned(row.duration),
  caliber: interned(row.caliber),
  performance_height: interned(row.performance_height),
  debris_profile: interned(row.debris_profile),
  ignition_type: interned(row.ignition_type),
  weight_lb: interned(row.weight_lb),
  hazmat: interned(row.hazmat),
  lists: interned(row.lists),
  levels: interned(row.levels),
  // a list to which the driver has appended has room for more
  cents: row.cents?.slice() ?? null,
})

const SIGNS = {
  /** changes with every catalogue write except stock */
  version: text,
  /** all that earlier transactions wrote is in these rows, or in those read before */
  transaction: text,
  /** products whose stock was written since, and their cases; parallel */
  ids: array(int4),
  cases: array(int4),
}
export type Signs = RowOf<typeof SIGNS>

// PostgreSQL keeps with each row the transaction that wrote it (xmin), so that orders need not count versions of the stock. `age`
// tells which of two came later even when their numbers have begun anew; rows two thousand million transactions old come again.
// Numbers that fall are those of another database. What neither tells the catalogue finds when it compares everything.
const signs = statement({
  name: 'catalogue-signs',
  sql: `select (select version::text from versions where name = 'catalog') as version,
     pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
     coalesce(array_agg(product_id), '{}') as ids, coalesce(array_agg(qty), '{}') as cases
   from stock where :since::text is null or age(xmin) <= age(:since::text::xid8::xid)
     or :since::text::xid8 > pg_snapshot_xmin(pg_current_snapshot())`,
  params: { since: nullable(text) },
  row: {
    ...SIGNS,
    version: nullable(text),
    transaction: nullable(text),
    ids: nullable(SIGNS.ids),
    cases: nullable(SIGNS.cases),
  },
})

/**
 * By what a change is detected; one small query.
 * @param since the transaction of the signs before, whose rows may come once more; null: all stock
 */
export async function readSigns(db: Db, since: string | null): Promise<Signs> {
  const [row] = await signs(db, { since })
  return {
    version: row?.version ?? '',
    transaction: row?.transaction ?? '',
    ids: row?.ids ?? [],
    cases: row?.cases ?? [],
  }
}
