import { counted } from '#contract/platform/format-count.ts'
import { useState } from 'react'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { FormOrigin, ReviewedLine } from '#machines/quick-order/quick-order.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { SaveTemplate, type TemplateFormActor } from './templates/save-template.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { changesText, chosenTotals, failureText, keysOf } from './line-texts.ts'
import * as css from './quick-order.css.ts'
import { ReviewLine } from './review-line.tsx'
import { SkippedRows } from './skipped-rows.tsx'
import type { QuickOrder } from './use-quick-order.ts'

/** Every line with its state, price and cases, before any is added. */
export function ReviewLines({
  quick,
  form,
}: {
  readonly quick: QuickOrder
  readonly form: TemplateFormActor
}) {
  const { snapshot, order } = quick
  const { reviewed, origin, failure } = snapshot.context
  const isFixed = !snapshot.matches('reviewing')
  const [onlyProblems, setOnlyProblems] = useState(false)
  const offline = useOffline()
  const keys = keysOf(reviewed)
  const problems = reviewed.filter(({ state }) => state !== 'ready').length
  return (
    <>
      <Cluster>
        <Button
          tone="outline"
          blockedReason={isFixed && 'The lines are being added.'}
          reasonHidden
          onClick={quick.change}
        >
          Change the list
        </Button>
        <Button
          tone="outline"
          blockedReason={isFixed ? 'The lines are being added.' : offline}
          reasonHidden
          onClick={quick.checkAgain}
        >
          Check stock again
        </Button>
        <SaveTemplate form={form} content={{ lines: templateLines(reviewed) }} />
      </Cluster>
      <OriginNotice origin={origin} lines={reviewed} />
      <div className={css.tools}>
        <h2 className={css.heading} tabIndex={-1}>
          {countText(reviewed.length, problems)}
        </h2>
        {problems > 0 && problems < reviewed.length && (
          <Checkbox
            label="Only lines with a problem"
            checked={onlyProblems}
            onChange={(event) => setOnlyProblems(event.currentTarget.checked)}
          />
        )}
      </div>
      <SkippedNotice quick={quick} />
      <ul className={css.rows}>
        {reviewed.map((line, index) =>
          onlyProblems && line.state === 'ready' ? null : (
            <ReviewLine key={keys[index]} line={line} index={index} isFixed={isFixed} order={order} />
          ),
        )}
      </ul>
      {failure !== null && !snapshot.matches('unconfirmed') && (
        <Notice tone="danger" role="alert">
          Nothing was added. {failureText(failure)}
        </Notice>
      )}
      <AddBar quick={quick} />
    </>
  )
}

const templateLines = (lines: readonly ReviewedLine[]) =>
  lines.flatMap(({ product, quantity }) =>
    product === null || quantity === 0
      ? []
      : [{ products_id: product.products_id, quantity: Math.min(MAX_QUANTITY, quantity) }],
  )

function countText(all: number, problems: number): string {
  const lines = counted(all, 'line')
  if (problems === 0) return `${lines}, all in stock`
  return `${lines}, ${problems} of them with a problem`
}

/** What an order form of ours was made from, and what has changed since; its lines say the same one by one. */
function OriginNotice({
  origin,
  lines,
}: {
  readonly origin: FormOrigin
  readonly lines: readonly ReviewedLine[]
}) {
  const { projectId } = useShop()
  const { day, level, storefront } = origin
  const changes = changesText(lines)
  const isNamed = day !== undefined && level !== undefined
  if (!isNamed && changes === null) return null
  return (
    <Notice tone="info">
      {isNamed && `This form was made on ${day} with ${level} prices. `}
      Prices and stock shown here are those of now. {changes}
      {storefront !== undefined && storefront !== String(projectId) && (
        <> It comes from our other shop, so some of its products may not be found.</>
      )}
    </Notice>
  )
}

function SkippedNotice({ quick }: { readonly quick: QuickOrder }) {
  const { skipped } = quick.snapshot.context
  if (skipped.length === 0) return null
  return (
    <Notice
      tone="warn"
      heading={counted(skipped.length, 'row is left out', 'rows are left out')}
      headingLevel="h3"
      actions={
        quick.snapshot.matches('reviewing') && (
          <Button onClick={quick.change}>Correct {skipped.length === 1 ? 'it' : 'them'}</Button>
        )
      }
    >
      <SkippedRows rows={skipped} />
    </Notice>
  )
}

/** What will be added, its price, and the button for it. */
function AddBar({ quick }: { readonly quick: QuickOrder }) {
  const offline = useOffline()
  const { snapshot } = quick
  const { reviewed } = snapshot.context
  const { count, total, before } = chosenTotals(reviewed)
  if (snapshot.matches('unconfirmed'))
    return (
      <Notice
        tone="warn"
        role="alert"
        heading="It is not known whether the lines were added."
        actions={
          <Button tone="primary" blockedReason={offline} onClick={quick.addAgain}>
            Try again
          </Button>
        }
      >
        No answer came. Trying again adds them at most once.
      </Notice>
    )
  return (
    <section className={css.bar} aria-label="To be added">
      <output className={css.total}>
        {count} of {counted(reviewed.length, 'line')}, <Money cents={total} />
        {before !== null && (
          <span className={css.before}>
            {' '}
            (was <Money cents={before} />)
          </span>
        )}
      </output>
      <Button
        tone="primary"
        busy={snapshot.matches('adding')}
        blockedReason={count === 0 ? 'Choose at least one line.' : offline}
        reasonHidden
        onClick={quick.add}
      >
        Add to cart
      </Button>
    </section>
  )
}
