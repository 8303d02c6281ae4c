import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './disclosure.css.ts'

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'className'> {
  summary: ReactNode
  /** Of disclosures with the same name only one is open. */
  name?: string
}

export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={css.details}>
      <summary className={css.summary}>
        {summary}
        <span className={css.mark}>
          <Icon name="chevronDown" size="sm" />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
