import { type VolumeRequest, YEARLY_VOLUMES } from '#contract/account/volume.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { UsStateOptions } from '#src/views/account/address/us-state-options.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import type { FormControls } from '#src/views/platform/form/use-form.ts'

interface VolumeFieldsProps {
  readonly field: FormControls<keyof VolumeRequest>
}

export function BusinessFields({ field }: VolumeFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>Business</h2>
      </legend>
      <TextField {...field('company')} autoComplete="organization" maxLength={80} />
      <div className={fieldRow}>
        <TextField {...field('tax_id')} inputMode="numeric" maxLength={20} hint="Nine digits" />
        <TextField
          {...field('license_number')}
          optional
          maxLength={40}
          hint="Federal or state, if you have one"
        />
      </div>
    </fieldset>
  )
}

export function SalesFields({ field }: VolumeFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>What you sell</h2>
      </legend>
      <div className={fieldRow}>
        <SelectField {...field('yearly_volume')}>
          <option value="">Choose</option>
          {Object.entries(YEARLY_VOLUMES).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('state')}>
          <UsStateOptions />
        </SelectField>
      </div>
      <TextAreaField {...field('products')} optional maxLength={600} />
    </fieldset>
  )
}

export function ReferenceFields({ field }: VolumeFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2>References</h2>
      </legend>
      <TextAreaField
        {...field('trade_references')}
        optional
        maxLength={600}
        hint="Suppliers who know you, each with a telephone number"
      />
    </fieldset>
  )
}
