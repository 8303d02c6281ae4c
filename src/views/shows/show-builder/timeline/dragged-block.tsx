import { cueColor } from '#src/views/shows/show-builder/cue-color.ts'
import { cssVariables } from '#src/views/shows/show-builder/css-variables.ts'
import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import * as css from './timeline.css.ts'
import type { DraggedCue } from './use-cue-drag.ts'

export interface DraggedBlockProps {
  readonly target: DraggedCue | null
  readonly views: readonly CueView[]
}

/** The copy of a cue that follows the pointer, with the time at which it would be dropped. */
export function DraggedBlock({ target, views }: DraggedBlockProps) {
  const view = views.find(({ cue }) => cue.id === target?.cue)
  if (target === null || !view?.span) return null
  const { span, product, number, name } = view
  const { left, top, at_ms } = target
  return (
    <div
      className={css.dragged}
      data-dragged={view.cue.id}
      style={{
        insetInlineStart: `${left}px`,
        insetBlockStart: `${top}px`,
        ...cssVariables({
          [css.from]: span.start_ms / 1_000,
          [css.until]: span.end_ms / 1_000,
          [css.tint]: cueColor(product),
        }),
      }}
      aria-hidden
    >
      <span className={css.draggedTime}>{clockText(at_ms)}</span>
      <span className={css.draggedName}>
        {number}: {name}
      </span>
    </div>
  )
}
