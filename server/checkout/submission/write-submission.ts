import type { Kysely } from 'kysely'
import type { CartRow } from '#server/cart/cart-row.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, json, jsonb, nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { casesOfProducts, type ProductCases } from './stock.ts'
import type { SubmissionContent } from './submission-content.ts'

/**
 * Reserves all stock and inserts the submission, or does nothing when the cart has changed since the review or stock is
 * short. Lock order: cart, then stock by product, as everywhere. Foreign keys are checked at the end of the statement,
 * so coupon use and submission may be inserted in any order.
 */
const write = statement({
  name: 'submission-write',
  sql: `with c as materialized (select id from carts where id = :cartId and xmin = :rowVersion::text::xid and status = 'current' for update),
   m as materialized (select * from json_to_recordset(:cases::json) as m (product_id int, qty int)),
   k as materialized (select s.product_id from stock s join m on m.product_id = s.product_id join products p on p.id = s.product_id
     where p.active and s.qty >= m.qty and (select id from c) is not null order by s.product_id for update of s),
   s as (insert into submissions (id, cart_id, customer_id, cart_version, fingerprint, amount_cents, state, payment_method, content, created_at)
     select :id::uuid, c.id, :customerId, :cartVersion, :fingerprint, :amount, 'pending', :paymentMethod, :content::jsonb, :now::timestamptz from c
     where (select count(*) from k) = (select count(*) from m) returning id, cart_id),
   t as (update stock set qty = stock.qty - m.qty from m, s where stock.product_id = m.product_id),
   u as (insert into coupon_uses (coupon_id, submission_id, customer_id) select :couponId::int, s.id, :customerId from s where :couponId::int is not null),
   v as (update carts set status = 'submitting', modified_at = :now from s where carts.id = s.cart_id)
   select id from s`,
  params: {
    id: uuid,
    cartId: int4,
    customerId: int4,
    cartVersion: int4,
    rowVersion: text,
    fingerprint: text,
    amount: int4,
    paymentMethod: text,
    content: jsonb<SubmissionContent>(),
    cases: json<readonly ProductCases[]>(),
    couponId: nullable(int4),
    now: timestamptz,
  },
  row: { id: uuid },
})

export interface NewSubmission {
  readonly id: string
  readonly cart: CartRow
  /** of the reviewed cart */
  readonly rowVersion: string
  readonly fingerprint: string
  /** cents to charge now */
  readonly amount: number
  readonly content: SubmissionContent
}

/** Resolves with whether it was written. */
export async function writeSubmission(
  db: Kysely<Database>,
  { id, cart, rowVersion, fingerprint, amount, content }: NewSubmission,
  now: Date,
): Promise<boolean> {
  const rows = await write(db, {
    id,
    cartId: cart.id,
    customerId: cart.customer_id,
    cartVersion: cart.version,
    rowVersion,
    fingerprint,
    amount,
    paymentMethod: content.payment_method,
    content,
    cases: casesOfProducts(content.lines),
    couponId: content.coupon_id,
    now,
  })
  return rows.length > 0
}
