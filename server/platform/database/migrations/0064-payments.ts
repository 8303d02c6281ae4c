import type { Db } from '#server/platform/database/db.ts'

/**
 * All money of orders in one table: charged to the card, paid by other means, refunded. The right to move it.
 *
 * Filled from submissions and refunds. Orders that were complete before payments were recorded count as paid, as they did.
 */
const statements = [
  `create table payments (
     id uuid primary key, order_id int not null references orders, kind text not null check (kind in ('charge', 'manual', 'refund')),
     how text not null check (how in ('card', 'check', 'wire', 'cash', 'other')), cents int not null,
     state text not null check (state in ('pending', 'done', 'declined')), code text, reference text, reason text,
     staff_id int references staff, at timestamptz not null, asked_at timestamptz, settled_at timestamptz,
     takes_back uuid unique references payments,
     constraint payments_cents check (case when takes_back is null then cents > 0 else cents < 0 and kind = 'manual' end),
     constraint payments_how check (kind = 'refund' or (kind = 'charge') = (how = 'card')),
     constraint payments_reason check (reason is not null or (kind <> 'refund' and takes_back is null)),
     constraint payments_settled check ((state = 'pending') = (settled_at is null)),
     constraint payments_code check ((state = 'declined') = (code is not null)),
     constraint payments_asked check (state = 'done' or (kind = 'refund' and how = 'card')))`,
  'create index payments_order on payments (order_id)',
  `create index payments_pending on payments (at) where state = 'pending'`,
  `insert into payments (id, order_id, kind, how, cents, state, at, settled_at)
     select s.id, o.id, 'charge', 'card', s.amount_cents, 'done', o.purchased_at, o.purchased_at
     from orders o join submissions s on s.id = o.submission_id where s.payment_method = 'credit_card' and s.amount_cents > 0`,
  `insert into payments (id, order_id, kind, how, cents, state, code, reason, staff_id, at, asked_at, settled_at)
     select id, order_id, 'refund', 'card', amount_cents, state, code, reason, staff_id, created_at, asked_at, settled_at from refunds`,
  // a declined refund that was paid in another way: at most what the charge leaves
  `insert into payments (id, order_id, kind, how, cents, state, reason, at, settled_at)
     select gen_random_uuid(), d.order_id, 'refund', 'other', least(d.cents, m.cents), 'done', 'Paid in another way.', d.at, d.at
     from (select order_id, max(amount_cents) as cents, max(paid_otherwise_at) as at from refunds
         where paid_otherwise_at is not null group by order_id) d
       cross join lateral (select coalesce(sum(case when p.kind = 'refund' then -p.cents else p.cents end)
         filter (where p.state <> 'declined'), 0)::int as cents from payments p where p.order_id = d.order_id) m
     where m.cents > 0`,
  `insert into payments (id, order_id, kind, how, cents, state, reference, at, settled_at)
     select gen_random_uuid(), o.id, 'manual', 'other', o.total_cents - c.cents, 'done', 'before payments were recorded', o.at, o.at
     from (select id, total_cents, purchased_at, coalesce((select max(e.at) from order_events e where e.order_id = orders.id),
           purchased_at) as at from orders where status_id in (3, 25)) o
       cross join lateral (select coalesce(sum(p.cents), 0)::int as cents from payments p
         where p.order_id = o.id and p.kind = 'charge') c
     where o.total_cents > c.cents`,
  'drop table refunds',
  `create function settle_payments_once() returns trigger language plpgsql as $$ begin
     raise exception 'payment % is not changed, only settled once', old.id using errcode = 'check_violation';
   end $$`,
  `create trigger payments_final before update on payments for each row
     when ((old.id, old.order_id, old.kind, old.how, old.cents) is distinct from (new.id, new.order_id, new.kind, new.how, new.cents)
       or (old.state <> 'pending' and old.state <> new.state)) execute function settle_payments_once()`,
  `create function hold_refunds_within_payments() returns trigger language plpgsql as $$
   declare held bigint;
   begin
     perform from orders where id = new.order_id for update;
     select sum(case when kind = 'refund' then -cents else cents end) into held from payments
       where order_id = new.order_id and state <> 'declined';
     if held < 0 then
       raise exception 'more would be refunded of order % than was paid', new.order_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create trigger payments_within after insert on payments for each row execute function hold_refunds_within_payments()`,
  // a version before this one writes orders without their charge, and refunds, during a rolling update
  `create function write_charge_of_order() returns trigger language plpgsql as $$ begin
     insert into payments (id, order_id, kind, how, cents, state, at, settled_at)
       select s.id, new.id, 'charge', 'card', s.amount_cents, 'done', new.purchased_at, new.purchased_at from submissions s
       where s.id = new.submission_id and s.payment_method = 'credit_card' and s.amount_cents > 0;
     return null;
   end $$`,
  `create trigger orders_charge after insert on orders for each row execute function write_charge_of_order()`,
  `create view refunds as select id, order_id, cents as amount_cents, state, staff_id, reason, code, at as created_at, asked_at,
     settled_at, null::timestamptz as paid_otherwise_at from payments where kind = 'refund'`,
  `create function write_refund_of_earlier_version() returns trigger language plpgsql as $$ begin
     insert into payments (id, order_id, kind, how, cents, state, reason, staff_id, at, asked_at)
       values (new.id, new.order_id, 'refund', 'card', new.amount_cents, 'pending', new.reason, new.staff_id, new.created_at, new.asked_at);
     insert into credits (id, order_id, cents, at) values (new.id, new.order_id, new.amount_cents, new.created_at);
     return new;
   end $$`,
  `create trigger refunds_of_earlier_version instead of insert on refunds for each row
     execute function write_refund_of_earlier_version()`,
  'alter table order_actions drop constraint order_actions_kind_check',
  `alter table order_actions add constraint order_actions_kind_check
     check (kind in ('status', 'ship', 'cancel', 'refund', 'payment', 'note'))`,
  'alter table staff drop constraint staff_rights_check',
  `alter table staff add constraint staff_rights_check
     check (rights <@ array['edit', 'publish', 'settings', 'orders', 'refunds', 'charts', 'customers', 'catalogue'])`,
  // whoever could cancel and refund still can
  `update staff set rights = array_append(rights, 'refunds') where rights @> array['orders']`,
]
const back = [
  `update staff set rights = array_remove(rights, 'refunds')`,
  'alter table staff drop constraint staff_rights_check',
  `alter table staff add constraint staff_rights_check
     check (rights <@ array['edit', 'publish', 'settings', 'orders', 'charts', 'customers', 'catalogue'])`,
  `delete from order_actions where kind = 'payment'`,
  'alter table order_actions drop constraint order_actions_kind_check',
  `alter table order_actions add constraint order_actions_kind_check
     check (kind in ('status', 'ship', 'cancel', 'refund', 'note'))`,
  'drop view refunds',
  'drop function write_refund_of_earlier_version()',
  'drop trigger orders_charge on orders',
  'drop function write_charge_of_order()',
  `create table refunds (
     id uuid primary key, order_id int not null references orders, amount_cents int not null check (amount_cents > 0),
     state text not null default 'pending' check (state in ('pending', 'done', 'declined')),
     staff_id int references staff, reason text not null, code text, created_at timestamptz not null,
     asked_at timestamptz, settled_at timestamptz, paid_otherwise_at timestamptz,
     constraint refunds_paid_otherwise check (state = 'declined' or paid_otherwise_at is null),
     check ((state = 'pending') = (settled_at is null)), check ((state = 'declined') = (code is not null)))`,
  'create index refunds_order on refunds (order_id)',
  `create index refunds_pending on refunds (created_at) where state = 'pending'`,
  `create index refunds_declined on refunds (order_id) where state = 'declined' and paid_otherwise_at is null`,
  `insert into refunds (id, order_id, amount_cents, state, staff_id, reason, code, created_at, asked_at, settled_at)
     select id, order_id, cents, state, staff_id, reason, code, at, asked_at, settled_at from payments
     where kind = 'refund' and how = 'card'`,
  'drop table payments',
  'drop function settle_payments_once()',
  'drop function hold_refunds_within_payments()',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
