import type { ComponentPropsWithRef } from 'react'
import * as css from './layout.css.ts'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  narrow?: boolean
}

export function Container({ narrow = false, className = '', ...rest }: ContainerProps) {
  return <div {...rest} className={`${css.container} ${narrow ? css.narrow : ''} ${className}`} />
}
