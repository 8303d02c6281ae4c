import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import * as css from './progress-bar.css.ts'

export interface ProgressBarProps {
  active: boolean
  label?: string
}

/** A 2 px bar below its positioned parent (the header) while shown content is refetched. */
export function ProgressBar({ active, label = 'Refreshing' }: ProgressBarProps) {
  if (!active) return null
  return (
    <div className={css.track}>
      <progress className={hidden} aria-label={label} />
      <div className={css.runner} />
    </div>
  )
}
