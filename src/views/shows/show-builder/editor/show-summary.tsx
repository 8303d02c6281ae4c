import { counted } from '#contract/platform/format-count.ts'
import { caseTable } from '#pyro/show/case-table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import { Money } from '#src/views/platform/components/price.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import type { Editing } from './use-editing.ts'
import * as css from './workspace.css.ts'

/** Cues, length and, for customers, what the whole cases cost; after a removal its Undo. */
export function ShowSummary({ editing }: { readonly editing: Editing }) {
  const { shown, views, length, removed, undo } = editing
  const { customer } = useSession()
  const { totals } = caseTable(shown.doc, shown.products)
  if (views.length === 0)
    return (
      <div className={css.summary}>
        {removed === null ? (
          <span>
            No cues yet.
            <span className={css.onlyWide}>
              {' '}
              Add a product from the finder, or choose one there and press A on a track.
            </span>
          </span>
        ) : (
          <Removed text={removed} onUndo={undo} />
        )}
      </div>
    )
  const price =
    customer !== null && totals.total !== null && totals.total > 0
      ? { level: customer.price_levels_name, total: totals.total }
      : null
  return (
    <div className={css.summary}>
      <span>
        {counted(views.length, 'cue')} · {clockText(length, false)}
        {totals.cases > 0 && (
          <span className={price ? css.onlyWide : undefined}> · {counted(totals.cases, 'case')}</span>
        )}
        {price && (
          <>
            {' '}
            · <span className={css.onlyWide}>{price.level} </span>
            <span className={css.strong}>
              <Money cents={price.total} />
            </span>
          </>
        )}
      </span>
      {removed !== null && <Removed text={removed} onUndo={undo} />}
    </div>
  )
}

interface RemovedProps {
  readonly text: string
  readonly onUndo: () => void
}

function Removed({ text, onUndo }: RemovedProps) {
  return (
    <span>
      {text}{' '}
      <Button size="sm" tone="quiet" onClick={onUndo}>
        Undo
      </Button>
    </span>
  )
}
