import type { ComponentProps, ReactNode } from 'react'
import * as css from './table.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TableProps {
  caption: string
  captionHidden?: boolean
  /** thead, tbody and tfoot made of `HeadCell` and `Cell`. */
  children: ReactNode
}

export function Table({ caption, captionHidden = false, children }: TableProps) {
  return (
    // Without a tab stop, a table wider than a phone could not be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={captionHidden ? '' : css.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

export interface HeadCellProps extends Omit<ComponentProps<'th'>, 'className'> {
  numeric?: boolean
}

export function HeadCell({ numeric = false, ...rest }: HeadCellProps) {
  return <th scope="col" {...rest} className={`${css.head} ${numeric ? css.numeric : ''}`} />
}

export interface CellProps extends Omit<ComponentProps<'td'>, 'className'> {
  numeric?: boolean
}

export function Cell({ numeric = false, ...rest }: CellProps) {
  return <td {...rest} className={`${css.cell} ${numeric ? css.numeric : ''}`} />
}
