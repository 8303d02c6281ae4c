import type { Db } from '#server/platform/database/db.ts'

/** The response to the latest rejected submission of a cart, for clients that did not receive it. */
const statement = `create table refusals (
  cart_id int primary key references carts on delete cascade, cart_version int not null, reply jsonb not null,
  refused_at timestamptz not null)`

export async function up(db: Db): Promise<void> {
  await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table refusals')
}
