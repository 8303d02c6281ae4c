import { YEARLY_VOLUMES } from '#contract/volume.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { UsStateOptions } from '#src/views/address/us-state-options.tsx'
import * as css from '#src/views/password/form-card.css.ts'
import { LABELS, type VolumeErrors, type VolumeField, type VolumeValues } from './volume-values.ts'

export interface VolumeFieldsProps {
  values: VolumeValues
  errors: VolumeErrors
  onChange: (edited: Partial<VolumeValues>) => void
}

interface Changed {
  readonly currentTarget: { readonly value: string }
}

const commonOf = ({ values, errors, onChange }: VolumeFieldsProps, field: VolumeField) => ({
  id: field,
  label: LABELS[field],
  value: values[field],
  error: errors[field],
  onChange: (event: Changed) => onChange({ [field]: event.currentTarget.value }),
})

export function BusinessFields(props: VolumeFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>Business</h2>
      </legend>
      <TextField {...commonOf(props, 'company')} autoComplete="organization" maxLength={80} />
      <div className={fieldRow}>
        <TextField {...commonOf(props, 'tax_id')} inputMode="numeric" maxLength={20} hint="Nine digits" />
        <TextField
          {...commonOf(props, 'license_number')}
          optional
          maxLength={40}
          hint="Federal or state, if you have one"
        />
      </div>
    </fieldset>
  )
}

export function SalesFields(props: VolumeFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>What you sell</h2>
      </legend>
      <div className={fieldRow}>
        <SelectField {...commonOf(props, 'yearly_volume')}>
          <option value="">Choose</option>
          {Object.entries(YEARLY_VOLUMES).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <SelectField {...commonOf(props, 'state')}>
          <UsStateOptions />
        </SelectField>
      </div>
      <TextAreaField {...commonOf(props, 'products')} optional maxLength={600} />
    </fieldset>
  )
}

export function ReferenceFields(props: VolumeFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>References</h2>
      </legend>
      <TextAreaField
        {...commonOf(props, 'trade_references')}
        optional
        maxLength={600}
        hint="Suppliers who know you, each with a telephone number"
      />
    </fieldset>
  )
}
