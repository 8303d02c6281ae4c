import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ProjectId } from '#contract/constants.ts'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'

export interface ProductRow {
  readonly id: number
  readonly project_id: ProjectId
  readonly model: string
  readonly name: string
  readonly url: string
  readonly brand: string
  readonly brand_url: string
  readonly category: string
  readonly category_url: string
  readonly packaging: string
  readonly pieces_per_case: number
  readonly upc: string
  readonly quantity: number
  readonly eta: string | null
  readonly colors: readonly string[]
  readonly effects: readonly string[]
  readonly firing_pattern: string | null
  readonly duration: string | null
  readonly seconds: number | null
  readonly shots: number | null
  readonly caliber: string | null
  readonly performance_height: string | null
  readonly debris_profile: string | null
  readonly ignition_type: string | null
  readonly weight_lb: string
  readonly hazmat: string | null
  readonly pro_use: boolean
  readonly texas_restricted: boolean
  readonly is_new: boolean
  readonly on_sale: boolean
  readonly description_html: string | null
  readonly video_url: string | null
  readonly lists: readonly string[] | null
  readonly levels: readonly number[] | null
  readonly cents: readonly number[] | null
}

export interface GroupRow {
  readonly id: number
  readonly project_id: ProjectId
  readonly kind: 'category' | 'brand' | 'list'
  readonly url: string
  readonly name: string
  readonly icon: string | null
  readonly seo_title: string | null
  readonly seo_meta: string | null
  readonly banner_html: string | null
}

export interface OptionRow {
  readonly kind: string
  readonly id: number
  readonly value: string
  readonly label: string
  readonly icon: string | null
}

export interface CatalogueRows {
  readonly products: readonly ProductRow[]
  readonly groups: readonly GroupRow[]
  readonly options: readonly OptionRow[]
}

const products = statement<ProductRow>(
  'catalogue-products',
  `select p.*, b.name as brand, b.url as brand_url, c.name as category, c.url as category_url,
     coalesce(s.qty, 0) as quantity, l.lists, r.levels, r.cents
   from products p
   join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
   left join stock s on s.product_id = p.id
   left join (select e.product_id, array_agg(pl.url) as lists
              from product_list_entries e join product_lists pl on pl.id = e.list_id group by 1) l on l.product_id = p.id
   left join (select product_id, array_agg(level_id) as levels, array_agg(cents) as cents
              from prices group by 1) r on r.product_id = p.id
   where p.active`,
)
const groups = statement<GroupRow>(
  'catalogue-groups',
  `select id, project_id, 'category' as kind, url, name, null as icon, seo_title, seo_meta, banner_html, position from categories
   union all select id, project_id, 'brand', url, name, icon, null, null, null, position from brands
   union all select id, project_id, 'list', url, name, null, null, null, null, position from product_lists
   order by position, id`,
)
const options = statement<OptionRow>(
  'catalogue-options',
  'select kind, id, value, label, icon from filter_options order by kind, position, id',
)

/** The whole catalogue as of one moment. */
export function readCatalogue(db: Kysely<Database>): Promise<CatalogueRows> {
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    return { products: await products(trx), groups: await groups(trx), options: await options(trx) }
  })
}

export interface Signs {
  /** changes with everything but stock */
  readonly version: string
  /** `id:cases` of every product */
  readonly stock: string
}

const signs = statement<Signs>(
  'catalogue-signs',
  `select (select version::text from versions where name = 'catalog') as version,
     coalesce((select string_agg(product_id || ':' || qty, ',' order by product_id) from stock), '') as stock`,
)

/** What tells whether the catalogue has changed; one small query. */
export async function readSigns(db: Kysely<Database>): Promise<Signs> {
  const [row] = await signs(db)
  return row ?? { version: '', stock: '' }
}
