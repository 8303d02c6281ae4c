import { type KeyboardEvent, useRef } from 'react'
import type { Product } from '#contract/products.ts'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { HeadCell, Table } from '#src/ui/display/table.tsx'
import { LoginPrompt } from '#src/views/layout/login-prompt.tsx'
import { useSession } from '#src/views/shop/hooks/use-session.ts'
import * as css from './order-form.css.ts'
import { OrderBar } from './order-bar.tsx'
import { OrderRow } from './order-row.tsx'
import { useOrderLines } from './use-order-lines.ts'

/** One row per product. Enter goes to the quantity of the next row, with Shift to the one before. */
export function OrderForm({ products }: { products: readonly Product[] }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const lines = useOrderLines()
  const mayOrder = useSession().status === 'signedIn'
  return (
    <>
      <Table caption="Order form" captionHidden>
        <Head mayOrder={mayOrder} />
        {/* the rows hear which quantity Enter leaves; the section itself is not operated */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody ref={body} onKeyDown={(event) => moveOnEnter(event, body.current)}>
          {products.map((product) => (
            <OrderRow
              key={product.products_id}
              product={product}
              quantity={mayOrder ? lines.quantityOf(product) : null}
              result={lines.results.get(product.products_id)}
              onChange={(quantity) => lines.change(product, quantity)}
            />
          ))}
        </tbody>
      </Table>
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

function Head({ mayOrder }: { mayOrder: boolean }) {
  return (
    <thead>
      <tr>
        <HeadCell>
          <VisuallyHidden>Picture</VisuallyHidden>
        </HeadCell>
        <HeadCell>Product</HeadCell>
        <HeadCell>Packaging</HeadCell>
        {mayOrder && (
          <>
            <HeadCell numeric>Case</HeadCell>
            <HeadCell numeric>Each</HeadCell>
          </>
        )}
        <HeadCell>Stock</HeadCell>
        {mayOrder && (
          <>
            <HeadCell>Quantity</HeadCell>
            <HeadCell numeric>Total</HeadCell>
          </>
        )}
      </tr>
    </thead>
  )
}

function moveOnEnter(event: KeyboardEvent<HTMLElement>, body: HTMLElement | null): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || body === null) return
  const inputs = [...body.querySelectorAll<HTMLInputElement>('input[type="number"]:not(:disabled)')]
  inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)]?.focus()
}
