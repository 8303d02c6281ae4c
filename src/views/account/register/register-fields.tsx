import type { RegistrationValues } from '#contract/account/registration-form.ts'
import type { RegisterData } from '#contract/account/registration.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { typedPhone } from '#src/views/account/address/phone.ts'
import { UsStateOptions } from '#src/views/account/address/us-state-options.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import type { useForm } from '#src/views/platform/form/use-form.ts'

type RegisterForm = ReturnType<typeof useForm<RegistrationValues, RegisterData>>

export function PersonFields({ field, values, change }: Pick<RegisterForm, 'field' | 'values' | 'change'>) {
  const changePhone = (typed: string) =>
    change({ customers_mobile_phone: typedPhone(typed, values.customers_mobile_phone) })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>You</h2>
      </legend>
      <div className={fieldRow}>
        <TextField {...field('customers_firstname')} autoComplete="given-name" />
        <TextField {...field('customers_lastname')} autoComplete="family-name" />
      </div>
      <TextField {...field('customers_email_address')} autoComplete="username" type="email" />
      <TextField
        {...field('customers_mobile_phone')}
        autoComplete="tel"
        type="tel"
        optional
        hint="A code for a forgotten password can be sent there."
        onChange={(event) => changePhone(event.currentTarget.value)}
      />
    </fieldset>
  )
}

export function BusinessFields({ field }: Pick<RegisterForm, 'field'>) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>Business</h2>
      </legend>
      <div className={fieldRow}>
        <TextField {...field('company')} autoComplete="organization" optional />
        <TextField {...field('customers_telephone')} autoComplete="tel-national" type="tel" optional />
      </div>
      <TextField {...field('street_address')} autoComplete="address-line1" optional />
      <div className={fieldRow}>
        <TextField
          {...field('postcode')}
          autoComplete="postal-code"
          optional
          inputMode="numeric"
          maxLength={10}
        />
        <TextField {...field('city')} autoComplete="address-level2" optional />
      </div>
      <SelectField {...field('state')} autoComplete="address-level1" optional>
        <UsStateOptions />
      </SelectField>
    </fieldset>
  )
}
