import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import { Spinner } from '#src/ui/display/spinner.tsx'
import * as css from './button.css.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  tone?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
  tight?: boolean
  flush?: boolean
  busy?: boolean
  icon?: ReactNode
  /** Makes the button aria-disabled but focusable, with this text below it. */
  blockedReason?: ReactNode
  /** The reason is visible elsewhere; here it is only for screen readers. */
  reasonHidden?: boolean
}

export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    wide = false,
    tight,
    flush = false,
    busy = false,
    icon,
    blockedReason,
    reasonHidden = false,
    children,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const blocked = Boolean(blockedReason)
  const shape = (wide && 'wide') || (flush && 'flush') || 'fit'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <span className={blocked && !reasonHidden ? css.explained[shape] : css.unexplained}>
      <button
        type="button"
        {...rest}
        {...(busy && { 'aria-busy': true })}
        {...(blocked && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        className={css.buttonStyle({ tone, size, wide, tight, flush })}
        onClick={press}
      >
        <span className={css.label}>
          {icon}
          {children}
        </span>
        {busy && (
          <span className={css.busyMark}>
            <Spinner />
          </span>
        )}
      </button>
      {blocked && (
        <span className={reasonHidden ? hidden : css.reason} id={reasonId}>
          {blockedReason}
        </span>
      )}
    </span>
  )
}
