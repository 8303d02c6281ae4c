import type { Db } from '#server/platform/database/db.ts'

/** Who wants to be told when a product is back, and by what a link in an e-mail names its receiver without a log-in. */
const statements = [
  'alter table customers add column mail_token uuid not null default gen_random_uuid()',
  'create unique index customers_mail_token on customers (mail_token)',
  `create table stock_alerts (
     id int generated always as identity primary key,
     product_id int not null references products on delete cascade,
     customer_id int not null references customers on delete cascade,
     created_at timestamptz not null, unique (customer_id, product_id))`,
  'create index stock_alerts_product on stock_alerts (product_id)',
]
const back = ['drop table stock_alerts', 'alter table customers drop column mail_token']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
