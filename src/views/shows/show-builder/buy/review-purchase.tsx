import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { CaseRow } from '#pyro/show/case-table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { failureText } from '#src/views/shows/show-builder/failure-text.ts'
import * as css from './buy.css.ts'
import { LicenseNotice } from './license-notice.tsx'
import type { Purchase } from './use-purchase.ts'

export interface ReviewPurchaseProps {
  readonly rows: readonly CaseRow[]
  readonly purchase: Purchase
}

/** What is added, once more before it is. */
export function ReviewPurchase({ rows, purchase }: ReviewPurchaseProps) {
  const offline = useOffline()
  const { snapshot, confirm, cancel } = purchase
  const { lines, failure } = snapshot.context
  const isAdding = snapshot.matches('adding')
  const byId = new Map(rows.map((row) => [row.products_id, row]))
  const shown = lines.map((line) => ({ ...line, row: byId.get(line.products_id) }))
  const cases = countCases(lines)
  return (
    <>
      <h2 className={css.heading} tabIndex={-1}>
        Add {counted(cases, 'case')} to your cart?
      </h2>
      {failure !== null && !isAdding && (
        <Notice tone="danger" role="alert" heading="Nothing was added" headingLevel="h3">
          {failureText(failure)}
        </Notice>
      )}
      <ul className={css.rows}>
        {shown.map(({ products_id, quantity, row }) => (
          <li key={products_id} className={css.row}>
            <span className={css.wide}>{row?.product.products_name ?? `Product ${products_id}`}</span>
            <span className={css.money}>
              {counted(quantity, 'case')}
              {row?.price !== undefined && row.price !== null && (
                <span>{formatMoney(row.price * quantity)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Missing rows={rows} />
      <LicenseNotice rows={rows} />
      <div className={css.bar}>
        <Total shown={shown} />
        <Button tone="primary" busy={isAdding} blockedReason={offline} onClick={confirm}>
          {isAdding ? `Adding ${counted(cases, 'case')}` : `Add ${counted(cases, 'case')}`}
        </Button>
        {!isAdding && (
          <Button tone="outline" onClick={cancel}>
            Back
          </Button>
        )}
      </div>
    </>
  )
}

interface TotalProps {
  readonly shown: readonly { readonly quantity: number; readonly row: CaseRow | undefined }[]
}

/** Of what is added; nothing where a price is not known. */
function Total({ shown }: TotalProps) {
  const prices = shown.map(({ quantity, row }) => {
    const price = row?.price ?? null
    return price === null ? null : price * quantity
  })
  if (prices.includes(null)) return null
  return (
    <p className={css.barTotal}>
      Total{' '}
      <span className={css.total}>
        {formatMoney(prices.reduce<number>((sum, each) => sum + (each ?? 0), 0))}
      </span>
    </p>
  )
}

function Missing({ rows }: Pick<ReviewPurchaseProps, 'rows'>) {
  const missing = rows.reduce((sum, row) => sum + row.missing, 0)
  if (missing === 0) return null
  return <Notice tone="warn">{counted(missing, 'device')} of the show cannot be bought now.</Notice>
}
