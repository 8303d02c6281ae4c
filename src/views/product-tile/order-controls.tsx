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
  const reason = product.quantity === 0 ? 'Out of stock' : offline
  return (
    <>
      <QuantityStepper
        label={`Quantity of ${product.products_name}`}
        value={quantity}
        onCommit={setQuantity}
        narrow
        disabled={product.quantity === 0}
      />
      <span className={css.addButton}>
        <Button
          tone="primary"
          wide
          busy={isAdding}
          blockedReason={reason}
          icon={inCart > 0 ? <Icon name="check" /> : undefined}
          aria-label={`Add ${product.products_name} to cart${inCart > 0 ? `, ${inCart} in cart` : ''}`}
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
