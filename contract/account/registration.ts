import * as v from 'valibot'
import { Age } from '#contract/site/age.ts'
import { SessionAnswer } from './auth.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Password } from './password.ts'
import { Text } from '#contract/platform/wire.ts'

const Optional = (max: number) => v.optional(v.nullable(Text(max)), null)

/** The server validates with readable errors; the schema only limits the shape. */
export const RegisterData = v.strictObject({
  customers_firstname: Text(60),
  customers_lastname: Text(60),
  customers_email_address: Text(254),
  password: Password,
  password_confirmation: Password,
  customers_telephone: Optional(30),
  customers_mobile_phone: Optional(30),
  company: Optional(80),
  street_address: Optional(120),
  city: Optional(80),
  state: Optional(40),
  postcode: Optional(12),
  confirmed_age: Age,
  newsletter: v.optional(v.boolean(), false),
  request_volume: v.optional(v.boolean(), false),
})
export type RegisterData = v.InferInput<typeof RegisterData>

export const registrationCalls = {
  register: endpoint({
    method: 'POST',
    path: 'auth/register',
    auth: 'none',
    botChecked: true,
    summary: 'Opens an account and logs it in',
    body: v.strictObject({ registerData: RegisterData }),
    answer: SessionAnswer,
  }),
}
