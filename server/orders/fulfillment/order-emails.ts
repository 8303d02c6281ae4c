import type { OrderEmail } from '#contract/staff/staff-orders.ts'
import type { Sender } from '#server/site/mail/messages/content.ts'
import type { OrderMessage } from '#server/site/mail/messages/message.ts'
import { orderContent } from '#server/site/mail/messages/order-messages.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** SQL of whether a row of `emails` is to the customer about an order; the shop is told of it by others. */
export const ABOUT_ORDER = `message->>'order_id' = :orderId::int::text and message->>'kind' <> 'orderPlaced'`

const select = statement({
  name: 'emails-of-order',
  sql: `select key, recipient, created_at, sent_at, failed_at, message from emails where ${ABOUT_ORDER} order by created_at, key`,
  params: { orderId: int4 },
  row: {
    key: text,
    recipient: text,
    created_at: timestamptz,
    sent_at: nullable(timestamptz),
    failed_at: nullable(timestamptz),
    message: nullable(jsonb<OrderMessage>()),
  },
})

/** The e-mails to the customer about an order that are still kept, the oldest first. */
export async function emailsOfOrder(db: Db, orderId: number, sender: Sender) {
  const rows = await select(db, { orderId })
  return rows.flatMap(({ key, recipient, created_at, sent_at, failed_at, message }) =>
    message === null
      ? []
      : [
          {
            key,
            subject: orderContent(message, sender).subject,
            to: recipient,
            at: (sent_at ?? created_at).toISOString(),
            state: stateOf(sent_at, failed_at),
          },
        ],
  )
}

function stateOf(sent: Date | null, failed: Date | null): OrderEmail['state'] {
  if (sent !== null) return 'sent'
  return failed === null ? 'waiting' : 'failed'
}
