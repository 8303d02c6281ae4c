import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id } from './wire.ts'

export const Profile = v.object({
  customers_id: Id,
  customers_firstname: v.string(),
  customers_lastname: v.string(),
  customers_email_address: v.string(),
  first: v.string(),
  customers_telephone: v.nullable(v.string()),
  customers_mobile_phone: v.nullable(v.string()),
  company: v.nullable(v.string()),
  newsletter: v.boolean(),
  email_notifications: v.boolean(),
  text_notifications: v.boolean(),
})
export type Profile = v.InferOutput<typeof Profile>

export const profileCalls = {
  selectProfile: endpoint({
    method: 'GET',
    path: 'api/account/select-profile',
    auth: 'required',
    summary: 'The profile of the customer',
    answer: v.object({ profile: v.nullable(Profile) }),
  }),
}
