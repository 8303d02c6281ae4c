import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useInCart } from '#src/views/shop/use-cart.ts'
import { useOffline } from '#src/views/shop/use-offline.ts'
import * as css from './product-tile.css.ts'

export type Addable = Pick<Product, 'products_id' | 'products_name' | 'quantity'>

/** Quantity and button; what is already in the cart is said on the button. */
export function OrderControls({ product }: { product: Addable }) {
  const { quantity: inCart, isAdding, add } = useInCart(product.products_id)
  const [quantity, setQuantity] = useState(1)
  const offline = useOffline()
  const isSoldOut = product.quantity === 0
  const reason = isSoldOut ? 'Out of stock' : offline
  return (
    <>
      <QuantityStepper
        label={`Quantity of ${product.products_name}`}
        value={quantity}
        onCommit={setQuantity}
        narrow
        disabled={isSoldOut}
      />
      <span className={css.addButton}>
        <Button
          tone={isSoldOut ? 'secondary' : 'primary'}
          wide
          busy={isAdding}
          tight
          blockedReason={reason}
          reasonHidden
          icon={inCart > 0 ? <Icon name="check" size="sm" /> : undefined}
          aria-label={`${inCart > 0 ? `${inCart} in cart. ` : ''}Add to cart: ${product.products_name}`}
          onClick={() => {
            add(quantity)
            setQuantity(1)
          }}
        >
          {inCart > 0 ? `${inCart} in cart` : 'Add to cart'}
        </Button>
      </span>
    </>
  )
}
