import { type ComponentPropsWithRef, useId } from 'react'
import * as css from './field.css.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export interface TextAreaFieldProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>,
    FieldTexts {}

export function TextAreaField({ label, hint, error, optional, id, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} {...{ hint, error, optional: optional ?? false }}>
      <textarea
        required={!optional}
        {...area}
        {...describedBy(fieldId, { hint, error })}
        id={fieldId}
        className={`${css.control} ${css.area}`}
      />
    </Field>
  )
}
