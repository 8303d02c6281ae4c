import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './choice.css.ts'
import * as fieldCss from './field.css.ts'
import { describedBy } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div>
      <label className={css.row}>
        <span className={css.lead}>
          <CheckMark {...input} {...describedBy(fieldId, { hint, error })} id={fieldId} />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <span className={fieldCss.error} id={`${fieldId}-error`}>
          <Icon name="warning" size="sm" />
          {error}
        </span>
      )}
      {hint && (
        <span className={`${fieldCss.hint} ${css.below}`} id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** The box alone; wrap it in a label. */
export function CheckMark(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return (
    <span className={css.checkBox}>
      <input {...props} type="checkbox" className={css.checkMark} />
      <span className={css.tick}>
        <Icon name="check" size="sm" />
      </span>
    </span>
  )
}
