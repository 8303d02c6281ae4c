import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './field.css.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'className'>, FieldTexts {
  labelBeside?: boolean
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelBeside = false, id, children, ...select } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} {...{ hint, error, labelBeside, optional: optional ?? false }}>
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
