import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { comboboxKey } from './combobox-key.ts'
import { ComboboxPopup, type ComboboxPopupContent } from './combobox-popup.tsx'
import * as css from './combobox.css.ts'

type InputAttributes = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type' | 'role' | 'className'>

export interface ComboboxProps<Option> extends ComboboxPopupContent<Option> {
  label: string
  value: string
  onValueChange: (value: string) => void
  open: boolean
  onActiveChange: (index: number) => void
  /** Enter without an active option. */
  onSubmit: () => void
  onClose: () => void
  /** The right arrow key on an active option; false: the key moves the caret. */
  onArrowRight?: (option: Option) => boolean
  /** Announced politely, for example "8 suggestions". */
  status?: string
  /** An icon inside the field, at its end. */
  end?: ReactNode
  input?: InputAttributes
}

/** A controlled search box with suggestions (ARIA combobox pattern). */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, value, onValueChange, open, options, activeIndex, onClose, status = '', end, input } = props
  const listId = useId()
  const active = open ? options[activeIndex] : undefined
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowRight' && active !== undefined && !event.repeat && props.onArrowRight?.(active)) {
      event.preventDefault()
      return
    }
    const action = comboboxKey(event.key, { open, count: options.length, activeIndex, value })
    if (!action) return
    event.preventDefault()
    if (action.kind === 'activate') props.onActiveChange(action.index)
    else if (action.kind === 'close') onClose()
    else if (action.kind === 'clear') onValueChange('')
    else if (active === undefined) props.onSubmit()
    else props.onChoose(active)
  }
  return (
    <div className={css.frame}>
      <span className={css.lead}>
        <Icon name="search" />
      </span>
      <input
        autoComplete="off"
        {...input}
        type="search"
        role="combobox"
        className={css.input}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : `${listId}-${activeIndex}`}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={(event) => {
          input?.onBlur?.(event)
          onClose()
        }}
      />
      {end && <span className={css.end}>{end}</span>}
      <ComboboxPopup {...props} listId={listId} />
      <output className={hidden}>{status}</output>
    </div>
  )
}
