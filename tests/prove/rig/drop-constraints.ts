import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'

/** A negative control: a cart may be submitted any number of times, as without idempotency keys. */
export async function forgetSubmissions(db: Kysely<Database>): Promise<void> {
  await sql`drop index submissions_pending`.execute(db)
  await sql`alter table orders drop constraint orders_cart_id_key`.execute(db)
  await sql`create function stay_open() returns trigger language plpgsql as $$ begin
    if new.status in ('submitting', 'ordered') then new.status := 'current'; end if; return new; end $$`.execute(
    db,
  )
  await sql`create trigger stay_open before update on carts for each row execute function stay_open()`.execute(
    db,
  )
}

/** A negative control: stock and coupon uses are read and never decremented. */
export async function forgetTaking(db: Kysely<Database>): Promise<void> {
  await sql`create function keep_qty() returns trigger language plpgsql as $$ begin
    new.qty := old.qty; return new; end $$`.execute(db)
  await sql`create function keep_used() returns trigger language plpgsql as $$ begin
    new.used := old.used; return new; end $$`.execute(db)
  await sql`create trigger keep_qty before update on stock for each row execute function keep_qty()`.execute(
    db,
  )
  await sql`create trigger keep_used before update on coupons for each row execute function keep_used()`.execute(
    db,
  )
}
