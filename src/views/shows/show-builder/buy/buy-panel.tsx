import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { quantityOf } from '#machines/cart/cart.selectors.ts'
import { linesToAdd } from '#pyro/show/case-offers.ts'
import { caseTable } from '#pyro/show/case-table.ts'
import type { ShowEdit } from '#pyro/show/edits.ts'
import type { ShowProducts } from '#pyro/show/show-product.ts'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { Bought } from './bought.tsx'
import * as css from './buy.css.ts'
import { CaseList } from './case-list.tsx'
import { ReviewPurchase } from './review-purchase.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import { type Purchase, type PurchaseParts, usePurchase } from './use-purchase.ts'

export interface BuyPanelProps extends PurchaseParts {
  readonly doc: ShowDoc
  readonly products: ShowProducts
  /** null: the show is read only */
  readonly edit: ((edit: ShowEdit) => void) | null
  /** of a new cue */
  readonly createId: () => string
}

const NOTHING: ReadonlyMap<number, number> = new Map()

/** The whole cases that the show takes, and how they come into the cart. */
export function BuyPanel({ doc, products, edit, createId, ...parts }: BuyPanelProps) {
  const table = useMemo(() => caseTable(doc, products), [doc, products])
  const rows = useMemo(() => [...table.rows, ...table.also_needed], [table])
  const inCart = useCasesInCart(rows.map(({ products_id }) => products_id))
  const [countsCart, setCountsCart] = useState(true)
  const lines = useMemo(() => linesToAdd(rows, countsCart ? inCart : NOTHING), [rows, countsCart, inCart])
  const purchase = usePurchase(parts, lines)
  const part = partOf(purchase)
  const ref = useFocusOnSwap<HTMLDivElement>(part)
  return (
    <div className={css.panel} ref={ref}>
      {part === 'cases' && (
        <CaseList
          {...{ doc, table, inCart, edit, createId, purchase, countsCart }}
          isCustomer={parts.customer_id !== null}
          onCountCart={setCountsCart}
        />
      )}
      {part === 'review' && <ReviewPurchase rows={rows} purchase={purchase} />}
      {part === 'unconfirmed' && <Unconfirmed purchase={purchase} />}
      {part === 'bought' && <Bought rows={rows} purchase={purchase} />}
    </div>
  )
}

function partOf({ snapshot }: Purchase) {
  if (snapshot.matches('reviewing') || snapshot.matches('adding')) return 'review'
  if (snapshot.matches('unconfirmed')) return 'unconfirmed'
  return snapshot.matches('added') || snapshot.matches('partlyAdded') ? 'bought' : 'cases'
}

/** Cases of these products that the cart holds, by products_id. */
function useCasesInCart(ids: readonly number[]): ReadonlyMap<number, number> {
  const cart = useCustomerActor('cart')
  const held = useSelector(cart, (snapshot) =>
    snapshot === undefined ? '' : ids.map((id) => quantityOf(snapshot, id)).join(),
  )
  const asked = ids.join()
  return useMemo(() => {
    const counts = held === '' ? [] : held.split(',').map(Number)
    return new Map(
      asked
        .split(',')
        .map((id, index) => [Number(id), counts[index] ?? 0] as const)
        .filter(([, cases]) => cases > 0),
    )
  }, [held, asked])
}
