import type { Db } from '#server/platform/database/db.ts'

const statements = [
  // logged, so that a crash of the database does not reset the limits
  'alter table rate_limits set logged',
  'create index rate_limits_until on rate_limits (until)',
  'create index sessions_expiry on sessions (expires_at)',
  'create index recommended_clicks_at on recommended_clicks (at)',
  `create index carts_marked on carts (modified_at) where status = 'marked for deletion'`,
  // browsers in which a customer has logged in before, by a hash of their page token
  `create table known_browsers (
     customer_id int not null references customers on delete cascade, browser_hash text not null,
     seen_at timestamptz not null, primary key (customer_id, browser_hash))`,
  'create index known_browsers_seen on known_browsers (seen_at)',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table known_browsers')
  for (const index of ['rate_limits_until', 'sessions_expiry', 'recommended_clicks_at', 'carts_marked'])
    await db.query(`drop index ${index}`)
  await db.query('alter table rate_limits set unlogged')
}
