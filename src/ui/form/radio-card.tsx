import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './choice.css.ts'
import * as fieldCss from './field.css.ts'
import { describedBy } from './field.tsx'

export interface RadioCardGroupProps {
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  sideBySide?: boolean
  /** Target of the error summary. */
  id?: string
  children: ReactNode
}

export function RadioCardGroup(props: RadioCardGroupProps) {
  const { legend, legendHidden, hint, error, sideBySide, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const { 'aria-describedby': texts } = describedBy(id, { hint, error })
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={texts}>
      <legend className={legendHidden ? '' : css.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={css.group}>
        {hint && (
          <span className={fieldCss.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <div className={`${css.cards} ${sideBySide ? css.sideBySide : ''}`}>{children}</div>
        {error && (
          <span className={fieldCss.error} id={`${id}-error`}>
            <Icon name="warning" size="sm" />
            {error}
          </span>
        )}
      </div>
    </fieldset>
  )
}

export interface RadioCardProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  description?: ReactNode
  /** At the end of the card: a price, card brands. */
  aside?: ReactNode
  /** Content of this choice, inside the card below the label. */
  children?: ReactNode
}

export function RadioCard({ label, description, aside, children, ...input }: RadioCardProps) {
  const id = useId()
  return (
    <div className={css.radioCard}>
      <label className={css.radioRow}>
        <span className={css.lead}>
          <input
            {...input}
            type="radio"
            className={css.radioMark}
            aria-labelledby={`${id}-label`}
            {...((description || aside) && { 'aria-describedby': `${id}-more ${id}-aside` })}
          />
        </span>
        <span className={css.texts}>
          <span className={css.radioLabel} id={`${id}-label`}>
            {label}
          </span>
          {description && (
            <span className={css.description} id={`${id}-more`}>
              {description}
            </span>
          )}
        </span>
        {aside && (
          <span className={css.aside} id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </label>
      {children && <div className={css.inside}>{children}</div>}
    </div>
  )
}
