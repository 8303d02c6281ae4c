import type { Db } from '#server/platform/database/db.ts'

const check = (column: string, values: readonly string[]) =>
  `alter table sheet_jobs drop constraint sheet_jobs_${column}_check,
     add constraint sheet_jobs_${column}_check check (${column} in (${values.map((each) => `'${each}'`).join(', ')}))`

const SOURCES = ['order', 'cart']
const KINDS = ['2up-price-tags', '4up-price-tags', 'barcodes']
const LEVEL_KINDS = ['price-list-name', 'price-list-model', 'order-form', 'order-form-upcs']

/** A job also makes the price lists and order forms of a level, whose id is the `source_id`. */
const statements = [check('source', [...SOURCES, 'level']), check('kind', [...KINDS, ...LEVEL_KINDS])]
const back = ["delete from sheet_jobs where source = 'level'", check('source', SOURCES), check('kind', KINDS)]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
