import type { Kysely } from 'kysely'
import type { Session } from '#server/auth/session.ts'
import type { Database, SubmissionState } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { ownerOf } from './cart-owner.ts'
import { type CartPrice, priceOf } from './cart-price.ts'
import { CART_JOINS, type CartRow, cartFields, openCart, type StoredCart, withCoupon } from './cart-row.ts'
import { type LineRow, linesValue } from './line-row.ts'
import { refuseOtherCart } from './meant-cart.ts'

export interface CartContents {
  readonly cart: CartRow
  readonly lines: readonly LineRow[]
}

export interface ReadCart extends CartContents {
  /** another one after every change of the cart or its lines, also of those that leave its version */
  readonly rowVersion: string
  /** the latest submission of the customer, of whatever cart */
  readonly lastSubmission: { readonly cart_id: number; readonly state: SubmissionState } | null
}

export type ContentsRow = StoredCart &
  Pick<ReadCart, 'lines'> & {
    readonly row_version: string
    readonly last_submission: ReadCart['lastSubmission']
  }

/** One statement, so that a version and the lines that it stands for are never from two moments. */
export const contentsFields = (warehouse: string, levelId: string) =>
  `${cartFields(warehouse)}, ${linesValue('c.id', levelId)} as lines, c.xmin::text as row_version,
     (select to_json(x) from (select b.cart_id, b.state from submissions b where b.customer_id = c.customer_id
       order by b.created_at desc limit 1) x) as last_submission`

const select = statement<ContentsRow>(
  'cart-contents',
  `select ${contentsFields('$3', '$4')} from carts c ${CART_JOINS} where c.customer_id = $1 and c.project_id = $2 and c.status in ('current', 'submitting')`,
)

/** Carts that were read in one statement with the session of their call, each for one use. */
const early = new WeakMap<Session, ReadCart>()

/** Hands the cart of a call to the first `readCart` of that call. */
export function keepForCall(session: Session, cart: ReadCart): void {
  early.set(session, cart)
}

/** The current cart with its lines; opened when there is none yet. */
export async function readCart(
  context: SessionContext,
  db: Kysely<Database> = context.db,
): Promise<ReadCart> {
  const read = await currentContents(context, db)
  await refuseOtherCart(db, read.cart, context)
  return read
}

async function currentContents(context: SessionContext, db: Kysely<Database>): Promise<ReadCart> {
  const kept = early.get(context.session)
  early.delete(context.session)
  if (kept && db === context.db) return kept
  const owner = ownerOf(context)
  const { customerId, projectId, warehouseState } = owner
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [row] = await select(db, customerId, projectId, warehouseState, context.session.priceLevelId)
    if (row) return contentsOf(db, row)
    await openCart(db, owner)
  }
  throw new Error('no current cart could be read')
}

const ATTEMPTS = 4

export const contentsOf = async (db: Kysely<Database>, row: ContentsRow): Promise<ReadCart> => ({
  cart: await withCoupon(db, row),
  lines: row.lines,
  rowVersion: row.row_version,
  lastSubmission: row.last_submission,
})

export const priceNow = (contents: CartContents, { shop, projectId, now }: SessionContext): CartPrice =>
  priceOf(contents.cart, contents.lines, shop.settings.current(projectId).app, now())
