import type { Db } from '#server/platform/database/db.ts'

/**
 * Lines of orders keep how their product was called, packed and labelled when it was bought. Old ones are filled from the
 * submission where it is kept, and from the product.
 */
const statements = [
  `alter table order_lines add column model text not null default '', add column name text not null default '',
     add column packaging text not null default '', add column upc text not null default ''`,
  `with bought as (
     select o.id as order_id, (e->>'product_id')::int as product_id, min(e->>'model') as model, min(e->>'name') as name
     from orders o cross join lateral jsonb_array_elements(
       case when jsonb_typeof(o.snapshot->'lines') = 'array' then o.snapshot->'lines' else '[]' end) e group by 1, 2),
   filled as (
     select l.order_id, l.position, coalesce(b.model, p.model) as model, coalesce(b.name, p.name) as name, p.packaging, p.upc
     from order_lines l join products p on p.id = l.product_id
       left join bought b on b.order_id = l.order_id and b.product_id = l.product_id)
   update order_lines l set model = f.model, name = f.name, packaging = f.packaging, upc = f.upc from filled f
     where f.order_id = l.order_id and f.position = l.position`,
  // a version before this one writes lines without them during a rolling update
  `create function fill_goods_as_bought() returns trigger language plpgsql as $$ begin
     select model, name, packaging, upc into new.model, new.name, new.packaging, new.upc from products where id = new.product_id;
     return new;
   end $$`,
  `create trigger order_lines_as_bought before insert on order_lines
     for each row when (new.model = '') execute function fill_goods_as_bought()`,
]
const back = [
  'drop trigger order_lines_as_bought on order_lines',
  'drop function fill_goods_as_bought()',
  'alter table order_lines drop column model, drop column name, drop column packaging, drop column upc',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
