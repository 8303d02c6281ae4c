import { type Kysely, sql } from 'kysely'

/** What the last refused submission of a cart was answered; whoever did not get that answer can ask for it. */
const statement = `create table refusals (
  cart_id int primary key references carts on delete cascade, cart_version int not null, reply jsonb not null,
  refused_at timestamptz not null)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table refusals').execute(db)
}
