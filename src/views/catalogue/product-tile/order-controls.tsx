import { type MouseEvent, useRef, useState } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useInCart } from '#src/views/platform/hooks/use-cart.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './product-tile.css.ts'
import { StockAlert } from './stock-alert.tsx'

export type Addable = Pick<Product, 'products_id' | 'products_name' | 'quantity'>

/** The quantity to add or, once the product is in the cart, its quantity there; of a sold-out one a word when it is back. */
export function OrderControls({ product }: { product: Addable }) {
  const { quantity: inCart, lowest, isAdding, add, set, type } = useInCart(product.products_id)
  const [quantity, setQuantity] = useState(1)
  const offline = useOffline()
  const isInCart = inCart > 0
  const isSoldOut = product.quantity === 0
  const action = useRef<HTMLSpanElement>(null)
  const focus = useFocusFallback(
    () => undefined,
    () => action.current?.querySelector<HTMLElement>('a, button'),
  )
  if (isSoldOut && !isInCart) return <StockAlert product={product} />
  return (
    <>
      <QuantityStepper
        label={`Quantity of ${product.products_name}`}
        value={isInCart ? inCart : quantity}
        min={isInCart ? lowest : 1}
        onCommit={isInCart ? set : setQuantity}
        onType={isInCart ? type : undefined}
        narrow
        disabled={isInCart && offline !== undefined}
      />
      <span ref={action} className={css.addButton} {...focus}>
        {isInCart ? (
          <Link
            to={PATHS.cart}
            className={buttonStyle({ tone: 'primary', wide: true, tight: true })}
            aria-label={`${inCart} in cart: ${product.products_name}, go to cart`}
            onClick={keepDoubleClick}
          >
            <Icon name="check" size="sm" />
            {inCart} in cart
          </Link>
        ) : (
          <Button
            tone="primary"
            wide
            busy={isAdding}
            tight
            blockedReason={offline}
            reasonHidden
            aria-label={`Add to cart: ${product.products_name}`}
            onClick={() => {
              add(quantity)
              setQuantity(1)
            }}
          >
            Add to cart
          </Button>
        )}
      </span>
    </>
  )
}

/** Ignores the second click of a double click on "Add to cart", which would hit the link that replaces it. */
function keepDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
