import { Icon } from '#src/ui/icon/icon.tsx'
import { ZOOMS } from './time-scale.ts'
import * as css from './timeline.css.ts'

export interface ZoomToolsProps {
  readonly zoom: number
  readonly onChange: (step: 1 | -1) => void
  readonly onFit: () => void
}

export function ZoomTools({ zoom, onChange, onFit }: ZoomToolsProps) {
  const isWidest = zoom === ZOOMS[0]
  const isClosest = zoom === ZOOMS.at(-1)
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-label="Show more time"
        aria-disabled={isWidest}
        onClick={() => !isWidest && onChange(-1)}
      >
        <Icon name="minus" size="sm" />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label="Show less time"
        aria-disabled={isClosest}
        onClick={() => !isClosest && onChange(1)}
      >
        <Icon name="plus" size="sm" />
      </button>
      <button type="button" className={css.toolWide} onClick={onFit}>
        Fit
      </button>
    </>
  )
}
