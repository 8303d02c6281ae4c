import { normalEmail } from '#contract/platform/email.ts'
import { typedNumber } from '#server/orders/order-number.ts'
import { array, int4, int8, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export const SEARCHED = { number: nullable(int4), patterns: array(text), model: text }

const BY_NUMBER = '(o.id = :number or o.cart_id = :number)'
const BY_ORDER = 'order_words(o.tracking_number, o.snapshot) like any(:patterns)'
const BY_CUSTOMER =
  'customer_words(c.email, c.firstname, c.lastname, c.company, c.telephone, c.mobile_phone) like any(:patterns)'
const BY_SHIPMENT = 'shipment_words(x.numbers) like any(:patterns)'
const BY_MODEL = 'lower(l.model) = :model'

/** The way of {@link FOUND_ORDERS} that is by number. */
export const BY_NUMBER_WAY = 0
/** Each by an index. That of words only says which orders may have them, and each is read: fewer are found by it. */
const FOUND_BY = [
  { ids: `select o.id from orders o where ${BY_NUMBER}`, most: ':most::int8' },
  { ids: `select o.id from orders o where ${BY_ORDER}`, most: ':mostByWords::int8' },
  { ids: 'select o.id from found_customers c join orders o on o.customer_id = c.id', most: ':most::int8' },
  { ids: `select x.order_id from shipments x where ${BY_SHIPMENT}`, most: ':mostByWords::int8' },
  { ids: `select l.order_id from order_lines l where ${BY_MODEL}`, most: ':most::int8' },
]
const FOUND = FOUND_BY.map(
  ({ ids, most }, way) =>
    `(select id, ${way} as way, ${most} as most from (${ids} limit ${most} + 1) b (id))`,
)

/**
 * SQL of the table `found` with the ids of orders that are found: by their number or that of their cart; by any part of what they
 * say of people, of their customer, or of a tracking number, also one of a shipment that was voided; or by the model of a line.
 * And of the table `common`, which says whether more are found in one of these ways than it may: then some are not among them.
 */
export const FOUND_ORDERS = `found_customers as materialized (
     select c.id from customers c where ${BY_CUSTOMER} limit :mostByWords::int8 + 1),
   found as materialized (${FOUND.join(' union all ')}),
   common as materialized (select exists (select from found_customers offset :mostByWords::int8)
     or exists (select from found group by way, most having count(*) > most) as is_common)`

/** A page of those of a list that are found, in its order. It reads each of them. */
export const selectAmongListed = statement({
  name: 'desk-orders-searched-listed',
  sql: `with p as materialized (select o.id, i.position from unnest(:ids::int[]) with ordinality as i (id, position)
     join orders o on o.id = i.id
     where ${BY_NUMBER} or exists (select from customers c where c.id = o.customer_id and ${BY_CUSTOMER})
       or exists (select from order_lines l where l.order_id = o.id and ${BY_MODEL})
       or exists (select from shipments x where x.order_id = o.id and ${BY_SHIPMENT}) or ${BY_ORDER})
   select (select count(*) from p) as counted, array(select id from p order by position limit :limit offset :offset) as ids`,
  params: { ids: array(int4), ...SEARCHED, limit: int8, offset: int8 },
  row: { counted: nullable(int8), ids: nullable(array(int4)) },
})

/** shorter ones are searched for where a word begins, because an index of trigrams has no part of them */
const SHORTEST_PART = 3
const PHONE = /^[\d\s()+.-]+$/
const SHORTEST_PHONE = 7

/** What is searched for. */
export function searchOf(q: string) {
  const typed = normalEmail(q)
  const digits = PHONE.test(typed) ? typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : ''
  return {
    number: typedNumber(typed),
    patterns: [
      `${typed.length < SHORTEST_PART ? '% ' : '%'}${escaped(typed)}%`,
      ...(digits.length < SHORTEST_PHONE || digits === typed ? [] : [`%${digits}%`]),
    ],
    model: typed,
  }
}

const escaped = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
