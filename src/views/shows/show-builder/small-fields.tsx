import { type ReactNode, useId, useState } from 'react'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './step-field.css.ts'

interface SmallFieldProps {
  readonly label: string
  /** names the field where the label alone is ambiguous */
  readonly name?: string
  /** `inColumn`: on wide screens, where a column has a heading */
  readonly hidesLabel?: 'always' | 'inColumn'
  readonly isReadOnly?: boolean
}

const labelStyles = { always: hidden, inColumn: css.labelInColumn, never: css.label } as const

export interface SmallSelectProps extends SmallFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

export function SmallSelect(props: SmallSelectProps) {
  const { label, name = label, hidesLabel, isReadOnly = false, value, onChange, children } = props
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={labelStyles[hidesLabel ?? 'never']}>
        {label}
      </label>
      <div className={css.frame}>
        <select
          id={id}
          className={css.select}
          aria-label={name === label ? undefined : name}
          disabled={isReadOnly}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {children}
        </select>
        <span className={css.chevron}>
          <Icon name="chevronDown" size="sm" />
        </span>
      </div>
    </div>
  )
}

export interface SmallTextProps extends SmallFieldProps {
  readonly value: string
  readonly maxLength: number
  readonly placeholder?: string
  /** an empty text is no value: the former one stays */
  readonly isNeeded?: boolean
  readonly onCommit: (value: string) => void
}

/** A text that changes the show once it is finished, so that it is one step of undo. */
export function SmallText(props: SmallTextProps) {
  const { label, name = label, hidesLabel, isReadOnly = false, value, onCommit } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const text = (draft ?? value).trim()
    setDraft(null)
    if (text !== value && !(props.isNeeded && text === '')) onCommit(text)
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={labelStyles[hidesLabel ?? 'never']}>
        {label}
      </label>
      <div className={css.frame}>
        <input
          id={id}
          className={css.text}
          aria-label={name === label ? undefined : name}
          autoComplete="off"
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          readOnly={isReadOnly}
          data-writing={draft !== null}
          value={draft ?? value}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key !== 'Escape' || draft === null) return
            event.stopPropagation()
            setDraft(null)
          }}
        />
      </div>
    </div>
  )
}
