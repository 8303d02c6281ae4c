import type { Db } from '#server/platform/database/db.ts'

/** Which products have ever been for sale: what is not for sale yet is told to nobody. */
const statements = [
  'alter table products add column was_sold boolean not null default false',
  'update products set was_sold = true where active or id in (select product_id from order_lines)',
  `create function product_is_sold() returns trigger language plpgsql as $$ begin new.was_sold := true; return new; end $$`,
  `create trigger products_sold before insert or update of active on products for each row
     when (new.active) execute function product_is_sold()`,
]
const back = [
  'drop trigger products_sold on products',
  'drop function product_is_sold()',
  'alter table products drop column was_sold',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
