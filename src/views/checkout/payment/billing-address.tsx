import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { muted } from '#src/views/checkout/checkout.css.ts'
import { AddressFields } from '#src/views/account/address/address-fields.tsx'
import { addressText } from '#src/views/account/address/address-form-values.ts'
import type { useAddressForm } from '#src/views/account/address/use-address-form.ts'
import { Section } from '#src/views/checkout/step-card.tsx'
import type { BillingDraft } from './use-billing.ts'

export const BILLING_PREFIX = 'billing'

export interface BillingAddressProps {
  billing: BillingDraft
  form: ReturnType<typeof useAddressForm>
}

export function BillingAddress({ billing, form }: BillingAddressProps) {
  const { shipping, isSame, values } = billing
  return (
    <Section title="Billing address">
      {shipping !== null && (
        <div>
          <Checkbox
            label="Same as the shipping address"
            checked={isSame}
            onChange={(event) => billing.changeSame(event.currentTarget.checked)}
          />
          {isSame && (
            <p className={muted}>
              {shipping.name}, {addressText(shipping)}
            </p>
          )}
        </div>
      )}
      {!isSame && (
        <AddressFields
          prefix={BILLING_PREFIX}
          section="billing"
          values={values}
          errors={form.errors}
          cities={billing.cities}
          onChange={billing.changeValues}
          onLeave={form.leave}
        />
      )}
    </Section>
  )
}
