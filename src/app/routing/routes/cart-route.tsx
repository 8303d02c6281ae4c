import { CartPage } from '#src/views/cart/cart-page.tsx'
import { CartTexas } from '#src/views/checkout/cart-texas.tsx'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'

const SavedCarts = lazyComponent(
  () => import('./saved-carts-route.tsx'),
  (module) => module.SavedCartsRoute,
)

export const CartRoute = () => <CartPage savedCarts={<SavedCarts />} texas={<CartTexas />} />
