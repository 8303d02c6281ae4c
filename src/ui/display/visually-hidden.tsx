import type { ComponentProps } from 'react'
import * as css from './visually-hidden.css.ts'

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.hidden} />
}
