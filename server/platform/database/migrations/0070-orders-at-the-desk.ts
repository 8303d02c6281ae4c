import { type Kysely, sql } from 'kysely'

/** Staff send e-mails of an order again; the desk lists those that are kept. */
const statements = [
  'alter table order_actions drop constraint order_actions_kind_check',
  `alter table order_actions add constraint order_actions_kind_check
     check (kind in ('status', 'ship', 'cancel', 'refund', 'payment', 'note', 'email'))`,
  `create index emails_order on emails ((message->>'order_id')) where message->>'order_id' is not null`,
]
const back = [
  'drop index emails_order',
  `delete from order_actions where kind = 'email'`,
  'alter table order_actions drop constraint order_actions_kind_check',
  `alter table order_actions add constraint order_actions_kind_check
     check (kind in ('status', 'ship', 'cancel', 'refund', 'payment', 'note'))`,
]

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down<T>(db: Kysely<T>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db)
}
