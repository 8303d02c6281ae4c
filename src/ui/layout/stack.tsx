import type { ComponentPropsWithRef } from 'react'
import type { Space } from '#src/ui/theme/scale.ts'
import * as css from './layout.css.ts'

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main' | 'aside' | 'header'
  gap?: Space
  align?: keyof typeof css.align
}

/** A column with equal gaps. */
export function Stack({ as = 'div', gap = 16, align, className = '', ...rest }: StackProps) {
  // every element in `as` accepts the attributes and ref of a div
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={`${css.stack} ${css.gap[gap]} ${align ? css.align[align] : ''} ${className}`}
    />
  )
}

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'section'
  gap?: Space
  align?: keyof typeof css.align
  justify?: keyof typeof css.justify
}

/** A wrapping row with equal gaps. */
export function Cluster({ as = 'div', gap = 12, align, justify, className = '', ...rest }: ClusterProps) {
  // every element in `as` accepts the attributes and ref of a div
  const Element = as as 'div'
  const classes = [
    css.cluster,
    css.gap[gap],
    align && css.align[align],
    justify && css.justify[justify],
    className,
  ]
  return <Element {...rest} className={classes.filter(Boolean).join(' ')} />
}
