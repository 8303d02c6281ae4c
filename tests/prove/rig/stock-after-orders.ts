import { sql } from 'kysely'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { TestDb } from '#tests/support/database.ts'
import { type Stock, stockOf } from './audit.ts'

/** Products of which there is another number than before, less what was ordered and with what came back for sale. */
export async function wrongStock(db: TestDb, orders: readonly number[], before: Stock): Promise<number> {
  const now = await stockOf(db)
  const { rows } = await sql<{ product_id: number; gone: number }>`
    select l.product_id, sum(l.quantity - coalesce(k.restocked, 0)
      - case when o.status_id = ${CANCELLED_STATUS} then l.quantity - coalesce(k.cases, 0) else 0 end)::int as gone
    from order_lines l join orders o on o.id = l.order_id
      left join (select order_id, position, sum(cases) as cases, sum(cases) filter (where is_restocked) as restocked
        from credit_lines group by order_id, position) k on k.order_id = l.order_id and k.position = l.position
    where o.id = any(${[...orders]}::int[]) group by l.product_id`.execute(db)
  const gone = new Map(rows.map((row) => [row.product_id, row.gone]))
  return [...before].filter(([id, qty]) => now.get(id) !== qty - (gone.get(id) ?? 0)).length
}
