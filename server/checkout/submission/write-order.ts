import type { Kysely } from 'kysely'
import { NEW_ORDER_STATUS, WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, jsonb, nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { CONVERSION_OF_ORDER } from '#server/site/conversions/conversion.ts'
import { CONFIRMATION_OF_ORDER } from '#server/site/mail/messages/write-message.ts'
import { repeatedAfterConflicts } from '#server/platform/database/transaction.ts'
import { acceptedAnswer, type SubmitAnswer } from './answers.ts'
import type { Reserved } from './reserve.ts'

/**
 * Everything that follows from an approved submission in one statement, hence one transaction: order, ordered cart, the
 * next cart and the reply; the counted card try is removed. No row: the submission is not
 * pending any more. Documents are locked, so that one that is approved meanwhile releases the order or lets it not wait. The new cart is inserted from the result of the update, because only then the unique index on
 * current carts allows it. The statement cannot see its own update of `addresses`, so the address of the order counts as
 * the last one used.
 */
const accept = statement({
  name: 'order-accept',
  sql: `with s as materialized (select s.id, s.cart_id, s.customer_id, c.project_id, s.content as t,
       (s.content->'address'->>'id')::int as address_id
     from submissions s join carts c on c.id = s.cart_id where s.id = :submissionId and s.state = 'pending' for update of c, s),
   d as materialized (select d.kind, d.state, d.expires_on from documents d, s where t->>'documents' is not null
       and d.customer_id = s.customer_id and d.project_id = s.project_id for share of d),
   w as materialized (select exists (select from jsonb_array_elements_text(t#>'{documents,waits_for}') k (kind)
       where not exists (select from d where d.kind = k.kind and d.state = 'approved'
         and (d.expires_on is null or d.expires_on >= (t#>>'{documents,day}')::date))) as waits from s),
   o as (insert into orders (cart_id, submission_id, customer_id, project_id, status_id, purchased_at, cart_name,
       payment_method, delivery, ship_date, pickup, subtotal_cents, total_cents, comments, card_type, last_four, snapshot)
     select cart_id, id, customer_id, project_id, case when waits then :waiting::int else :statusId::int end, :now::timestamptz, t->>'cart_name', t->>'payment_method', t->>'delivery',
       (t->>'ship_date')::date, t->>'pickup', (t->>'subtotal')::int, (t->>'total')::int, t->>'comments',
       t->'card'->>'type', t->'card'->>'last_four', t from s, w returning id, cart_id, total_cents, status_id),
   e as (insert into order_events (order_id, at, status_id) select o.id, :now::timestamptz, o.status_id from o),
   l as (insert into order_lines (order_id, position, product_id, quantity, cents)
     select o.id, l.ordinality, (l.value->>'product_id')::int, (l.value->>'quantity')::int, (l.value->>'cents')::int
     from o, s, jsonb_array_elements(s.t->'lines') with ordinality l),
   f as (insert into order_fees (order_id, position, name, cents)
     select o.id, f.ordinality, f.value->>'name', (f.value->>'cents')::int
     from o, s, jsonb_array_elements(s.t->'charges') with ordinality f),
   c as (update carts c set status = 'ordered', modified_at = :now from s where c.id = s.cart_id
     returning c.customer_id, c.project_id, s.address_id),
   a as (update addresses a set used_at = :now from s where a.id = s.address_id),
   v as (${CONVERSION_OF_ORDER}),
   m as (${CONFIRMATION_OF_ORDER}),
   y as (update rate_limits set n = n - 1 where key = :tryKey and until = :tryUntil and n > 0),
   n as (insert into carts (customer_id, project_id, status, address_id)
     select c.customer_id, c.project_id, 'current', (select b.id from addresses b
       where b.customer_id = c.customer_id and b.cart_id is null
       order by b.is_default desc, b.id = c.address_id desc nulls last, b.used_at desc nulls last, b.id limit 1)
     from c on conflict do nothing returning id)
   update submissions x set state = 'accepted', settled_at = :now,
     reply = jsonb_set(:reply::jsonb, '{data}', :reply::jsonb->'data' || jsonb_build_object('cart_id', o.cart_id, 'orders_id', o.id,
       'total', round(o.total_cents / 100.0, 2), 'new_cart_id', (select id from n)))
   from o where x.id = :submissionId returning x.reply`,
  params: {
    submissionId: uuid,
    now: timestamptz,
    statusId: int4,
    waiting: int4,
    reply: jsonb<SubmitAnswer>(),
    tryKey: nullable(text),
    tryUntil: nullable(timestamptz),
  },
  row: { reply: nullable(jsonb<SubmitAnswer>()) },
})
const REPLY = acceptedAnswer({ cart_id: 0, orders_id: 0, total: 0, new_cart_id: null })

/** Writes the order of a submission at most once; null when it is settled already. */
export async function writeOrder(
  db: Kysely<Database>,
  { submissionId, cardTry: [counted] }: Pick<Reserved, 'submissionId' | 'cardTry'>,
  now: Date,
): Promise<SubmitAnswer | null> {
  const [accepted] = await repeatedAfterConflicts(() =>
    accept(db, {
      submissionId,
      now,
      statusId: NEW_ORDER_STATUS,
      waiting: WAITING_FOR_DOCUMENTS,
      reply: REPLY,
      tryKey: counted?.key ?? null,
      tryUntil: counted?.until ?? null,
    }),
  )
  return accepted?.reply ?? null
}
