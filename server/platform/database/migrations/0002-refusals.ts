import { type Kysely, sql } from 'kysely'

/** The response to the latest rejected submission of a cart, for clients that did not receive it. */
const statement = `create table refusals (
  cart_id int primary key references carts on delete cascade, cart_version int not null, reply jsonb not null,
  refused_at timestamptz not null)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table refusals').execute(db)
}
