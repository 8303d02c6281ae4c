import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Spinner } from '#src/ui/display/spinner.tsx'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './icon-button.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  icon: IconName
  label: string
  busy?: boolean
  children?: ReactNode
}

export function IconButton({ icon, label, busy = false, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true })}
      aria-label={label}
      className={css.iconButtonStyle}
    >
      {busy ? <Spinner size="md" /> : <Icon name={icon} size="lg" />}
      {children}
    </button>
  )
}
