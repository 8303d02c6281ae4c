import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { CaseTable } from '#pyro/show/case-table.ts'
import type { ShowEdit } from '#pyro/show/edits.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { LoginPrompt } from '#src/views/account/login/login-prompt.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './buy.css.ts'
import { CaseLine } from './case-row.tsx'
import { LicenseNotice } from './license-notice.tsx'
import type { Purchase } from './use-purchase.ts'

export interface CaseListProps {
  readonly doc: ShowDoc
  readonly table: CaseTable
  readonly inCart: ReadonlyMap<number, number>
  readonly isCustomer: boolean
  readonly countsCart: boolean
  readonly onCountCart: (countsCart: boolean) => void
  readonly edit: ((edit: ShowEdit) => void) | null
  readonly createId: () => string
  readonly purchase: Purchase
}

/** All cases of the show with what is left over, short or in the cart already. */
export function CaseList(props: CaseListProps) {
  const { doc, table, inCart, edit, createId } = props
  const rows = [...table.rows, ...table.also_needed]
  if (rows.length === 0 && table.unknown.length === 0)
    return (
      <EmptyState title="No cases yet" titleLevel="h2">
        Add products to the show; their cases are counted here.
      </EmptyState>
    )
  return (
    <>
      <h2 className={css.heading} tabIndex={-1}>
        Whole cases
      </h2>
      <ul className={css.rows}>
        {rows.map((row) => (
          <CaseLine
            key={row.products_id}
            {...{ row, doc, edit, createId }}
            inCart={inCart.get(row.products_id) ?? 0}
          />
        ))}
      </ul>
      {table.unknown.length > 0 && (
        <Notice tone="warn">
          {counted(table.unknown.length, 'product')} of this show {table.unknown.length === 1 ? 'is' : 'are'}{' '}
          no longer sold here.
        </Notice>
      )}
      <LicenseNotice rows={rows} />
      <Sum {...props} />
    </>
  )
}

/** Why there is nothing to add. */
export function nothingText({ cases, missing }: Pick<CaseTable['totals'], 'cases' | 'missing'>): string {
  if (cases === 0 && missing === 0) return 'You already have every device of the show.'
  if (cases === 0) return 'Nothing of the show is in stock.'
  const held = `Your cart already holds ${cases === 1 ? 'the case' : `all ${counted(cases, 'case')}`}`
  return missing === 0 ? `${held}.` : `${held} that can be bought; the rest is not in stock.`
}

function Sum({ table, inCart, isCustomer, countsCart, onCountCart, purchase }: CaseListProps) {
  const offline = useOffline()
  const { cases, total, leftover_value, leftover } = table.totals
  const { lines } = purchase.snapshot.context
  const added = countCases(lines)
  const nothing = added === 0 ? nothingText(table.totals) : undefined
  return (
    <>
      <dl className={css.sum}>
        <dt>{counted(cases, 'case')}</dt>
        <dd className={`${css.value} ${css.total}`}>{total === null ? '' : formatMoney(total)}</dd>
        {leftover > 0 && (
          <>
            <dt className={css.note}>of it for {counted(leftover, 'device')} left over</dt>
            <dd className={`${css.value} ${css.note}`}>
              {leftover_value === null ? '' : formatMoney(leftover_value)}
            </dd>
          </>
        )}
      </dl>
      {inCart.size > 0 && (
        <Checkbox
          label="Count what is in my cart"
          hint="Only the cases that it lacks are added."
          checked={countsCart}
          onChange={({ currentTarget }) => onCountCart(currentTarget.checked)}
        />
      )}
      {isCustomer ? (
        <div className={css.bar}>
          <Button
            tone="primary"
            busy={purchase.snapshot.matches('checking')}
            blockedReason={nothing ?? offline}
            onClick={purchase.review}
          >
            Review {counted(added, 'case')}
          </Button>
        </div>
      ) : (
        <p>
          <LoginPrompt /> and to add the show to your cart. Your show stays on this device.
        </p>
      )}
    </>
  )
}
