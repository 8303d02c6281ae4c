import { type ReactNode, useState } from 'react'
import type { AddressField, AddressValues } from '#contract/delivery/address-form.ts'
import type { FormErrors } from '#contract/platform/form.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { UsStateOptions } from './us-state-options.tsx'
import { type KnownCity, withZip } from './known-cities.ts'
import * as css from './address-form.css.ts'
import { LABELS } from './address-form-values.ts'

export interface AddressFieldsProps {
  /** prefix of the field ids, which the error summary links to */
  prefix: string
  /** "shipping" or "billing" before each autocomplete token */
  section: 'shipping' | 'billing'
  values: AddressValues
  errors: FormErrors
  /** whose ZIP codes fill in their city */
  cities: readonly KnownCity[]
  onChange: (values: AddressValues) => void
  onLeave: (field: AddressField) => void
}

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  name: 'name',
  company: 'organization',
  street_address: 'address-line1',
  suburb: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
}

/** The fields of an address. The ZIP code comes before city and state and fills them in. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, values, errors, cities, onChange, onLeave } = props
  const common = (field: AddressField) => ({
    id: `${prefix}-${field}`,
    label: LABELS[field],
    autoComplete: `${section} ${AUTOCOMPLETE[field]}`,
    value: values[field],
    error: errors[field],
    onBlur: () => onLeave(field),
  })
  const text = (field: AddressField, more: Partial<TextFieldProps> = {}) => (
    <TextField
      enter="blur"
      {...common(field)}
      onChange={(event) => onChange({ ...values, [field]: event.currentTarget.value })}
      {...more}
    />
  )
  return (
    <>
      <div className={fieldRow}>
        {text('name')}
        {text('company', { optional: true })}
      </div>
      {text('street_address')}
      <SecondLine isNeeded={values.suburb !== ''}>{text('suburb', { optional: true })}</SecondLine>
      <div className={css.place}>
        {text('postcode', {
          inputMode: 'numeric',
          maxLength: 10,
          onChange: (event) => onChange(withZip(values, event.currentTarget.value, cities)),
        })}
        {text('city')}
        <SelectField
          {...common('state')}
          onChange={(event) => onChange({ ...values, state: event.currentTarget.value })}
        >
          <UsStateOptions />
        </SelectField>
      </div>
    </>
  )
}

/** The second address line, collapsed until it is wanted. */
function SecondLine({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isNeeded)
  if (isOpen || isNeeded) return children
  return (
    <div>
      <Button tone="quiet" size="sm" flush onClick={() => setOpen(true)}>
        Add apartment, suite or dock
      </Button>
    </div>
  )
}
