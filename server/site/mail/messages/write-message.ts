import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
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
export async function writeMessage(trx: Kysely<Database>, input: NewMessage): Promise<void> {
  await insert(trx, { ...input, key: messageKey(input.message) })
}

/** The same, to the present address of a customer, who gets it whatever they chose about notices. */
export async function writeMessageTo(
  trx: Kysely<Database>,
  customerId: number,
  message: Exclude<Message, NoticeMessage>,
  now: Date,
): Promise<void> {
  await insertToCustomer(trx, { key: messageKey(message), customerId, message, now })
}

/**
 * SQL that writes the rows of `n` (customer_id, key, message) as e-mails and text messages, as their customers have
 * chosen; a text needs a mobile number in E.164 format.
 */
export const WRITE_NOTICES = `w as (select n.key, n.message, n.customer_id, c.email, c.mobile_phone, c.project_id, c.email_notifications,
       c.text_notifications from n join customers c on c.id = n.customer_id),
     t as (insert into texts (key, recipient, customer_id, project_id, message, created_at)
       select key, mobile_phone, customer_id, project_id, message, :now from w
       where text_notifications and mobile_phone ~ '^\\+1\\d{10}$' on conflict do nothing)
   insert into emails (key, recipient, customer_id, project_id, message, created_at)
     select key, email, customer_id, project_id, message, :now from w where email_notifications on conflict do nothing`

const insertNotice = statement({
  name: 'message-notice',
  sql: `with n as (select :customerId::int as customer_id, :key::text as key, :message::jsonb as message), ${WRITE_NOTICES}`,
  params: { customerId: int4, key: text, message: jsonb<NoticeMessage>(), now: timestamptz },
})

/** A notice to a customer, by the ways that they have chosen. */
export async function writeNotice(
  trx: Kysely<Database>,
  customerId: number,
  message: NoticeMessage,
  now: Date,
): Promise<void> {
  await insertNotice(trx, { key: messageKey(message), customerId, message, now })
}

/** SQL of a CTE beside `o`, the inserted order, and `s`, its submission: the key is that of `messageKey`. */
export const CONFIRMATION_OF_ORDER = `insert into emails (key, recipient, customer_id, project_id, message, created_at)
     select 'orderConfirmed:' || o.id, k.email, k.id, s.project_id, jsonb_build_object('kind', 'orderConfirmed', 'order_id', o.id,
       'content', (s.t - '{billing,contact,address,comments,coupon_id,conversion_id,cart_name,documents}'::text[])
         || jsonb_build_object('waits', w.waits, 'purchase_order_number', s.t#>>'{billing,purchase_order_number}')), :now
     from o, w, s join customers k on k.id = s.customer_id on conflict do nothing`
