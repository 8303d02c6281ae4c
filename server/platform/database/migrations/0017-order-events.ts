import type { Db } from '#server/platform/database/db.ts'

const statements = [
  `create table order_events (order_id int not null references orders on delete cascade, at timestamptz not null,
     status_id int not null, primary key (order_id, at, status_id))`,
  // of an earlier order only the first status has a known time
  'insert into order_events (order_id, at, status_id) select id, purchased_at, 1 from orders',
  `alter table carriers add tracking_url text check (tracking_url like 'https://%{number}%')`,
]
const back = ['alter table carriers drop tracking_url', 'drop table order_events']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
