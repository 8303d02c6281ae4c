import type { Db } from '#server/platform/database/db.ts'

/** What invoices and credit notes say, as they were issued; credits have a number in their order, as their notes do. */
const statements = [
  'alter table credits add column number int',
  `update credits c set number = n.number
     from (select id, row_number() over (partition by order_id order by at, id) as number from credits) n where n.id = c.id`,
  // its order is locked; a version before this one writes credits without a number
  `create function number_credits() returns trigger language plpgsql as $$ begin
     select coalesce(max(number), 0) + 1 into new.number from credits where order_id = new.order_id;
     return new;
   end $$`,
  'create trigger credits_numbered before insert on credits for each row execute function number_credits()',
  `alter table credits alter column number set not null, add constraint credits_number unique (order_id, number)`,
  'drop index credits_order',
  `create table invoices (
     order_id int not null references orders, issued_at timestamptz not null, withdrawn_at timestamptz, sheet jsonb not null,
     primary key (order_id, issued_at))`,
  'create unique index invoices_valid on invoices (order_id) where withdrawn_at is null',
  `create table credit_notes (
     credit_id uuid primary key references credits, order_id int not null references orders, issued_at timestamptz not null,
     sheet jsonb not null)`,
  'create index credit_notes_order on credit_notes (order_id)',
]
const back = [
  'drop table credit_notes',
  'drop table invoices',
  'create index credits_order on credits (order_id)',
  'drop trigger credits_numbered on credits',
  'drop function number_credits()',
  'alter table credits drop column number',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
