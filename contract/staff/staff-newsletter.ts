import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Count, Text } from '#contract/platform/wire.ts'

/** `account`: a customer has ticked it; `form`: a visitor has typed the address on the newsletter page, which nobody has confirmed. */
export const NEWSLETTER_SOURCES = ['account', 'form'] as const

export const NewsletterReader = v.object({
  email: v.string(),
  /** empty: only the address is known */
  name: v.string(),
  company: v.nullable(v.string()),
  source: v.picklist(NEWSLETTER_SOURCES),
  /** in ISO 8601; null: before it was recorded */
  since: v.nullable(v.string()),
})
export type NewsletterReader = v.InferOutput<typeof NewsletterReader>

const staff = { auth: 'staff', right: 'customers' } as const

export const staffNewsletterCalls = {
  listNewsletter: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/newsletter/list',
    summary:
      'Who wants the newsletter of the storefront, the last who asked first, at most 200 of those found',
    query: v.strictObject({ q: v.optional(Text(100)) }),
    answer: v.object({
      readers: v.array(NewsletterReader),
      /** found */
      count: Count,
      /** the shop knows its own address, without which a list has no links to unsubscribe */
      has_links: v.boolean(),
    }),
  }),
  exportNewsletter: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/newsletter/export',
    summary:
      'All who want the newsletter of the storefront as CSV, each with a link to unsubscribe; who exports is recorded',
    file: true,
    answer: v.unknown(),
  }),
  removeFromNewsletter: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/newsletter/remove',
    summary:
      'Takes an address off the list of the storefront, as its owner has asked; the same call again changes nothing',
    body: v.strictObject({ email: Text(254) }),
    answer: v.object({ removed: v.boolean() }),
  }),
}
