import type { Db } from '#server/platform/database/db.ts'

/** The products whose stock is low and was told, until it is not low any more. */
export async function up(db: Db): Promise<void> {
  await db.query(
    'create table low_stock (product_id int primary key references products on delete cascade, at timestamptz not null)',
  )
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table low_stock')
}
