import * as v from 'valibot'
import {
  DEFAULT_CUSTOMER_PRICE_LEVEL,
  DEFAULT_PRICELIST,
  UNKNOWN_PRICE_LEVEL,
} from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Id, Text } from '#contract/platform/wire.ts'

export const User = v.object({
  customers_id: Id,
  customers_firstname: v.string(),
  customers_lastname: v.string(),
  customers_email_address: v.string(),
  email: v.string(),
  first: v.string(),
})
export type User = v.InferOutput<typeof User>

export const Customer = v.object({
  customers_id: Id,
  customers_mobile_phone: v.nullable(v.string()),
  customers_telephone: v.nullable(v.string()),
  email: v.string(),
  allow_disabled_checkout: v.boolean(),
  customer_pricelist_name_short: v.optional(v.string(), DEFAULT_PRICELIST),
  customer_price_levels_id: v.optional(v.number(), DEFAULT_CUSTOMER_PRICE_LEVEL),
  price_levels_id: v.optional(v.number(), UNKNOWN_PRICE_LEVEL),
  price_levels_name: v.string(),
  price_levels_short_name: v.string(),
  special_order_enabled: v.boolean(),
})
export type Customer = v.InferOutput<typeof Customer>

/** The response of login, register and auth/me; also the record under the storage key `user`. */
export const SessionAnswer = v.object({
  success: v.optional(v.boolean(), true),
  errors: v.optional(v.array(v.string()), []),
  user: v.nullable(User),
  customer: v.nullable(Customer),
  access_token: v.nullable(v.string()),
  document_token: v.nullable(v.string()),
})
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>

export const authCalls = {
  me: endpoint({
    method: 'GET',
    path: 'auth/me',
    auth: 'required',
    summary: 'The logged-in user and customer, with renewed tokens',
    answer: SessionAnswer,
  }),
  login: endpoint({
    method: 'POST',
    path: 'auth/login',
    auth: 'none',
    summary: 'Log in, or act as a customer as staff',
    body: v.strictObject({
      username: Text(254),
      password: v.pipe(v.string(), v.maxLength(256)),
      customers_id: v.nullable(Id),
      otp: v.nullable(Text(12)),
      is_impersonate: v.boolean(),
    }),
    answer: SessionAnswer,
  }),
  logout: endpoint({
    method: 'POST',
    path: 'auth/logout',
    auth: 'optional',
    summary: 'End the session of the bearer token',
    body: v.strictObject({}),
    answer: v.object({ success: v.boolean(), message: v.optional(v.nullable(v.string()), null) }),
  }),
}
