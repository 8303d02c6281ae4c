import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './chip.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ChipProps {
  children: ReactNode
  onRemove: () => void
}

export function Chip({ children, onRemove }: ChipProps) {
  return (
    <button type="button" className={css.chipStyle} onClick={onRemove}>
      <VisuallyHidden>Remove </VisuallyHidden>
      {children}
      <Icon name="close" size="sm" />
    </button>
  )
}

export interface ChipListProps {
  label: string
  children: ReactNode
}

/** Put each chip into its own `<li>`. */
export function ChipList({ label, children }: ChipListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  )
}
