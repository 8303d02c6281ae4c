import type { Db } from '#server/platform/database/db.ts'

/** What staff do about orders: each press once, refunds, and the status of a cancelled order. */
const statements = [
  `insert into order_statuses (id, name) values (1, 'Order received'), (2, 'In review'), (3, 'Shipped'),
     (10, 'Waiting for payment'), (11, 'Waiting for documents'), (20, 'Picking'), (21, 'Packed'), (22, 'Ready for pickup'),
     (25, 'Completed'), (30, 'Cancelled') on conflict do nothing`,
  `create table order_actions (
     request_id uuid primary key, order_id int not null references orders on delete cascade,
     kind text not null check (kind in ('status', 'ship', 'cancel', 'refund', 'note')),
     staff_id int references staff, at timestamptz not null, text text not null, fingerprint text not null)`,
  'create index order_actions_order on order_actions (order_id, at)',
  `create table refunds (
     id uuid primary key, order_id int not null references orders, amount_cents int not null check (amount_cents > 0),
     state text not null default 'pending' check (state in ('pending', 'done', 'declined')),
     staff_id int references staff, reason text not null, code text, created_at timestamptz not null,
     asked_at timestamptz, settled_at timestamptz,
     check ((state = 'pending') = (settled_at is null)), check ((state = 'declined') = (code is not null)))`,
  'create index refunds_order on refunds (order_id)',
  `create index refunds_pending on refunds (created_at) where state = 'pending'`,
  'create index orders_of_storefront on orders (project_id, purchased_at desc, id desc)',
  `create table gateway.refunds (
     key text primary key, charge_key text not null, amount_cents int not null check (amount_cents > 0),
     state text not null check (state in ('approved', 'declined')), code text, reference text unique,
     created_at timestamptz not null default now())`,
  'create index refunds_charge on gateway.refunds (charge_key)',
]
const back = [
  'drop table gateway.refunds',
  'drop index orders_of_storefront',
  'drop table refunds',
  'drop table order_actions',
  'delete from order_statuses where id = 30',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
