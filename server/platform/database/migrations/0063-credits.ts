import type { Db } from '#server/platform/database/db.ts'

/**
 * What an order costs less than its total: refunds, and cases that were cancelled or came back. Refunds of earlier versions are
 * credits too, as they never made an order owe more.
 */
const statements = [
  `create table credits (
     id uuid primary key, order_id int not null references orders, cents int not null check (cents > 0), at timestamptz not null)`,
  'create index credits_order on credits (order_id)',
  `alter table order_lines add column cancelled int not null default 0 check (cancelled >= 0),
     add column returned int not null default 0 check (returned >= 0),
     add constraint order_lines_gone check (cancelled + returned <= quantity)`,
  `create table credit_lines (
     credit_id uuid not null, order_id int not null, position int not null, cases int not null check (cases > 0),
     kind text not null check (kind in ('cancelled', 'returned')), is_restocked boolean not null,
     primary key (credit_id, position), foreign key (order_id, position) references order_lines)`,
  'create index credit_lines_order on credit_lines (order_id)',
  `create table credit_fees (
     credit_id uuid not null, order_id int not null references orders, name text not null, primary key (order_id, name))`,
  `insert into credits (id, order_id, cents, at) select r.id, r.order_id, r.amount_cents, r.created_at from refunds r
     where r.state <> 'declined'`,
  // what is still owed after a declined refund: the largest of an order, as the same money may have been declined twice
  `insert into credits (id, order_id, cents, at)
     select distinct on (r.order_id) r.id, r.order_id, r.amount_cents - x.cents, r.created_at from refunds r
       cross join lateral (select coalesce(sum(y.amount_cents), 0)::int as cents from refunds y
         where y.order_id = r.order_id and y.state <> 'declined' and y.created_at > r.created_at) x
     where r.state = 'declined' and r.amount_cents > x.cents order by r.order_id, r.amount_cents - x.cents desc, r.id`,
]
const back = [
  'drop table credit_fees',
  'drop table credit_lines',
  'alter table order_lines drop column cancelled, drop column returned',
  'drop table credits',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
