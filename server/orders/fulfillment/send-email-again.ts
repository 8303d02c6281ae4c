import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { int4, jsonb, nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Sender } from '#server/site/mail/messages/content.ts'
import type { OrderMessage } from '#server/site/mail/messages/message.ts'
import { orderContent } from '#server/site/mail/messages/order-messages.ts'
import { ABOUT_ORDER } from './order-emails.ts'

const select = statement({
  name: 'order-email',
  sql: `select sent_at, failed_at, message from emails where key = :key and ${ABOUT_ORDER}`,
  params: { key: text, orderId: int4 },
  row: {
    sent_at: nullable(timestamptz),
    failed_at: nullable(timestamptz),
    message: nullable(jsonb<OrderMessage>()),
  },
})
const insert = statement({
  name: 'order-email-again',
  sql: `insert into emails (key, recipient, customer_id, project_id, message, created_at)
   select 'again:' || :requestId::uuid, c.email, c.id, c.project_id, e.message, :now from emails e, orders o join customers c on c.id = o.customer_id
   where e.key = :key and o.id = :orderId returning recipient`,
  params: { requestId: uuid, key: text, orderId: int4, now: timestamptz },
  row: { recipient: text },
})

interface Resending extends Omit<OrderAction, 'version'> {
  /** the key of the e-mail */
  readonly email: string
  /** of the storefront; null: it has no address to send from */
  readonly sender: Sender | null
}

/**
 * Sends an e-mail about an order once more: what it said of the order, in the texts of today, to the present address of the
 * customer. It fits the order however it is.
 */
export const sendEmailAgain = (db: Db, { email, sender, ...action }: Resending): Promise<DecisionAnswer> =>
  actOnOrder(
    db,
    { ...action, version: null },
    { kind: 'email', wanted: [email], run: (trx) => run(trx, { email, sender, ...action }) },
  )

async function run(
  trx: Transaction,
  { orderId, requestId, email: key, sender, now }: Resending,
): Promise<Done> {
  if (sender === null)
    throw new FulfillmentError('The shop has no address to send from: set mail_from in the settings first.')
  const [kept] = await select(trx, { key, orderId })
  if (!kept?.message)
    throw new FulfillmentError(
      `Order ${orderId} has no such e-mail. E-mails are kept for 30 days after they were sent.`,
    )
  if (kept.sent_at === null && kept.failed_at === null)
    throw new FulfillmentError('It was not sent yet. The shop sends it by itself.')
  const [sent] = await insert(trx, { requestId, key, orderId, now })
  const { subject } = orderContent(kept.message, sender)
  return { text: `“${subject}” is sent again.`, remark: `To ${sent?.recipient}.` }
}
