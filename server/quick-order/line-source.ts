import { counted, formatCount } from '#contract/platform/format-count.ts'
import { type LineSource, MAX_LINES } from '#contract/quick-order/lines.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, type RowOf, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { invalid, notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'

const params = { id: int4, customerId: int4, projectId: int4 }
const row = {
  name: nullable(text),
  /** null: the source has no lines */
  product_id: nullable(int4),
  quantity: nullable(int4),
  /** per case as it was paid */
  cents: nullable(int4),
}
const OWNED = 'id = :id and customer_id = :customerId and project_id = :projectId'

/** Lines without a price were free of charge: they follow from the rest of a cart. */
const ofOrder = statement({
  name: 'line-source-order',
  sql: `select 'Order ' || o.id as name, l.product_id, l.quantity, l.cents
   from (select id from orders where ${OWNED}) o
   left join order_lines l on l.order_id = o.id and l.cents > 0 order by l.position`,
  params,
  row,
})
const ofCart = statement({
  name: 'line-source-cart',
  sql: `select c.name, l.product_id, l.quantity, null::int as cents
   from (select id, name from carts where ${OWNED} and status in ('current', 'saved', 'submitting')) c
   left join cart_lines l on l.cart_id = c.id and not l.is_promo left join products p on p.id = l.product_id
   order by p.model`,
  params,
  row,
})
const ofTemplate = statement({
  name: 'line-source-template',
  sql: `with t as (update templates set used_at = :now where ${OWNED} returning id, name)
   select t.name, l.product_id, l.quantity, null::int as cents
   from t left join template_lines l on l.template_id = t.id left join products p on p.id = l.product_id
   order by p.model`,
  params: { ...params, now: timestamptz },
  row,
})

export interface LinesOfSource {
  readonly name: string
  readonly lines: readonly {
    readonly product_id: number
    readonly quantity: number
    readonly cents: number | null
  }[]
}

/** The lines of an order, cart or template of this customer in this storefront; throws 404 for every other. */
export async function linesOfSource(
  { kind, id }: LineSource,
  context: SessionContext,
  db: Db = context.db,
): Promise<LinesOfSource> {
  const { session, projectId, now } = context
  const owned = { id: rowId(id), customerId: session.customerId, projectId }
  const rows = await rowsOf(kind, { ...owned, now: now() }, db)
  const [first] = rows
  if (!first) throw notFound()
  const lines = rows.flatMap(({ product_id, quantity, cents }) =>
    product_id === null || quantity === null ? [] : [{ product_id, quantity, cents }],
  )
  if (lines.length > MAX_LINES)
    throw invalid(
      `This ${kind} has ${counted(lines.length, 'line')}; at most ${formatCount(MAX_LINES)} can be taken at once.`,
    )
  return { name: first.name ?? 'Your cart', lines }
}

type Owned = Parameters<typeof ofTemplate>[1]

function rowsOf(
  kind: LineSource['kind'],
  { now, ...owned }: Owned,
  db: Db,
): Promise<readonly RowOf<typeof row>[]> {
  if (kind === 'order') return ofOrder(db, owned)
  return kind === 'cart' ? ofCart(db, owned) : ofTemplate(db, { ...owned, now })
}
