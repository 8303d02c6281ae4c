import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement, subquery } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { ownerOf, refuseOtherCart } from './customer-cart.ts'
import { type CartPrice, priceOf } from './cart-price.ts'
import { CART, CART_COLUMNS, CART_JOINS, type CartRow, openCart, withCoupon } from './cart-row.ts'
import { type LineRow, linesOfCart } from './line-row.ts'

export type SubmissionState = 'pending' | 'accepted' | 'declined' | 'failed'

export interface CartContents {
  readonly cart: CartRow
  readonly lines: readonly LineRow[]
}

export interface ReadCart extends CartContents {
  /** changes with every write to the cart or its lines, also with those that leave `version` */
  readonly rowVersion: string
  /** the latest submission of the customer, of any cart */
  readonly lastSubmission: Submission | null
}

export interface Submission {
  readonly cart_id: number
  readonly state: SubmissionState
  /** null: pending */
  readonly settled_at: string | null
  readonly orders_id: number | null
}

const lastSubmission = subquery({
  name: 'submission-last',
  sql: `select s.cart_id, s.state, s.settled_at, o.id as orders_id
    from submissions s left join orders o on o.submission_id = s.id
    where s.customer_id = :customerId order by s.created_at desc limit 1`,
  params: { customerId: int4 },
  row: {
    cart_id: int4,
    state: textOf<SubmissionState>(),
    settled_at: nullable(timestamptz),
    orders_id: nullable(int4),
  },
})

const CONTENTS = {
  ...CART,
  lines: linesOfCart.asJsonArray,
  row_version: text,
  last_submission: nullable(lastSubmission.asJson),
}

/** One statement, so that version and lines come from one MVCC snapshot. */
const select = statement({
  name: 'cart-contents',
  sql: `select ${CART_COLUMNS}, c.xmin::text as row_version,
     (select coalesce(json_agg(x), '[]') from ${linesOfCart({ cartId: 'c.id', levelId: ':levelId' })} x) as lines,
     (select to_json(x) from ${lastSubmission({ customerId: 'c.customer_id' })} x) as last_submission
   from carts c ${CART_JOINS}
   where c.customer_id = :customerId and c.project_id = :projectId and c.status in ('current', 'submitting')`,
  params: { customerId: int4, projectId: int4, warehouseState: text, levelId: int4 },
  row: CONTENTS,
})

/** The current cart with its lines; opened when there is none. */
export async function readCart(context: SessionContext, db: Db = context.db): Promise<ReadCart> {
  const read = await currentContents(context, db)
  await refuseOtherCart(db, read.cart, context)
  return read
}

async function currentContents(context: SessionContext, db: Db): Promise<ReadCart> {
  const owner = ownerOf(context)
  const levelId = context.session.priceLevelId
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [row] = await select(db, { ...owner, levelId })
    if (row)
      return {
        cart: await withCoupon(db, row),
        lines: row.lines,
        rowVersion: row.row_version,
        lastSubmission: row.last_submission,
      }
    await openCart(db, owner)
  }
  throw new Error('no current cart could be read')
}

const ATTEMPTS = 4

export const priceNow = (contents: CartContents, { shop, projectId, now }: SessionContext): CartPrice =>
  priceOf(contents.cart, contents.lines, shop.settings.current(projectId).app, now())
