import type { Db } from '#server/platform/database/db.ts'

/**
 * Staff send e-mails of an order again; the desk lists those that are kept. And an order knows its balance, what is held of its
 * money less what it costs, so that those that owe, or are owed, are found by an index. Whoever writes money need not know of it.
 */
const statements = [
  'alter table order_actions drop constraint order_actions_kind_check',
  `alter table order_actions add constraint order_actions_kind_check
     check (kind in ('status', 'ship', 'cancel', 'refund', 'payment', 'note', 'email'))`,
  `create index emails_order on emails ((message->>'order_id')) where message->>'order_id' is not null`,
  // 30 is cancelled, and costs nothing
  `create function balance_of_order(order_of int, status int, total int) returns int language sql stable
     return (select coalesce(sum(case when p.kind = 'refund' then -p.cents else p.cents end), 0)::int from payments p
         where p.order_id = order_of and p.state <> 'declined')
       - case when status = 30 then 0
         else greatest(0, total - (select coalesce(sum(c.cents), 0)::int from credits c where c.order_id = order_of)) end`,
  'alter table orders add balance_cents int not null default 0',
  `update orders set balance_cents = balance_of_order(id, status_id, total_cents)
     where balance_of_order(id, status_id, total_cents) <> 0`,
  `create function write_balance() returns trigger language plpgsql as $$ begin
     new.balance_cents := balance_of_order(new.id, new.status_id, new.total_cents);
     return new;
   end $$`,
  `create trigger orders_balance before insert or update of status_id, total_cents, balance_cents on orders
     for each row execute function write_balance()`,
  // the trigger of the order computes it
  `create function write_balance_of_order() returns trigger language plpgsql as $$ begin
     update orders set balance_cents = 0 where id = coalesce(new.order_id, old.order_id);
     return null;
   end $$`,
  `create trigger payments_balance after insert or update of state or delete on payments
     for each row execute function write_balance_of_order()`,
  `create trigger credits_balance after insert or update or delete on credits
     for each row execute function write_balance_of_order()`,
  `create index orders_unsettled on orders (project_id, purchased_at, id) include (status_id, pickup, balance_cents)
     where balance_cents <> 0`,
]
const back = [
  'drop index orders_unsettled',
  'drop trigger credits_balance on credits',
  'drop trigger payments_balance on payments',
  'drop function write_balance_of_order()',
  'drop trigger orders_balance on orders',
  'drop function write_balance()',
  'alter table orders drop column balance_cents',
  'drop function balance_of_order(int, int, int)',
  'drop index emails_order',
  `delete from order_actions where kind = 'email'`,
  'alter table order_actions drop constraint order_actions_kind_check',
  `alter table order_actions add constraint order_actions_kind_check
     check (kind in ('status', 'ship', 'cancel', 'refund', 'payment', 'note'))`,
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
