import type { InferInput } from 'valibot'
import type { SavedCart } from '#contract/cart/carts.ts'
import { countCases } from '#contract/cart/count-cases.ts'
import { toWire } from '#contract/platform/money.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import type { CartStatus } from './cart-row.ts'
import { type LineRow, linesOfCarts, subtotalOf } from './line-row.ts'
import { lineWire } from './line-wire.ts'

const SAVED = { id: int4, name: nullable(text), modified_at: timestamptz, status: textOf<CartStatus>() }
type SavedRow = RowOf<typeof SAVED>

const select = statement({
  name: 'carts-saved',
  sql: `select id, name, modified_at, status from carts where customer_id = :customerId and project_id = :projectId
     and (status = 'saved' or status = 'current' and name is not null)
     and (:id::int is null or id = :id) and (:filter::text is null or strpos(lower(coalesce(name, '')), lower(:filter)) > 0)
   order by modified_at desc, id desc limit :limit`,
  params: { customerId: int4, projectId: int4, id: nullable(int4), filter: nullable(text), limit: int8 },
  row: SAVED,
})
const ALL = 500
const WITH_ITEMS = 20

export interface SavedRequest {
  readonly id?: number | undefined
  readonly limit?: number | undefined
  /** substring of the name */
  readonly filter?: string | null | undefined
}

type Saved = InferInput<typeof SavedCart>

/** Saved carts, newest first, at current prices; includes the current cart when it has a name. */
export const selectSavedCarts = (context: SessionContext): Promise<{ carts: Saved[] }> =>
  read(context, { limit: ALL }, () => [])

export const selectSavedCartsWithItems = (
  request: SavedRequest,
  context: SessionContext,
): Promise<{ carts: Saved[] }> =>
  read(context, request, (lines) => lines.map((line) => lineWire(line, context.shop.catalogue)))

type Items = (lines: readonly LineRow[]) => NonNullable<Saved['items']>

async function read(
  { db, session, projectId }: SessionContext,
  { id, limit = WITH_ITEMS, filter }: SavedRequest,
  itemsOf: Items,
): Promise<{ carts: Saved[] }> {
  const rows = await select(db, {
    customerId: session.customerId,
    projectId,
    id: id === undefined ? null : rowId(id),
    filter: filter || null,
    limit,
  })
  if (id !== undefined && rows.length === 0) throw notFound()
  return { carts: await withLines(db, rows, session.priceLevelId, itemsOf) }
}

async function withLines(
  db: Db,
  rows: readonly SavedRow[],
  levelId: number,
  itemsOf: Items,
): Promise<Saved[]> {
  if (rows.length === 0) return []
  const found = await linesOfCarts(
    db,
    rows.map((row) => row.id),
    levelId,
  )
  const byCart = Map.groupBy(found, (line) => line.cart_id)
  return rows.map((row) => {
    const lines = byCart.get(row.id) ?? []
    return {
      id: row.id,
      cart_name: row.name,
      date_modified: row.modified_at.toISOString(),
      item_count: countCases(lines),
      total: toWire(subtotalOf(lines)),
      is_current: row.status === 'current',
      items: itemsOf(lines),
    }
  })
}
