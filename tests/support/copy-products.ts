import { sql } from 'kysely'
import type { TestDb } from './database.ts'

/** Copies the products that a storefront sells, with prices and stock, in turn until there are so many more. */
export async function copyProducts(
  db: TestDb,
  { projectId, count }: { readonly projectId: number; readonly count: number },
): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname not in ('id', 'model', 'url', 'upc')`.execute(db)
  const others = sql.join(columns.map(({ name }) => sql.ref(name)))
  const copied = sql`select p.*, row_number() over (order by g, p.id) as number, g
    from products p, generate_series(1, ${count}::int) g where p.active and p.project_id = ${projectId} and g <= 1 + ${count}::int / 100
    order by g, p.id limit ${count}`
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table copies on commit drop as
      select *, number + (select max(id) from products) as copy_id from (${copied}) c`.execute(trx)
    await sql`insert into products (id, model, url, upc, ${others})
      select copy_id, model || '-' || copy_id, url || '-' || copy_id, lpad(copy_id::text, 12, '9'), ${others} from copies`.execute(
      trx,
    )
    await sql`insert into prices (product_id, level_id, cents)
      select c.copy_id, r.level_id, r.cents from copies c join prices r on r.product_id = c.id`.execute(trx)
    await sql`insert into stock (product_id, qty)
      select c.copy_id, s.qty from copies c join stock s on s.product_id = c.id`.execute(trx)
  })
}
