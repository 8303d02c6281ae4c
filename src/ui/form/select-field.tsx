import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './field.css.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'className'>, FieldTexts {}

export function SelectField({ label, hint, error, optional, id, children, ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} {...{ hint, error, optional: optional ?? false }}>
      <div className={css.frame}>
        <select
          required={!optional}
          {...select}
          {...describedBy(fieldId, { hint, error })}
          id={fieldId}
          className={`${css.control} ${css.select}`}
        >
          {children}
        </select>
        <span className={css.chevron}>
          <Icon name="chevronDown" size="sm" />
        </span>
      </div>
    </Field>
  )
}
