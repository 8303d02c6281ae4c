import type { InferInput } from 'valibot'
import type { Customer, User } from '#contract/account/auth.ts'
import type { Profile } from '#contract/account/profile.ts'
import { bool, int4, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const PERSON = {
  id: int4,
  email: text,
  firstname: text,
  lastname: text,
  telephone: nullable(text),
  mobile_phone: nullable(text),
  company: nullable(text),
  newsletter: bool,
  email_notifications: bool,
  text_notifications: bool,
  tag_markup_percent: nullable(int4),
  special_order: bool,
  allow_disabled_checkout: bool,
  level_id: int4,
  level_name: text,
  level_short_name: text,
  silver_is_cheaper: bool,
}
type PersonRow = RowOf<typeof PERSON>

/** A customer by id, with the name of the price level. */
export const readPerson = statement({
  name: 'person',
  sql: `select c.id, c.email, c.firstname, c.lastname, c.telephone, c.mobile_phone, c.company, c.newsletter,
     c.email_notifications, c.text_notifications, c.tag_markup_percent, c.special_order, c.allow_disabled_checkout, c.level_id,
     l.name as level_name, l.short_name as level_short_name,
     not c.special_order and exists (select from levels s where s.short_name = 'silver' and s.factor < l.factor) as silver_is_cheaper
   from customers c join levels l on l.id = c.level_id where c.id = :id`,
  params: { id: int4 },
  row: PERSON,
})

export function userOf(row: PersonRow): InferInput<typeof User> {
  return {
    customers_id: row.id,
    customers_firstname: row.firstname,
    customers_lastname: row.lastname,
    customers_email_address: row.email,
    email: row.email,
    first: row.firstname,
  }
}

export function customerOf(row: PersonRow): InferInput<typeof Customer> {
  return {
    customers_id: row.id,
    customers_mobile_phone: row.mobile_phone,
    customers_telephone: row.telephone,
    email: row.email,
    allow_disabled_checkout: row.allow_disabled_checkout,
    customer_pricelist_name_short: row.level_short_name,
    customer_price_levels_id: row.level_id,
    price_levels_id: row.level_id,
    price_levels_name: row.level_name,
    price_levels_short_name: row.level_short_name,
    special_order_enabled: row.special_order,
  }
}

export function profileOf(row: PersonRow): InferInput<typeof Profile> {
  return {
    customers_id: row.id,
    customers_firstname: row.firstname,
    customers_lastname: row.lastname,
    customers_email_address: row.email,
    first: row.firstname,
    customers_telephone: row.telephone,
    customers_mobile_phone: row.mobile_phone,
    company: row.company,
    newsletter: row.newsletter,
    email_notifications: row.email_notifications,
    text_notifications: row.text_notifications,
    tag_markup_percent: row.tag_markup_percent,
    silver_is_cheaper: row.silver_is_cheaper,
  }
}
