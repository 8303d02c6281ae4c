import type { Db } from '#server/platform/database/db.ts'

/**
 * What staff find orders by, in lower case and between blanks, with telephone numbers as digits too. Indexes of trigrams find any
 * part of it; they follow an erasure by themselves. Without pending lists, which every search would read.
 */
const statements = [
  'create extension if not exists pg_trgm',
  `create function digits_of(number text) returns text language sql immutable parallel safe
     return regexp_replace(coalesce(number, ''), '[^0-9]', '', 'g')`,
  `create function order_words(tracking_number text, snapshot jsonb) returns text language sql immutable parallel safe
     return lower(' ' || array_to_string(array[tracking_number, snapshot->'billing'->>'purchase_order_number',
       snapshot->'contact'->>'name', snapshot->'contact'->>'phone', digits_of(snapshot->'contact'->>'phone'),
       snapshot->'address'->>'name', snapshot->'address'->>'company',
       snapshot->'address'->>'telephone', digits_of(snapshot->'address'->>'telephone'),
       snapshot->'billing'->>'name', snapshot->'billing'->>'company'], ' '))`,
  `create function customer_words(email text, firstname text, lastname text, company text, telephone text, mobile_phone text)
     returns text language sql immutable parallel safe
     return lower(' ' || array_to_string(array[email, firstname, lastname, company, telephone, digits_of(telephone),
       mobile_phone, digits_of(mobile_phone)], ' '))`,
  `create function shipment_words(numbers text[]) returns text language sql immutable parallel safe
     return lower(' ' || array_to_string(numbers, ' '))`,
  `create index orders_words on orders using gin (order_words(tracking_number, snapshot) gin_trgm_ops) with (fastupdate = off)`,
  `create index customers_words on customers
     using gin (customer_words(email, firstname, lastname, company, telephone, mobile_phone) gin_trgm_ops) with (fastupdate = off)`,
  `create index shipments_words on shipments using gin (shipment_words(numbers) gin_trgm_ops) with (fastupdate = off)`,
  'create index order_lines_model on order_lines (lower(model), order_id)',
  // lists read nothing but their index
  'create index orders_of_status on orders (project_id, status_id, purchased_at, id) include (pickup)',
  'drop index orders_of_storefront',
  'create index orders_of_storefront on orders (project_id, purchased_at desc, id desc) include (pickup)',
]
// the extension may be used by others
const back = [
  'drop index orders_of_storefront',
  'create index orders_of_storefront on orders (project_id, purchased_at desc, id desc)',
  'drop index orders_of_status',
  'drop index if exists order_lines_model',
  'drop index if exists shipments_words',
  'drop index customers_words',
  'drop index orders_words',
  'drop function shipment_words(text[])',
  'drop function customer_words(text, text, text, text, text, text)',
  'drop function order_words(text, jsonb)',
  'drop function digits_of(text)',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
