import { shallowEqual } from '@xstate/react'
import { memo, type ReactNode } from 'react'
import type { CartLine } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { CartEvent } from '#machines/cart/cart.types.ts'
import { isChangeable } from '#machines/cart/cart.selectors.ts'
import { productPath } from '#src/services/catalogue/listing/shop-paths.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { LineMoney } from '#src/views/platform/components/price.tsx'
import { CheckMark } from '#src/ui/form/checkbox.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { caseText } from '#contract/catalogue/packaging.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import type { QuantityEntry } from '#src/views/platform/hooks/use-cart.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './cart-lines.css.ts'
import type { ChoiceAction } from './many/choose-lines.ts'
import { stockProblemOf } from './stock-problem.ts'

interface CartLineRowProps {
  line: CartLine
  isOffline: boolean
  entry: QuantityEntry
  send: (event: CartEvent) => void
  /** of a large cart, whose rows are compact; null: lines are not chosen */
  choose: ((action: ChoiceAction) => void) | null
  isChosen: boolean
}

export const quantityId = (lineId: number): string => `quantity-${lineId}`

/** Memoized by the values of the line: a cart may have hundreds. */
export const CartLineRow = memo(Row, (before, after) => {
  const { line, ...others } = before
  const { line: newLine, ...newOthers } = after
  return shallowEqual(line, newLine) && shallowEqual(others, newOthers)
})

function Row({ line, isOffline, entry, send, choose, isChosen }: CartLineRowProps) {
  const { id, products_id } = line
  const problem = stockProblemOf(line)
  const set = (quantity: number) => entry.commit({ id, products_id, quantity })
  return (
    <li className={choose ? css.compactLine : css.line}>
      {choose && <LineChoice {...{ line, choose, isChosen }} />}
      <ProductPicture
        src={line.image_url}
        size={75}
        width={choose ? 40 : 75}
        className={choose ? css.compactThumb : css.thumb}
      />
      <LineText line={line} isCompact={choose !== null}>
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
      <span className={choose ? css.compactQuantity : css.quantity}>
        <QuantityStepper
          label={`Quantity of ${line.products_name}`}
          id={quantityId(id)}
          invalid={problem !== null}
          describedBy={problem === null ? undefined : stockNoteId(id)}
          value={line.quantity}
          narrow={choose !== null}
          min={0}
          max={MAX_QUANTITY}
          disabled={isOffline}
          onCommit={set}
          onType={(quantity) => entry.type(quantity === null ? null : { id, products_id, quantity })}
        />
      </span>
      <span className={choose ? css.compactTotal : css.total}>
        <LineMoney cents={line.total_price} />
      </span>
      <IconButton
        icon="trash"
        data-remove
        label={`Remove ${line.products_name}`}
        aria-disabled={isOffline}
        onClick={() => !isOffline && send({ type: 'line.remove', id, products_id })}
      />
    </li>
  )
}

interface LineChoiceProps {
  line: CartLine
  choose: (action: ChoiceAction) => void
  isChosen: boolean
}

/** With Shift all lines from the one chosen before. */
function LineChoice({ line, choose, isChosen }: LineChoiceProps) {
  if (!isChangeable(line)) return <span />
  return (
    <label className={css.choice}>
      <CheckMark
        checked={isChosen}
        onChange={({ currentTarget, nativeEvent }) =>
          choose({
            kind: 'one',
            product: line.products_id,
            isChosen: currentTarget.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
      <VisuallyHidden>Choose {line.products_name}</VisuallyHidden>
    </label>
  )
}

interface LineTextProps {
  line: CartLine
  isCompact: boolean
  children: ReactNode
}

function LineText({ line, isCompact, children }: LineTextProps) {
  return (
    <div className={isCompact ? css.compactText : css.text}>
      <Link to={productPath(line.products_url)} className={css.name}>
        {line.products_name}
      </Link>
      <span className={css.meta}>
        <span className={css.model}>{line.products_model}</span> · {caseText(line.products_packaging)} ·{' '}
        <LineMoney cents={line.final_price} />
      </span>
      <div className={css.notes}>
        {line.texas_restricted && <Badge tone="warn">No TX shipping</Badge>}
        {children}
        {line.message !== null && <output className={css.message}>{line.message}</output>}
      </div>
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
