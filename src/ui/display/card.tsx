import type { ComponentPropsWithRef } from 'react'
import * as css from './card.css.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  padding?: keyof typeof css.padding
  lifted?: boolean
}

export function Card({ as = 'div', padding = 'md', lifted = false, className = '', ...rest }: CardProps) {
  // every element in `as` accepts the attributes and ref of a div
  const Element = as as 'div'
  const classes = `${css.card} ${css.padding[padding]} ${lifted ? css.lifted : ''} ${className}`
  return <Element {...rest} className={classes.trim()} />
}
