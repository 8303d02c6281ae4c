import { normalEmail } from '#contract/platform/email.ts'
import { typedNumber } from '#server/orders/order-number.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'

export const SEARCHED = { number: nullable(int4), pattern: text, digits: nullable(text), model: text }

/**
 * SQL of the ids of orders that are found: by their number or that of their cart; by any part of what they say of people, of
 * their customer, or of a tracking number, also one of a shipment that was voided; or by the model of a line. Each by an index.
 */
export const FOUND_ORDERS = `select o.id from orders o where o.id = :number or o.cart_id = :number
   union select o.id from orders o where order_words(o.tracking_number, o.snapshot) like :pattern
     or order_words(o.tracking_number, o.snapshot) like :digits
   union select o.id from customers c join orders o on o.customer_id = c.id
     where customer_words(c.email, c.firstname, c.lastname, c.company, c.telephone, c.mobile_phone) like :pattern
       or customer_words(c.email, c.firstname, c.lastname, c.company, c.telephone, c.mobile_phone) like :digits
   union select x.order_id from shipments x where shipment_words(x.numbers) like :pattern
   union select l.order_id from order_lines l where lower(l.model) = :model`

/** shorter ones are searched for where a word begins, because an index of trigrams has no part of them */
const SHORTEST_PART = 3
const PHONE = /^[\d\s()+.-]+$/
const SHORTEST_PHONE = 7

/** What is searched for in `FOUND_ORDERS`. */
export function searchOf(q: string) {
  const typed = normalEmail(q)
  const digits = PHONE.test(typed) ? typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : ''
  return {
    number: typedNumber(typed),
    pattern: `${typed.length < SHORTEST_PART ? '% ' : '%'}${escaped(typed)}%`,
    digits: digits.length < SHORTEST_PHONE || digits === typed ? null : `%${digits}%`,
    model: typed,
  }
}

const escaped = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
