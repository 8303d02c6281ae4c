import type { Db } from '#server/platform/database/db.ts'
import { int4, json, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { NewAddition } from './new-names.ts'
import type { Plan, PlannedRow } from './plan.ts'
import type { GroupKind, ProductState } from './product-state.ts'

interface NewRow {
  /** negative, from the last to the first */
  readonly id: number
  readonly project_id: number
  readonly kind: string
  readonly name: string
  readonly url: string
  readonly factor: number
}
const NEW = 'as r (id int, project_id int, kind text, name text, url text, factor numeric)'
const params = { rows: json<readonly NewRow[]>() }

const insertGroup = (table: 'brands' | 'categories' | 'product_lists') =>
  statement({
    name: `import-add-${table}`,
    sql: `insert into ${table} (id, project_id, url, name, position)
     select (select coalesce(max(id), 0) from ${table}) + row_number() over (order by r.id desc), r.project_id, r.url, r.name,
       (select coalesce(max(position), 0) from ${table} o where o.project_id = r.project_id)
         + row_number() over (partition by r.project_id order by r.id desc)
     from json_to_recordset(:rows) ${NEW} returning id, project_id, url`,
    params,
    row: { id: int4, project_id: int4, url: text },
  })
const INSERT_GROUP = {
  brand: insertGroup('brands'),
  category: insertGroup('categories'),
  list: insertGroup('product_lists'),
}
const insertLevels = statement({
  name: 'import-add-levels',
  sql: `insert into levels (id, short_name, name, factor)
   select (select coalesce(max(id), 0) from levels) + row_number() over (order by r.id desc), r.url, r.name, r.factor
   from json_to_recordset(:rows) ${NEW} returning id, 0 as project_id, short_name as url`,
  params,
  row: { id: int4, project_id: int4, url: text },
})
const insertOptions = statement({
  name: 'import-add-options',
  sql: `insert into filter_options (kind, id, value, label, position)
   select r.kind, (select coalesce(max(id), 0) from filter_options o where o.kind = r.kind) + row_number() over w, r.name, r.name,
     (select coalesce(max(position), 0) from filter_options o where o.kind = r.kind) + row_number() over w
   from json_to_recordset(:rows) ${NEW} window w as (partition by r.kind order by r.id desc)`,
  params,
})

/** Writes the new names of a plan and resolves with its rows by their ids. The catalogue must be locked. */
export async function writeAdditions(
  trx: Db,
  { rows, additions }: Pick<Plan, 'rows' | 'additions'>,
): Promise<readonly PlannedRow[]> {
  const ids = new Map<number, number>()
  for (const [kind, added] of Map.groupBy(additions, sortOf)) {
    const newRows = added.map(rowOf)
    if (kind === 'option') await insertOptions(trx, { rows: newRows })
    else {
      const insert = kind === 'level' ? insertLevels : INSERT_GROUP[kind]
      const written = await insert(trx, { rows: newRows })
      const byAddress = new Map(written.map((row) => [`${row.project_id} ${row.url}`, row.id]))
      for (const { id, project_id, url } of added) ids.set(id, byAddress.get(`${project_id} ${url}`) ?? id)
    }
  }
  return ids.size === 0 ? rows : rows.map((row) => withIds(row, (id) => ids.get(id) ?? id))
}

function sortOf({ kind }: NewAddition): GroupKind | 'level' | 'option' {
  return kind === 'brand' || kind === 'category' || kind === 'list' || kind === 'level' ? kind : 'option'
}

const rowOf = ({ id, kind, project_id, name, url, factor = 1 }: NewAddition): NewRow => ({
  id,
  kind,
  project_id,
  name,
  url,
  factor,
})

function withIds(row: PlannedRow, idOf: (id: number) => number): PlannedRow {
  if (row.write === null) return row
  const { before, after } = row.write
  const product: ProductState = {
    ...after,
    brand_id: idOf(after.brand_id),
    category_id: idOf(after.category_id),
    lists: after.lists.map(idOf),
    prices: new Map([...after.prices].map(([level, cents]) => [idOf(level), cents])),
  }
  return { ...row, write: { before, after: product } }
}
