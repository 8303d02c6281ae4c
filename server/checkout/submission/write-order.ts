import { NEW_ORDER_STATUS, WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { type CountedEvents, uncountEvents } from '#server/platform/http/rate-limit.ts'
import {
  date,
  int4,
  json,
  jsonb,
  nullable,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { recordOrder } from '#server/site/conversions/conversion.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { writeOrderNotice } from '#server/site/mail/messages/write-order-notice.ts'
import { orderedContent } from './ordered-content.ts'
import type { SubmissionContent } from './submission-content.ts'

const lockDocuments = statement({
  name: 'order-documents-lock',
  sql: `select kind, state, expires_on from documents where customer_id = :customerId and project_id = :projectId
   for share`,
  params: { customerId: int4, projectId: int4 },
  row: { kind: text, state: text, expires_on: nullable(date) },
})
const insertOrder = statement({
  name: 'order-insert',
  sql: `insert into orders (cart_id, submission_id, customer_id, project_id, status_id, purchased_at, cart_name,
     payment_method, delivery, ship_date, pickup, subtotal_cents, total_cents, comments, card_type, last_four, snapshot)
   values (:cartId, :submissionId, :customerId, :projectId, :statusId, :now, :cartName,
     :paymentMethod, :delivery, :shipDate, :pickup, :subtotal, :total, :comments, :cardType, :lastFour, :content)
   returning id`,
  params: {
    cartId: int4,
    submissionId: uuid,
    customerId: int4,
    projectId: int4,
    statusId: int4,
    now: timestamptz,
    cartName: nullable(text),
    paymentMethod: text,
    delivery: text,
    shipDate: nullable(date),
    pickup: nullable(text),
    subtotal: int4,
    total: int4,
    comments: nullable(text),
    cardType: nullable(text),
    lastFour: nullable(text),
    content: jsonb<SubmissionContent>(),
  },
  row: { id: int4 },
})
/**
 * Enters the charge with which an order was placed among its payments, in the transaction of the order; its key is the submission.
 * Nothing when no card was charged.
 */
const writeCharge = statement({
  name: 'payment-charge',
  // a trigger has entered it for earlier versions, without the reference
  sql: `insert into payments (id, order_id, kind, how, cents, state, reference, at, settled_at)
     select s.id, :orderId::int, 'charge', 'card', s.amount_cents, 'done', :reference::text, :now::timestamptz, :now::timestamptz
     from submissions s where s.id = :submissionId and s.payment_method = 'credit_card' and s.amount_cents > 0
   on conflict (id) do update set reference = excluded.reference`,
  params: { orderId: int4, submissionId: uuid, reference: nullable(text), now: timestamptz },
})
const insertEvent = statement({
  name: 'order-insert-event',
  sql: 'insert into order_events (order_id, at, status_id) values (:orderId, :now, :statusId)',
  params: { orderId: int4, now: timestamptz, statusId: int4 },
})
const insertLines = statement({
  name: 'order-insert-lines',
  sql: `insert into order_lines (order_id, position, product_id, quantity, cents, model, name, packaging, upc)
   select :orderId, l.position, l.product_id, l.quantity, l.cents, l.model, l.name, p.packaging, p.upc
   from json_to_recordset(:lines) as l (position int, product_id int, quantity int, cents int, model text, name text)
     join products p on p.id = l.product_id`,
  params: { orderId: int4, lines: json<readonly object[]>() },
})
const insertFees = statement({
  name: 'order-insert-fees',
  sql: `insert into order_fees (order_id, position, name, cents)
   select :orderId, position, name, cents from json_to_recordset(:fees) as f (position int, name text, cents int)`,
  params: { orderId: int4, fees: json<readonly object[]>() },
})
const closeCart = statement({
  name: 'order-close-cart',
  sql: `update carts set status = 'ordered', modified_at = :now where id = :cartId`,
  params: { cartId: int4, now: timestamptz },
})
/** With the default address of the customer, else with that of the order, else with the last used one. */
const openNextCart = statement({
  name: 'order-open-next-cart',
  sql: `insert into carts (customer_id, project_id, status, address_id)
   values (:customerId, :projectId, 'current', (select id from addresses
     where customer_id = :customerId and cart_id is null
     order by is_default desc, id = :addressId desc nulls last, used_at desc nulls last, id limit 1))
   on conflict do nothing returning id`,
  params: { customerId: int4, projectId: int4, addressId: nullable(int4) },
  row: { id: int4 },
})
const touchAddress = statement({
  name: 'order-touch-address',
  sql: 'update addresses set used_at = :now where id = :addressId',
  params: { addressId: int4, now: timestamptz },
})

/** A submission whose row and cart are locked. */
export interface ApprovedSubmission {
  readonly id: string
  readonly cart_id: number
  readonly customer_id: number
  readonly project_id: number
  readonly content: SubmissionContent
}

export interface WrittenOrder {
  readonly orderId: number
  /** null: the customer has a current cart already */
  readonly nextCartId: number | null
}

/** Everything that follows from an approved submission, in its transaction; the counted card try is removed. */
export async function writeOrder(
  trx: Transaction,
  submission: ApprovedSubmission,
  /** of the charge at the gateway */
  reference: string | null,
  cardTry: CountedEvents,
  now: Date,
): Promise<WrittenOrder> {
  const {
    id: submissionId,
    cart_id: cartId,
    customer_id: customerId,
    project_id: projectId,
    content,
  } = submission
  const waits = await waitsForDocuments(trx, submission)
  const statusId = waits ? WAITING_FOR_DOCUMENTS : NEW_ORDER_STATUS
  const orderId = await insertOrderOf(trx, submission, statusId, now)
  await writeCharge(trx, { orderId, submissionId, reference, now })
  await insertEvent(trx, { orderId, now, statusId })
  await insertLines(trx, { orderId, lines: content.lines.map(positioned) })
  await insertFees(trx, { orderId, fees: content.charges.map(positioned) })
  await closeCart(trx, { cartId, now })
  const addressId = content.address?.id ?? null
  // only a closed cart makes room for the next one
  const [next] = await openNextCart(trx, { customerId, projectId, addressId })
  if (addressId !== null) await touchAddress(trx, { addressId, now })
  await recordOrder(trx, {
    orderId,
    projectId,
    conversionId: content.conversion_id,
    total: content.total,
    now,
  })
  const confirmed = orderedContent(content, waits)
  const confirmation = { kind: 'orderConfirmed', order_id: orderId, content: confirmed } as const
  await writeMessageTo(trx, customerId, confirmation, now)
  await writeOrderNotice(trx, { orderId, customerId, projectId, submitted: content, confirmed }, now)
  await uncountEvents(trx, cardTry)
  return { orderId, nextCartId: next?.id ?? null }
}

/**
 * Whether a document that the order needs is not approved yet. The documents are locked, so that one that is approved
 * meanwhile releases the order, or lets it not wait.
 */
async function waitsForDocuments(
  trx: Transaction,
  { customer_id, project_id, content }: ApprovedSubmission,
): Promise<boolean> {
  if (!content.documents) return false
  const { waits_for, day } = content.documents
  const documents = await lockDocuments(trx, { customerId: customer_id, projectId: project_id })
  const isApproved = (kind: string) =>
    documents.some(
      (document) =>
        document.kind === kind &&
        document.state === 'approved' &&
        (document.expires_on === null || document.expires_on >= day),
    )
  return !waits_for.every(isApproved)
}

async function insertOrderOf(
  trx: Transaction,
  { id, cart_id, customer_id, project_id, content }: ApprovedSubmission,
  statusId: number,
  now: Date,
): Promise<number> {
  const [order] = await insertOrder(trx, {
    cartId: cart_id,
    submissionId: id,
    customerId: customer_id,
    projectId: project_id,
    statusId,
    now,
    cartName: content.cart_name,
    paymentMethod: content.payment_method,
    delivery: content.delivery,
    shipDate: content.ship_date,
    pickup: content.pickup,
    subtotal: content.subtotal,
    total: content.total,
    comments: content.comments,
    cardType: content.card?.type ?? null,
    lastFour: content.card?.last_four ?? null,
    content,
  })
  if (!order) throw new Error('an order was not written')
  return order.id
}

const positioned = <T>(value: T, index: number): T & { readonly position: number } => ({
  ...value,
  position: index + 1,
})
