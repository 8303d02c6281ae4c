import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { PATHS } from '#contract/content/paths.ts'
import { type NotAdded, notAddedOf } from '#machines/quick-order/quick-order.selectors.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { keysOf } from './line-texts.ts'
import { notAddedCsv } from './not-added-csv.ts'
import * as css from './quick-order.css.ts'
import type { QuickOrder } from './use-quick-order.ts'

/** What the server added, and of all else the reason. */
export function AddedLines({ quick }: { readonly quick: QuickOrder }) {
  const { context } = quick.snapshot
  const notAdded = notAddedOf(context)
  const added = context.results.filter(({ quantity }) => quantity > 0)
  const cases = countCases(added)
  return (
    <>
      <Card as="section" className={css.column} aria-labelledby="added-title">
        <h2 id="added-title" className={css.heading} tabIndex={-1}>
          {added.length === 0
            ? 'Nothing was added'
            : `${counted(added.length, 'product')} in your cart, ${counted(cases, 'case')}`}
        </h2>
        <Cluster>
          <Link to={PATHS.cart} className={buttonStyle({ tone: 'primary' })}>
            Open cart
          </Link>
          <Button tone="outline" onClick={quick.startAgain}>
            {restText(context.skipped.length)}
          </Button>
        </Cluster>
      </Card>
      {notAdded.length > 0 && <Rest lines={notAdded} />}
    </>
  )
}

function restText(skipped: number): string {
  if (skipped === 0) return 'Write another list'
  return `Correct ${counted(skipped, 'row')}`
}

function Rest({ lines }: { readonly lines: readonly NotAdded[] }) {
  const keys = keysOf(lines)
  return (
    <Card as="section" className={css.column} aria-labelledby="rest-title">
      <h2 id="rest-title" className={css.heading}>
        {restTitle(lines)}
      </h2>
      <ul className={css.reasons}>
        {lines.map(({ code, name, cases, added, reason }, index) => (
          <li key={keys[index]} className={css.reason}>
            <span className={css.name}>
              {name === '' ? code : `${code} ${name}`}
              {cases > 0 && `, ${counted(cases, added > 0 ? 'more case' : 'case')}`}
            </span>
            <span className={css.note}>{reason}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button tone="outline" onClick={() => downloadText(notAddedCsv(lines), 'not-added.csv')}>
          Download what was not added
        </Button>
      </div>
    </Card>
  )
}

/** A line of which some cases are in the cart is not called one that was not added. */
function restTitle(lines: readonly NotAdded[]): string {
  const left = counted(lines.length, 'line was not added', 'lines were not added')
  return lines.some(({ added }) => added > 0) ? `${left} in full` : left
}

function downloadText(text: string, download: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href, download }).click()
  URL.revokeObjectURL(href)
}
