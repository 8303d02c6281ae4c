import * as v from 'valibot'
import { Customer, User } from './auth.ts'
import { LARGEST_MARKUP, LEAST_MARKUP } from './tag-markup.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Id, Outcome, Text } from '#contract/platform/wire.ts'

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
  /** on price tags, in percent of the own price of a piece; null: they print no price */
  tag_markup_percent: v.optional(v.nullable(v.number()), null),
  /** the silver level has lower prices than the level of the customer */
  silver_is_cheaper: v.optional(v.boolean(), false),
})
export type Profile = v.InferOutput<typeof Profile>

const TagMarkup = v.pipe(v.number(), v.safeInteger(), v.minValue(LEAST_MARKUP), v.maxValue(LARGEST_MARKUP))

/** The server validates with readable errors; the schema only limits the shape. */
export const ProfileChange = v.strictObject({
  customers_firstname: v.optional(Text(60)),
  customers_lastname: v.optional(Text(60)),
  customers_email_address: v.optional(Text(254)),
  /** needed for another e-mail address only */
  current_password: v.optional(v.pipe(v.string(), v.maxLength(256))),
  customers_telephone: v.optional(v.nullable(Text(30))),
  customers_mobile_phone: v.optional(v.nullable(Text(30))),
  company: v.optional(v.nullable(Text(80))),
  newsletter: v.optional(v.boolean()),
  email_notifications: v.optional(v.boolean()),
  text_notifications: v.optional(v.boolean()),
  tag_markup_percent: v.optional(v.nullable(TagMarkup)),
})
export type ProfileChange = v.InferInput<typeof ProfileChange>

export const profileCalls = {
  selectProfile: endpoint({
    method: 'GET',
    path: 'api/account/select-profile',
    auth: 'required',
    summary: 'The profile of the customer',
    answer: v.object({ profile: v.nullable(Profile) }),
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: 'api/account/update-profile',
    auth: 'required',
    summary:
      'Change fields of the profile; another e-mail address needs the password and is told to the old one',
    body: ProfileChange,
    answer: Outcome,
  }),
  updateToSilver: endpoint({
    method: 'POST',
    path: 'api/customers/update-to-silver',
    auth: 'required',
    summary: 'Move the customer to the silver level where that is cheaper',
    body: v.strictObject({}),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(v.array(v.string()), []),
      customer: v.nullable(Customer),
      user: v.nullable(User),
    }),
  }),
}
