import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#contract/carts.ts'
import { MAX_QUANTITY } from '#contract/constants.ts'
import { imagePath, productPath } from '#src/services/listing/shop-paths.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Money } from '#src/ui/display/price.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { useOffline } from '#src/views/shop/use-offline.ts'
import * as css from './cart-lines.css.ts'
import { useCartPage } from './use-cart-page.ts'

/** Enter goes to the quantity of the next line, with Shift to the one before. */
export function CartLines() {
  const { lines } = useCartPage()
  const list = useRef<HTMLUListElement>(null)
  return (
    <Card padding="none">
      <ul
        ref={list}
        className={css.list}
        onKeyDown={(event) => moveOnEnter(event, list.current)}
        aria-label="Cart lines"
      >
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  )
}

export const quantityId = (lineId: number): string => `quantity-${lineId}`

function moveOnEnter(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || list === null) return
  const inputs = [...list.querySelectorAll<HTMLInputElement>('input[type="number"]')]
  inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)]?.focus()
}

function Line({ line }: { line: CartLine }) {
  const cart = usePeer('cart')
  const offline = useOffline()
  const { id, products_id } = line
  return (
    <li className={css.line}>
      <img
        src={imagePath(line.products_url, 75)}
        alt=""
        width={75}
        height={75}
        loading="lazy"
        className={css.thumb}
      />
      <div className={css.words}>
        <Link to={productPath(line.products_url)} className={css.name}>
          {line.products_name}
        </Link>
        <span className={css.meta}>
          <span className={css.model}>{line.products_model}</span> · case {line.products_packaging} ·{' '}
          <Money cents={line.final_price} />
        </span>
        {line.texas_restricted && <Badge tone="warn">No TX shipping</Badge>}
        {line.message !== null && <output className={css.message}>{line.message}</output>}
      </div>
      <span className={css.quantity}>
        <QuantityStepper
          label={`Quantity of ${line.products_name}`}
          id={quantityId(id)}
          invalid={line.quantity > line.available}
          value={line.quantity}
          min={0}
          max={MAX_QUANTITY}
          disabled={offline !== undefined}
          onCommit={(quantity) => cart.send({ type: 'line.setQuantity', id, products_id, quantity })}
        />
      </span>
      <span className={css.total}>
        <Money cents={line.total_price} />
      </span>
      <IconButton
        icon="trash"
        label={`Remove ${line.products_name}`}
        aria-disabled={offline !== undefined}
        onClick={() => offline === undefined && cart.send({ type: 'line.remove', id, products_id })}
      />
    </li>
  )
}
