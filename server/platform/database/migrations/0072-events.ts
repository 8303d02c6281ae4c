import type { Db } from '#server/platform/database/db.ts'

/**
 * What happens to orders, products, stock and documents, in the transaction that causes it, for whatever follows the shop.
 *
 * Triggers write the rows, so that whoever changes an order need not know of them. They get their number after the commit: a
 * number that is given before it could be passed by a reader who then never sees the row. Bodies name no people.
 */
const statements = [
  `create table events (
     id bigint generated always as identity primary key, project_id int not null, seq bigint, at timestamptz not null default now(),
     kind text not null check (kind in ('order.placed', 'order.moved', 'order.released', 'order.cancelled', 'order.paid', 'order.credited',
       'shipment.made', 'shipment.corrected', 'shipment.voided', 'refund.made', 'refund.settled',
       'product.changed', 'stock.changed', 'document.decided')),
     order_id int references orders on delete cascade, customer_id int, body jsonb not null, unique (project_id, seq))`,
  'create index events_unnumbered on events (id) where seq is null',
  'create index events_order on events (order_id) where order_id is not null',
  'create index events_customer on events (customer_id) where customer_id is not null',
  // the last number of each storefront, also when all events are gone
  'create table event_counts (project_id int primary key, last bigint not null)',

  `create function dollars(cents int) returns numeric language sql immutable return round(cents / 100.0, 2)`,
  `create function record_order_event(kind_of text, id_of int, facts jsonb) returns void language sql
   begin atomic
     insert into events (project_id, kind, order_id, customer_id, body)
       select o.project_id, kind_of, o.id, o.customer_id, jsonb_build_object('orders_id', o.id) || facts from orders o where o.id = id_of;
   end`,

  `create function record_placed_order() returns trigger language plpgsql as $$ begin
     perform record_order_event('order.placed', new.id, jsonb_build_object('status_id', new.status_id, 'total', dollars(new.total_cents)));
     return null;
   end $$`,
  // its name comes before that of the trigger which enters the charge
  `create trigger orders_as_placed after insert on orders for each row execute function record_placed_order()`,
  // 30 is cancelled; 10 and 11 wait, and 1 is received
  `create function record_moved_order() returns trigger language plpgsql as $$ begin
     perform record_order_event(
       case when new.status_id = 30 then 'order.cancelled' when old.status_id in (10, 11) and new.status_id = 1 then 'order.released'
         else 'order.moved' end,
       new.id, jsonb_build_object('status_id', new.status_id, 'was_status_id', old.status_id,
         'status_name', (select name from order_statuses where id = new.status_id)));
     return null;
   end $$`,
  `create trigger orders_moved after update of status_id on orders for each row
     when (old.status_id <> new.status_id) execute function record_moved_order()`,
  `create function record_money_of_order() returns trigger language plpgsql as $$ begin
     perform record_order_event(
       case when new.kind <> 'refund' then 'order.paid' when tg_op = 'INSERT' then 'refund.made' else 'refund.settled' end,
       new.order_id, jsonb_build_object('payment', new.id, 'how', new.how, 'amount', dollars(new.cents), 'state', new.state));
     return null;
   end $$`,
  `create trigger payments_made after insert on payments for each row execute function record_money_of_order()`,
  `create trigger payments_settled after update of state on payments for each row
     when (old.state <> new.state) execute function record_money_of_order()`,
  `create function record_credited_order() returns trigger language plpgsql as $$ begin
     perform record_order_event('order.credited', new.order_id, jsonb_build_object('amount', dollars(new.cents)));
     return null;
   end $$`,
  `create trigger credits_made after insert on credits for each row execute function record_credited_order()`,

  // its lines are there: a trigger of a row fires when the statement that writes both has ended
  `create function record_shipment() returns trigger language plpgsql as $$ begin
     perform record_order_event(
       case when tg_op = 'INSERT' then 'shipment.made' when new.voided_at is not null then 'shipment.voided' else 'shipment.corrected' end,
       new.order_id, jsonb_build_object('shipment', new.id, 'carrier', new.carrier, 'numbers', to_jsonb(new.numbers), 'lines', coalesce((
         select jsonb_agg(jsonb_build_object('products_model', p.model, 'quantity', l.quantity) order by p.model)
         from shipment_lines l join products p on p.id = l.product_id where l.shipment_id = new.id), '[]')));
     return null;
   end $$`,
  `create trigger shipments_made after insert on shipments for each row execute function record_shipment()`,
  `create trigger shipments_changed after update of revision on shipments for each row
     when (old.revision <> new.revision) execute function record_shipment()`,

  // whatever writes a product writes its history last; the stock has events of its own
  `create function record_changed_products() returns trigger language plpgsql as $$ begin
     insert into events (project_id, kind, body)
       select p.project_id, 'product.changed', jsonb_build_object('products_id', p.id, 'products_model', p.model, 'products_name', p.name,
         'products_packaging', p.packaging, 'pieces_per_case', p.pieces_per_case, 'upc', p.upc, 'weight_lb', p.weight_lb, 'hazmat', p.hazmat,
         'active', p.active, 'quantity', coalesce(s.qty, 0), 'prices', coalesce((select jsonb_object_agg(v.short_name, dollars(r.cents))
           from prices r join levels v on v.id = r.level_id where r.product_id = p.id), '{}'))
       from (select distinct product_id from written where before is null or after - 'stock' <> '{}') w
         join products p on p.id = w.product_id left join stock s on s.product_id = p.id order by p.id;
     return null;
   end $$`,
  `create trigger product_history_written after insert on product_history referencing new table as written
     for each statement execute function record_changed_products()`,
  `create function record_changed_stock() returns trigger language plpgsql as $$ begin
     insert into events (project_id, kind, body)
       select p.project_id, 'stock.changed', jsonb_build_object('products_id', p.id, 'products_model', p.model, 'quantity', n.qty,
         'was_quantity', o.qty)
       from after n join before o on o.product_id = n.product_id join products p on p.id = n.product_id
       where n.qty <> o.qty order by p.id;
     return null;
   end $$`,
  `create trigger stock_changed after update on stock referencing old table as before new table as after
     for each statement execute function record_changed_stock()`,
  `create function record_decided_document() returns trigger language plpgsql as $$ begin
     insert into events (project_id, kind, customer_id, body)
       values (new.project_id, 'document.decided', new.customer_id, jsonb_build_object('id', new.id, 'customers_id', new.customer_id,
         'kind', new.kind, 'state', new.state, 'expires_on', new.expires_on));
     return null;
   end $$`,
  `create trigger documents_decided after update of state on documents for each row
     when (old.state <> new.state and new.state in ('approved', 'refused')) execute function record_decided_document()`,
]
const back = [
  'drop trigger documents_decided on documents',
  'drop function record_decided_document()',
  'drop trigger stock_changed on stock',
  'drop function record_changed_stock()',
  'drop trigger product_history_written on product_history',
  'drop function record_changed_products()',
  'drop trigger shipments_changed on shipments',
  'drop trigger shipments_made on shipments',
  'drop function record_shipment()',
  'drop trigger credits_made on credits',
  'drop function record_credited_order()',
  'drop trigger payments_settled on payments',
  'drop trigger payments_made on payments',
  'drop function record_money_of_order()',
  'drop trigger orders_moved on orders',
  'drop function record_moved_order()',
  'drop trigger orders_as_placed on orders',
  'drop function record_placed_order()',
  'drop function record_order_event(text, int, jsonb)',
  'drop function dollars(int)',
  'drop table event_counts',
  'drop table events',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
