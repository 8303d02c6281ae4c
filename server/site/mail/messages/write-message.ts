import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type Message, messageKey, type NoticeMessage } from './message.ts'

const insert = statement({
  name: 'message-write',
  sql: `insert into emails (key, recipient, customer_id, project_id, message, created_at)
   values (:key, :recipient, :customerId, :projectId, :message, :now) on conflict do nothing`,
  params: {
    key: text,
    recipient: text,
    customerId: nullable(int4),
    projectId: int4,
    message: jsonb<Message>(),
    now: timestamptz,
  },
})

const insertToCustomer = statement({
  name: 'message-to-customer',
  sql: `insert into emails (key, recipient, customer_id, project_id, message, created_at)
   select :key, email, id, project_id, :message, :now from customers where id = :customerId on conflict do nothing`,
  params: { key: text, customerId: int4, message: jsonb<Message>(), now: timestamptz },
})

export interface NewMessage {
  readonly recipient: string
  /** null: nobody's who is known */
  readonly customerId: number | null
  readonly projectId: number
  readonly message: Message
  readonly now: Date
}

/** In the transaction that causes it. Repeating it writes nothing; after the commit `jobs.wake()` sends it at once. */
export async function writeMessage(trx: Db, input: NewMessage): Promise<void> {
  await insert(trx, { ...input, key: messageKey(input.message) })
}

/** The same, to the present address of a customer, who gets it whatever they chose about notices. */
export async function writeMessageTo(
  trx: Db,
  customerId: number,
  message: Exclude<Message, NoticeMessage>,
  now: Date,
): Promise<void> {
  await insertToCustomer(trx, { key: messageKey(message), customerId, message, now })
}

const insertNoticeByEmail = statement({
  name: 'notice-by-email',
  sql: `insert into emails (key, recipient, customer_id, project_id, message, created_at)
   select :key, email, id, project_id, :message, :now from customers
   where id = :customerId and email_notifications on conflict do nothing`,
  params: { key: text, customerId: int4, message: jsonb<NoticeMessage>(), now: timestamptz },
})
/** A text needs a mobile number in E.164 format. */
const insertNoticeByText = statement({
  name: 'notice-by-text',
  sql: `insert into texts (key, recipient, customer_id, project_id, message, created_at)
   select :key, mobile_phone, id, project_id, :message, :now from customers
   where id = :customerId and text_notifications and mobile_phone ~ '^\\+1\\d{10}$' on conflict do nothing`,
  params: { key: text, customerId: int4, message: jsonb<NoticeMessage>(), now: timestamptz },
})

/** A notice to a customer, by the ways that they have chosen. */
export async function writeNotice(
  trx: Db,
  customerId: number,
  message: NoticeMessage,
  now: Date,
): Promise<void> {
  const notice = { key: messageKey(message), customerId, message, now }
  await insertNoticeByEmail(trx, notice)
  await insertNoticeByText(trx, notice)
}
