/* In the ARIA combobox pattern the input keeps the focus and all keys, and native options cannot hold a picture. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
import type { ReactNode, SyntheticEvent } from 'react'
import * as css from './combobox.css.ts'

export interface ComboboxPopupContent<Option> {
  options: readonly Option[]
  optionKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  /** -1 while no option is active. */
  activeIndex: number
  onChoose: (option: Option) => void
  /** Newer options are being fetched: the shown ones are dimmed. */
  stale?: boolean
  /** Shown below or instead of options: no results, failed. */
  message?: ReactNode
  /** For example "See all results". */
  footer?: ReactNode
}

export interface ComboboxPopupProps<Option> extends ComboboxPopupContent<Option> {
  label: string
  open: boolean
  listId: string
}

export function ComboboxPopup<Option>(props: ComboboxPopupProps<Option>) {
  const { options, optionKey, renderOption, activeIndex, onChoose, stale, message, footer, label, listId } =
    props
  return (
    <div className={css.popup} hidden={!props.open} onMouseDown={keepFocus}>
      <div id={listId} role="listbox" aria-label={label} className={`${css.list} ${stale ? css.stale : ''}`}>
        {options.map((option, index) => (
          <div
            key={optionKey(option)}
            id={`${listId}-${index}`}
            ref={index === activeIndex ? keepInSight : undefined}
            role="option"
            aria-selected={index === activeIndex}
            className={css.option}
            onClick={() => onChoose(option)}
          >
            {renderOption(option)}
          </div>
        ))}
      </div>
      {message && <div className={css.message}>{message}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  )
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** A press on the popup must not blur the input, since blur closes the popup. */
function keepFocus(event: SyntheticEvent) {
  event.preventDefault()
}
