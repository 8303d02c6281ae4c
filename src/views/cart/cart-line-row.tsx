import { shallowEqual } from '@xstate/react'
import { memo, type ReactNode } from 'react'
import type { CartLine } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { CartEvent } from '#machines/cart/cart.types.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { LineMoney } from '#src/views/platform/components/price.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { TRASH } from '#src/ui/icon/editing-glyphs.ts'
import { caseText } from '#contract/catalogue/packaging.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import type { QuantityEntry } from '#src/views/platform/hooks/use-cart.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './cart-lines.css.ts'
import { stockProblemOf } from './stock-problem.ts'

interface CartLineRowProps {
  line: CartLine
  isOffline: boolean
  entry: QuantityEntry
  send: (event: CartEvent) => void
}

export const quantityId = (lineId: number): string => `quantity-${lineId}`

/** Memoized by the values of the line: a cart may have hundreds. */
export const CartLineRow = memo(Row, (before, after) => {
  const { line, ...others } = before
  const { line: newLine, ...newOthers } = after
  return shallowEqual(line, newLine) && shallowEqual(others, newOthers)
})

function Row({ line, isOffline, entry, send }: CartLineRowProps) {
  const { id, products_id } = line
  const problem = stockProblemOf(line)
  const set = (quantity: number) => entry.commit({ id, products_id, quantity })
  return (
    <li className={css.line}>
      <ProductPicture src={line.image_url} size={75} width={75} className={css.thumb} />
      <LineText line={line}>
        {problem === 'soldOut' && <StockNote lineId={id}>Sold out. Remove it to check out.</StockNote>}
        {problem === 'limited' && (
          <StockNote lineId={id}>
            Only {line.available} left.{' '}
            <Button size="sm" aria-disabled={isOffline} onClick={() => !isOffline && set(line.available)}>
              Set to {line.available}
            </Button>
          </StockNote>
        )}
      </LineText>
      <span className={css.quantity}>
        <QuantityStepper
          label={`Quantity of ${line.products_name}`}
          id={quantityId(id)}
          invalid={problem !== null}
          describedBy={problem === null ? undefined : stockNoteId(id)}
          value={line.quantity}
          min={0}
          max={MAX_QUANTITY}
          disabled={isOffline}
          onCommit={set}
          onType={(quantity) => entry.type(quantity === null ? null : { id, products_id, quantity })}
        />
      </span>
      <span className={css.total}>
        <LineMoney cents={line.total_price} />
      </span>
      <IconButton
        icon={TRASH}
        data-remove
        label={`Remove ${line.products_name}`}
        aria-disabled={isOffline}
        onClick={() => !isOffline && send({ type: 'line.remove', id, products_id })}
      />
    </li>
  )
}

function LineText({ line, children }: { line: CartLine; children: ReactNode }) {
  return (
    <div className={css.text}>
      <Link to={productPath(line.products_url)} className={css.name}>
        {line.products_name}
      </Link>
      <span className={css.meta}>
        <span className={css.model}>{line.products_model}</span> · {caseText(line.products_packaging)} ·{' '}
        <LineMoney cents={line.final_price} />
      </span>
      {line.texas_restricted && <Badge tone="warn">No TX shipping</Badge>}
      {children}
      {line.message !== null && <output className={css.message}>{line.message}</output>}
    </div>
  )
}

const stockNoteId = (lineId: number): string => `stock-${lineId}`

function StockNote({ lineId, children }: { lineId: number; children: ReactNode }) {
  return (
    <span id={stockNoteId(lineId)} className={css.stock}>
      <Icon name="warning" size="sm" />
      <span>{children}</span>
    </span>
  )
}
