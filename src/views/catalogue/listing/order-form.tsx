import { type KeyboardEvent, useRef } from 'react'
import type { Product } from '#contract/catalogue/products.ts'
import { LoginPrompt } from '#src/views/account/login/login-prompt.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import * as css from './order-form.css.ts'
import { OrderBar } from './order-bar.tsx'
import { OrderRow } from './order-row.tsx'
import { useOrderLines } from './use-order-lines.ts'

/** One row per product. Enter moves to the quantity of the next row, Shift+Enter to the previous one. */
export function OrderForm({ products }: { products: readonly Product[] }) {
  const rows = useRef<HTMLUListElement>(null)
  const lines = useOrderLines()
  const mayOrder = useSession().status === 'signedIn'
  return (
    <>
      <Headings mayOrder={mayOrder} />
      {/* handles bubbled key presses of the rows; the list itself is not interactive */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={rows}
        className={css.rows}
        aria-label="Order form"
        onKeyDown={(event) => moveOnEnter(event, rows.current)}
      >
        {products.map((product) => (
          <OrderRow
            key={product.products_id}
            product={product}
            quantity={mayOrder ? lines.quantityOf(product) : null}
            result={lines.results.get(product.products_id)}
            onChange={(quantity) => lines.change(product, quantity)}
          />
        ))}
      </ul>
      {mayOrder ? (
        <OrderBar lines={lines} />
      ) : (
        <p className={css.prompt}>
          <LoginPrompt />
        </p>
      )}
    </>
  )
}

function Headings({ mayOrder }: { mayOrder: boolean }) {
  const facts = mayOrder ? ['Packing', 'Case price', 'Piece price', 'Stock'] : ['Packing', 'Stock']
  return (
    <div aria-hidden className={css.headings}>
      <span>Product</span>
      <span className={css.facts}>
        {facts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      {mayOrder && (
        <span className={css.orderHeadings}>
          <span className={css.quantityHeading}>Cases</span>
          <span>Total</span>
        </span>
      )}
    </div>
  )
}

function moveOnEnter(event: KeyboardEvent<HTMLElement>, rows: HTMLElement | null): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || rows === null) return
  const inputs = [...rows.querySelectorAll<HTMLInputElement>('input[type="number"]:not(:disabled)')]
  inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)]?.focus()
}
