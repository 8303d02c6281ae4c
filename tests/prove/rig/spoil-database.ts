import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'

/** A negative control: a cart may be submitted any number of times, as without idempotency keys. */
export async function forgetSubmissions(db: TestDb): Promise<void> {
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
export async function forgetTaking(db: TestDb): Promise<void> {
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

/** A negative control: no product is restricted. */
export async function forgetRestrictions(db: TestDb): Promise<void> {
  await db.updateTable('products').set({ texas_restricted: false }).execute()
}

/** A negative control: a table is missing. */
export async function forgetTemplates(db: TestDb): Promise<void> {
  await sql`alter table templates rename to forgotten_templates`.execute(db)
}

/** A negative control: sessions cannot be revoked. */
export async function forgetRevocations(db: TestDb): Promise<void> {
  await sql`create function keep_session() returns trigger language plpgsql as $$ begin
    new.revoked_at := old.revoked_at; return new; end $$`.execute(db)
  await sql`create trigger keep_session before update on sessions for each row execute function keep_session()`.execute(
    db,
  )
}

/** A negative control: every limit counts one event. */
export async function forgetCounts(db: TestDb): Promise<void> {
  await sql`create function count_one() returns trigger language plpgsql as $$ begin
    new.n := 1; return new; end $$`.execute(db)
  await sql`create trigger count_one before update on rate_limits for each row execute function count_one()`.execute(
    db,
  )
}

/** A negative control: one order in three is booked a cent too high. */
export async function addCents(db: TestDb): Promise<void> {
  await sql`create function add_cent() returns trigger language plpgsql as $$ begin
    new.total_cents := new.total_cents + 1; return new; end $$`.execute(db)
  await sql`create trigger add_cent before insert on orders for each row when (new.id % 3 = 0)
    execute function add_cent()`.execute(db)
}

/** A negative control: the gateway gets a fresh key with every try of a refund, so that it knows none of them again. */
export async function forgetRefundKeys(db: TestDb): Promise<void> {
  await sql`create function fresh_key() returns trigger language plpgsql as $$ begin
    new.key := new.key || '-' || gen_random_uuid(); return new; end $$`.execute(db)
  await sql`create trigger fresh_key before insert on gateway.refunds for each row
    execute function fresh_key()`.execute(db)
}
