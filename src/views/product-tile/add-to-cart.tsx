import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Product } from '#contract/products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { useInCart } from '#src/views/shop/use-cart.ts'
import { useOffline } from '#src/views/shop/use-offline.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import * as css from './product-tile.css.ts'

type Addable = Pick<Product, 'products_id' | 'products_name' | 'quantity'>

/** Quantity and button; what is already in the cart is said on the button. */
export function AddToCart({ product }: { product: Addable }) {
  const { status } = useSession()
  const { quantity: inCart, isAdding, add } = useInCart(product.products_id)
  const [quantity, setQuantity] = useState(1)
  const offline = useOffline()
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  if (status !== 'signedIn') {
    return (
      <div className={css.add}>
        <Link
          to="/login"
          className={buttonStyle({ tone: 'outline', wide: true })}
          onClick={() => rememberUrl(`${pathname}${search}`)}
        >
          Log in to order
        </Link>
      </div>
    )
  }
  const reason = product.quantity === 0 ? 'Out of stock' : offline
  return (
    <div className={css.add}>
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
    </div>
  )
}
