import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { formatPhone, phoneDigits } from '#src/views/account/address/phone.ts'
import { UsStateOptions } from '#src/views/account/address/us-state-options.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import { LABELS, type RegisterErrors, type RegisterField, type RegisterValues } from './register-values.ts'

export interface RegisterFieldsProps {
  values: RegisterValues
  /** null: errors are not shown yet */
  errors: RegisterErrors | null
  onChange: (values: RegisterValues) => void
}

interface Changed {
  readonly currentTarget: { readonly value: string }
}

type TextName = Exclude<RegisterField, 'confirmed_age'>

/** The props of the control of a field. */
export function controlOf({ values, errors, onChange }: RegisterFieldsProps, field: TextName) {
  return {
    id: field,
    label: LABELS[field],
    value: values[field],
    error: errors?.[field] ?? undefined,
    onChange: (event: Changed) => onChange({ ...values, [field]: event.currentTarget.value }),
  }
}

/** Creates the text field components, bound to value and error by name. */
function textFields(props: RegisterFieldsProps) {
  return (field: TextName, autoComplete: string, more: Partial<TextFieldProps> = {}) => (
    <TextField {...controlOf(props, field)} autoComplete={autoComplete} {...more} />
  )
}

export function PersonFields(props: RegisterFieldsProps) {
  const { values, onChange } = props
  const text = textFields(props)
  const changePhone = (typed: string) => {
    const isShorter = typed.length < values.customers_mobile_phone.length
    onChange({ ...values, customers_mobile_phone: isShorter ? typed : formatPhone(phoneDigits(typed)) })
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>You</h2>
      </legend>
      <div className={fieldRow}>
        {text('customers_firstname', 'given-name')}
        {text('customers_lastname', 'family-name')}
      </div>
      {text('customers_email_address', 'username', { type: 'email' })}
      {text('customers_mobile_phone', 'tel', {
        type: 'tel',
        optional: true,
        hint: 'A code for a forgotten password can be sent there.',
        onChange: (event) => changePhone(event.currentTarget.value),
      })}
    </fieldset>
  )
}

export function BusinessFields(props: RegisterFieldsProps) {
  const text = textFields(props)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>Business</h2>
      </legend>
      <div className={fieldRow}>
        {text('company', 'organization', { optional: true })}
        {text('customers_telephone', 'tel-national', { type: 'tel', optional: true })}
      </div>
      {text('street_address', 'address-line1', { optional: true })}
      <div className={fieldRow}>
        {text('postcode', 'postal-code', { optional: true, inputMode: 'numeric', maxLength: 10 })}
        {text('city', 'address-level2', { optional: true })}
      </div>
      <SelectField {...controlOf(props, 'state')} autoComplete="address-level1" optional>
        <UsStateOptions />
      </SelectField>
    </fieldset>
  )
}
