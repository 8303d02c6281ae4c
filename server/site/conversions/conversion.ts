import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { activeConversionId } from './active-conversion.ts'

/**
 * The id under which a registration or order of this call is recorded; null: outside production, while the storefront
 * sends none, or without consent of the visitor.
 */
export function conversionIdOf({ projectId, shop, hasConsent }: CallContext): string | null {
  if (!shop.isProduction || !hasConsent()) return null
  return activeConversionId(shop.settings.current(projectId))
}

const insert = statement({
  name: 'conversion-registration',
  sql: `insert into conversions (key, project_id, conversion_id, created_at)
   values ('registration:' || :customerId::int, :projectId, :conversionId, :now) on conflict do nothing`,
  params: { customerId: int4, projectId: int4, conversionId: text, now: timestamptz },
})

/** Written in the transaction that registers the customer. */
export async function recordRegistration(trx: Db, customerId: number, context: CallContext): Promise<void> {
  const { projectId, now } = context
  const conversionId = conversionIdOf(context)
  if (conversionId !== null) await insert(trx, { customerId, projectId, conversionId, now: now() })
}

const insertOrder = statement({
  name: 'conversion-order',
  sql: `insert into conversions (key, project_id, conversion_id, value, created_at)
   values ('order:' || :orderId::int, :projectId, :conversionId, :total, :now) on conflict do nothing`,
  params: { orderId: int4, projectId: int4, conversionId: text, total: int4, now: timestamptz },
})

export interface OrderConversion {
  readonly orderId: number
  readonly projectId: number
  /** null: it is not recorded */
  readonly conversionId: string | null
  /** cents */
  readonly total: number
  readonly now: Date
}

/** Written in the transaction that writes the order. */
export async function recordOrder(trx: Db, order: OrderConversion): Promise<void> {
  const { conversionId } = order
  if (conversionId !== null) await insertOrder(trx, { ...order, conversionId })
}

export const selectConversion = statement({
  name: 'conversion-to-send',
  sql: `select c.conversion_id, c.value, u.value #>> '{}' as url from conversions c
   left join settings u on u.project_id = c.project_id and u.key = 'conversion_url'
   where c.key = :key and c.sent_at is null`,
  params: { key: text },
  row: { conversion_id: text, value: nullable(int4), url: nullable(text) },
})
