import type { Kysely } from 'kysely'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { Database } from '#server/platform/database/schema.ts'
import {
  array,
  bool,
  date,
  int4,
  int4Of,
  nullable,
  numeric,
  type RowOf,
  text,
  textOf,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inSnapshot } from '#server/platform/database/transaction.ts'
import type { MediaType } from '#server/content/media-type.ts'

const PRODUCT = {
  id: int4,
  project_id: int4Of<ProjectId>(),
  model: text,
  name: text,
  url: text,
  brand: text,
  brand_url: text,
  category: text,
  category_url: text,
  packaging: text,
  pieces_per_case: int4,
  upc: text,
  quantity: int4,
  eta: nullable(date),
  colors: array(text),
  effects: array(text),
  firing_pattern: nullable(text),
  duration: nullable(text),
  seconds: nullable(int4),
  shots: nullable(int4),
  caliber: nullable(text),
  performance_height: nullable(text),
  debris_profile: nullable(text),
  ignition_type: nullable(text),
  weight_lb: numeric,
  hazmat: nullable(text),
  pro_use: bool,
  texas_restricted: bool,
  is_new: bool,
  on_sale: bool,
  description_html: nullable(text),
  video_url: nullable(text),
  lists: nullable(array(text)),
  levels: nullable(array(int4)),
  cents: nullable(array(int4)),
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

const PHOTO = { product_id: int4, sha256: text, type: textOf<MediaType>(), alt: text }
export type PhotoRow = RowOf<typeof PHOTO>

export interface CatalogueRows {
  readonly products: readonly ProductRow[]
  readonly groups: readonly GroupRow[]
  readonly options: readonly OptionRow[]
  readonly levels: readonly LevelRow[]
  /** products that are sold no longer */
  readonly gone: readonly GoneRow[]
  /** in their order, by the id of their product, also of products that are sold no longer */
  readonly photos: ReadonlyMap<number, readonly PhotoRow[]>
}

const products = statement({
  name: 'catalogue-products',
  sql: `select p.id, p.project_id, p.model, p.name, p.url, p.packaging, p.pieces_per_case, p.upc, p.eta, p.colors, p.effects,
     p.firing_pattern, p.duration, p.seconds, p.shots, p.caliber, p.performance_height, p.debris_profile, p.ignition_type,
     p.weight_lb, p.hazmat, p.pro_use, p.texas_restricted, p.is_new, p.on_sale, p.description_html, p.video_url, b.name as brand, b.url as brand_url, c.name as category, c.url as category_url,
     coalesce(s.qty, 0) as quantity, l.lists, r.levels, r.cents
   from products p
   join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
   left join stock s on s.product_id = p.id
   left join (select e.product_id, array_agg(pl.url) as lists
              from product_list_entries e join product_lists pl on pl.id = e.list_id group by 1) l on l.product_id = p.id
   left join (select product_id, array_agg(level_id) as levels, array_agg(cents) as cents
              from prices group by 1) r on r.product_id = p.id
   where p.active`,
  row: PRODUCT,
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
  sql: 'select project_id, url from products where not active',
  row: GONE,
})

const photos = statement({
  name: 'catalogue-photos',
  sql: `select p.product_id, p.sha256, m.type, p.alt from product_media p join media m on m.sha256 = p.sha256
   order by p.product_id, p.position`,
  row: PHOTO,
})

const levels = statement({
  name: 'catalogue-levels',
  sql: 'select id, short_name, name from levels',
  row: LEVEL,
})

/** The whole catalogue in one MVCC snapshot. */
export function readCatalogue(db: Kysely<Database>): Promise<CatalogueRows> {
  return inSnapshot(db, async (trx) => {
    return {
      products: await products(trx),
      groups: await groups(trx),
      options: await options(trx),
      levels: await levels(trx),
      gone: await gone(trx),
      photos: Map.groupBy(await photos(trx), (photo) => photo.product_id),
    }
  })
}

const SIGNS = {
  /** changes with every catalogue write except stock */
  version: text,
  /** `id:cases` of every product */
  stock: text,
}
export type Signs = RowOf<typeof SIGNS>

const signs = statement({
  name: 'catalogue-signs',
  sql: `select (select version::text from versions where name = 'catalog') as version,
     coalesce((select string_agg(product_id || ':' || qty, ',' order by product_id) from stock), '') as stock`,
  row: SIGNS,
})

/** The version and stock by which a change is detected; one small query. */
export async function readSigns(db: Kysely<Database>): Promise<Signs> {
  const [row] = await signs(db)
  return row ?? { version: '', stock: '' }
}
