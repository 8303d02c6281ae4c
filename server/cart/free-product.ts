import type { SessionContext } from '#server/platform/http/handler.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Db } from '#server/platform/database/db.ts'
import { type LineRow, subtotalOf } from './line-row.ts'

/** The subtotal in cents from which one case of a product is free. */
export const PROMO_SUBTOTAL = 150_000
const PROMO_CATEGORY = { 11: 'Assortments', 14: 'Fuse & Igniters' } as const

const pick = statement({
  name: 'promo-pick',
  sql: `select p.id, p.name from products p join categories c on c.id = p.category_id join stock s on s.product_id = p.id
     join prices r on r.product_id = p.id and r.level_id = :levelId
   where p.project_id = :projectId and c.name = :category and p.active and not p.pro_use and not p.texas_restricted
     and s.qty > coalesce((select sum(l.quantity) from cart_lines l where l.cart_id = :cartId and l.product_id = p.id and not l.is_promo), 0)
   order by r.cents, p.id limit 1`,
  params: { projectId: int4, category: text, levelId: int4, cartId: int4 },
  row: { id: int4, name: text },
})

export const isPromoEarned = (lines: readonly LineRow[]): boolean => subtotalOf(lines) >= PROMO_SUBTOTAL

/** The product that comes free with a cart that has earned one; null: none is in stock. */
export async function freeProduct(
  db: Db,
  cartId: number,
  { projectId, session }: SessionContext,
): Promise<{ readonly id: number; readonly name: string } | null> {
  const category = PROMO_CATEGORY[projectId]
  const [product] = await pick(db, { projectId, category, levelId: session.priceLevelId, cartId })
  return product ?? null
}
