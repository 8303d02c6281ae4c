import { type Kysely, sql } from 'kysely'

/** The products whose stock is low and was told, until it is not low any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'create table low_stock (product_id int primary key references products on delete cascade, at timestamptz not null)',
    )
    .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table low_stock').execute(db)
}
