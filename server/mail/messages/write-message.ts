import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { int4, jsonb, text, timestamptz } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { type Message, messageKey } from './message.ts'

const insert = statement({
  name: 'message-write',
  sql: `insert into emails (key, recipient, project_id, message, created_at)
   values (:key, :recipient, :projectId, :message, :now) on conflict do nothing`,
  params: { key: text, recipient: text, projectId: int4, message: jsonb<Message>(), now: timestamptz },
})

const insertToCustomer = statement({
  name: 'message-to-customer',
  sql: `insert into emails (key, recipient, project_id, message, created_at)
   select :key, email, project_id, :message, :now from customers where id = :customerId on conflict do nothing`,
  params: { key: text, customerId: int4, message: jsonb<Message>(), now: timestamptz },
})

export interface NewMessage {
  readonly recipient: string
  readonly projectId: number
  readonly message: Message
  readonly now: Date
}

/** In the transaction that causes it. Repeating it writes nothing; after the commit `jobs.wake()` sends it at once. */
export async function writeMessage(trx: Kysely<Database>, input: NewMessage): Promise<void> {
  await insert(trx, { ...input, key: messageKey(input.message) })
}

/** The same, to the present address of a customer. */
export async function writeMessageTo(
  trx: Kysely<Database>,
  customerId: number,
  message: Message,
  now: Date,
): Promise<void> {
  await insertToCustomer(trx, { key: messageKey(message), customerId, message, now })
}

/** SQL of a CTE beside `o`, the inserted order, and `s`, its submission: the key is that of `messageKey`. */
export const CONFIRMATION_OF_ORDER = `insert into emails (key, recipient, project_id, message, created_at)
     select 'orderConfirmed:' || o.id, k.email, s.project_id, jsonb_build_object('kind', 'orderConfirmed', 'order_id', o.id,
       'content', s.t - '{billing,contact,address,comments,coupon_id,conversion_id,cart_name}'::text[]), :now
     from o, s join customers k on k.id = s.customer_id on conflict do nothing`
