import { PRODUCT_COLUMNS } from '#server/catalogue/product-columns.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  int4,
  nullable,
  numeric,
  type RowOf,
  text,
  textOf,
} from '#server/platform/database/sql-type.ts'
import { jsonStatement, statement } from '#server/platform/database/statement.ts'

const STATE_COLUMNS = {
  ...PRODUCT_COLUMNS,
  project_id: int4,
  brand_id: int4,
  category_id: int4,
  upc: text,
  debris_profile: nullable(text),
  /** cast to text, so that JSON does not round it */
  weight_lb: text,
  hazmat: nullable(text),
  description_html: nullable(text),
  video_url: nullable(text),
  is_new: bool,
  on_sale: bool,
  active: bool,
  bin: nullable(text),
  version: int4,
  stock: int4,
  level_ids: array(int4),
  cents: array(int4),
  list_ids: array(int4),
}

/** Every other write to the catalogue waits; stock is locked by product. */
export const lockCatalogue = statement({
  name: 'product-import-lock-catalogue',
  sql: `select version::text from versions where name = 'catalog' for update`,
  row: { version: text },
})

const SELECT = `select p.id, p.project_id, p.model, p.name, p.url, p.brand_id, p.category_id, p.packaging, p.pieces_per_case, p.upc, p.colors,
     p.effects, p.firing_pattern, p.duration, p.seconds, p.shots, p.caliber, p.performance_height, p.debris_profile, p.ignition_type,
     p.weight_lb::text as weight_lb, p.hazmat, p.pro_use, p.texas_restricted, p.eta, p.description_html, p.video_url, p.is_new, p.on_sale,
     p.active, p.bin, p.version, coalesce(s.qty, 0) as stock, coalesce(r.level_ids, '{}') as level_ids, coalesce(r.cents, '{}') as cents,
     coalesce(l.list_ids, '{}') as list_ids
   from products p left join stock s on s.product_id = p.id
   left join (select product_id, array_agg(level_id order by level_id) as level_ids, array_agg(cents order by level_id) as cents
              from prices group by 1) r on r.product_id = p.id
   left join (select e.product_id, array_agg(e.list_id order by pl.position, pl.id) as list_ids
              from product_list_entries e join product_lists pl on pl.id = e.list_id group by 1) l on l.product_id = p.id`
const selectProducts = jsonStatement({
  name: 'import-products',
  sql: `${SELECT} order by p.project_id, p.model`,
  params: null,
  row: STATE_COLUMNS,
})
const selectProduct = jsonStatement({
  name: 'import-product',
  sql: `${SELECT} where p.id = :id and p.project_id = :projectId`,
  params: { id: int4, projectId: int4 },
  row: STATE_COLUMNS,
})
const selectGroups = statement({
  name: 'import-groups',
  sql: `select * from (select id, project_id, 'brand' as kind, url, name, position from brands
     union all select id, project_id, 'category', url, name, position from categories
     union all select id, project_id, 'list', url, name, position from product_lists) g order by kind, project_id, position, id`,
  row: {
    id: int4,
    project_id: int4,
    kind: textOf<GroupKind>(),
    url: text,
    name: text,
    position: int4,
  },
})
const selectOptions = statement({
  name: 'import-options',
  sql: 'select kind, value from filter_options order by kind, position, id',
  row: { kind: text, value: text },
})
const selectLevels = statement({
  name: 'import-levels',
  sql: 'select id, short_name, name, factor from levels order by factor desc, id',
  row: { id: int4, short_name: text, name: text, factor: numeric },
})

export type GroupKind = 'brand' | 'category' | 'list'
type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number]
type LevelRow = Awaited<ReturnType<typeof selectLevels>>[number]

type Row = RowOf<typeof STATE_COLUMNS>
type JsonRow = Awaited<ReturnType<typeof selectProducts>>[number]
/** A product with price, stock and lists, as it is or as a file would make it. */
export interface ProductState extends Omit<Row, 'level_ids' | 'cents' | 'list_ids'> {
  /** cents per case by level id */
  readonly prices: ReadonlyMap<number, number>
  readonly lists: readonly number[]
}

export interface ProductChange {
  /** null: it is new */
  readonly before: ProductState | null
  readonly after: ProductState
}

/** What fields of products name. */
export interface NamedRows {
  readonly groups: readonly GroupRow[]
  readonly levels: readonly LevelRow[]
  /** values of filters by kind; a kind without any takes every value */
  readonly options: ReadonlyMap<string, readonly string[]>
}

/** What the cells of a file are compared with. */
export interface ImportCatalogue extends NamedRows {
  /** of every storefront, also those that are not sold */
  readonly products: readonly ProductState[]
}

export async function readImportCatalogue(db: Db): Promise<ImportCatalogue> {
  const products = (await selectProducts(db)).map(toState)
  return { products, ...(await readNamedRows(db)) }
}

/** A product of a storefront, or null. */
export async function readProductState(
  db: Db,
  product: { readonly id: number; readonly projectId: number },
): Promise<ProductState | null> {
  const [row] = await selectProduct(db, product)
  return row ? toState(row) : null
}

const toState = ({ level_ids: levels, cents, list_ids: lists, ...product }: JsonRow): ProductState => ({
  ...product,
  prices: new Map(levels.map((level, index) => [level, cents[index] ?? 0])),
  lists,
})

export async function readNamedRows(db: Db): Promise<NamedRows> {
  const options = Map.groupBy(await selectOptions(db), ({ kind }) => kind)
  return {
    groups: await selectGroups(db),
    levels: await selectLevels(db),
    options: new Map([...options].map(([kind, rows]) => [kind, rows.map(({ value }) => value)])),
  }
}
