import * as v from 'valibot'
import { Customer, User } from './auth.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { FormText, OptionalFormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { Text } from '#contract/platform/wire.ts'

/** An EIN: nine digits with an optional hyphen. */
export const TAX_ID_PATTERN = /^\d{2}-?\d{7}$/

/** Expected yearly purchases, by the value that is sent. */
export const YEARLY_VOLUMES = {
  'under-5000': 'Less than $5,000',
  '5000-25000': '$5,000 to $25,000',
  '25000-100000': '$25,000 to $100,000',
  'over-100000': 'More than $100,000',
} as const

const Optional = (max: number) => v.optional(v.nullable(Text(max)), null)

/** The server validates with readable errors; the schema only limits the shape. */
export const VolumeRequest = v.strictObject({
  company: Text(80),
  tax_id: Text(20),
  license_number: Optional(40),
  yearly_volume: Text(20),
  state: Text(40),
  products: Optional(600),
  trade_references: Optional(600),
})
export type VolumeRequest = v.InferInput<typeof VolumeRequest>

export const VolumeValues = v.object({
  company: v.pipe(RequiredFormText, v.trim()),
  tax_id: v.pipe(FormText(taxIdError), v.trim()),
  license_number: OptionalFormText,
  yearly_volume: RequiredFormText,
  state: RequiredFormText,
  products: OptionalFormText,
  trade_references: OptionalFormText,
})

function taxIdError(text: string): string | null {
  const taxId = text.trim()
  if (taxId === '') return MESSAGES.required
  return TAX_ID_PATTERN.test(taxId) ? null : 'must be nine digits, such as 12-3456789'
}

export const volumeCalls = {
  submitRequestForm: endpoint({
    method: 'POST',
    path: 'api/volume-customer/submit-request-form',
    auth: 'required',
    botChecked: true,
    summary: 'Apply for volume pricing; a second application takes the place of one that is not decided yet',
    body: VolumeRequest,
    answer: v.object({
      success: v.boolean(),
      success_message: v.optional(v.array(v.string()), []),
      errors: v.optional(v.array(v.string()), []),
      customer: v.nullable(Customer),
      user: v.nullable(User),
    }),
  }),
  selectRequestForm: endpoint({
    method: 'GET',
    path: 'api/volume-customer/select-request-form',
    auth: 'required',
    summary: 'When the customer applied for volume pricing, and what was answered',
    answer: v.object({
      /** null: none was sent, or the latest was declined, as the messages say */
      submitted_at: v.nullable(v.string()),
      success_message: v.optional(v.array(v.string()), []),
    }),
  }),
}
