import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react'
import * as css from './field.css.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { type EnterKey, leaveOnEnter } from './leave-on-enter.ts'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className'>, FieldTexts {
  enter?: EnterKey
  /** An icon or button inside the field, at its end. */
  end?: ReactNode
  endWidth?: 'icon' | 'wide'
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    enter = 'submit',
    end,
    endWidth = 'icon',
    id,
    onKeyDown,
    ...input
  } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    leaveOnEnter(event, enter)
  }
  return (
    <Field id={fieldId} label={label} {...{ hint, error, optional: optional ?? false }}>
      <div className={css.frame}>
        <input
          type="text"
          required={!optional}
          {...input}
          {...describedBy(fieldId, { hint, error })}
          id={fieldId}
          className={`${css.control} ${css.padding[end ? endWidth : 'none']}`}
          onKeyDown={handleKey}
        />
        {end && <div className={`${css.end} ${endWidth === 'wide' ? css.besideMark : ''}`}>{end}</div>}
      </div>
    </Field>
  )
}
