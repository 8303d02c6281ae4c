import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { Button } from '#src/ui/action/button.tsx'
import { page as pageStyle } from '#src/views/account/account-page.css.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import type { TemplateFormActor } from './templates/save-template.tsx'
import { AddedLines } from './added-lines.tsx'
import { failureText } from './line-texts.ts'
import * as css from './quick-order.css.ts'
import { ReviewLines } from './review-lines.tsx'
import { type QuickOrder, type QuickOrderParts, useQuickOrder } from './use-quick-order.ts'
import { WriteLines } from './write-lines.tsx'

export interface QuickOrderPageProps extends QuickOrderParts {
  /** saves templates */
  readonly form: TemplateFormActor
}

/** Many lines are written, read from a file, or taken from an order, a cart or a template, and shown before they are added. */
export function QuickOrderPage({ form, ...parts }: QuickOrderPageProps) {
  usePageTitle('Quick order')
  const quick = useQuickOrder(parts)
  const { value, context } = quick.snapshot
  const part = partOf(quick)
  const ref = useFocusOnSwap<HTMLDivElement>(part)
  return (
    <div className={pageStyle}>
      <h1 tabIndex={-1}>{context.name ?? 'Quick order'}</h1>
      <div className={pageStyle} ref={ref}>
        <Part key={part} part={part} quick={quick} form={form} />
      </div>
      <VisuallyHidden>
        <output>{value === 'checking' && 'Checking your lines'}</output>
      </VisuallyHidden>
    </div>
  )
}

type PartName = 'write' | 'wait' | 'uncheckable' | 'review' | 'result'

function partOf({ snapshot }: QuickOrder): PartName {
  const { value } = snapshot
  if (snapshot.hasTag('shown')) return 'review'
  if (value === 'added' || value === 'partlyAdded') return 'result'
  if (value === 'uncheckable') return 'uncheckable'
  return value === 'checking' ? 'wait' : 'write'
}

interface PartProps {
  readonly part: PartName
  readonly quick: QuickOrder
  readonly form: TemplateFormActor
}

function Part({ part, quick, form }: PartProps) {
  switch (part) {
    case 'write':
      return <WriteLines quick={quick} />
    case 'wait':
      return <Waiting quick={quick} />
    case 'uncheckable':
      return <Uncheckable quick={quick} />
    case 'review':
      return <ReviewLines quick={quick} form={form} />
    default:
      return <AddedLines quick={quick} />
  }
}

const ROWS = ['a', 'b', 'c', 'd']

function Waiting({ quick }: { readonly quick: QuickOrder }) {
  return (
    <>
      <SkeletonGroup label="Checking the lines" className={css.column}>
        {ROWS.map((row) => (
          <Skeleton key={row} className={css.skeleton} />
        ))}
      </SkeletonGroup>
      <div>
        <Button tone="outline" icon={<Spinner />} onClick={quick.change}>
          Stop
        </Button>
      </div>
    </>
  )
}

function Uncheckable({ quick }: { readonly quick: QuickOrder }) {
  const offline = useOffline()
  const { failure, source } = quick.snapshot.context
  return (
    <Notice
      tone="danger"
      role="alert"
      heading="The lines could not be checked."
      actions={
        <>
          <Button tone="primary" blockedReason={offline} onClick={quick.checkAgain}>
            Check again
          </Button>
          <Button onClick={quick.change}>
            {source.kind === 'typed' ? 'Change the list' : 'Write a list'}
          </Button>
        </>
      }
    >
      {failure !== null && failureText(failure)}
    </Notice>
  )
}
