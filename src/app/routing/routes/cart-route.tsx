import { CartPage } from '#src/views/cart/cart-page.tsx'
import { latePart } from '#src/lazy/lazy-component.tsx'

const SavedCarts = latePart(
  () => import('./saved-carts-route.tsx'),
  (module) => module.SavedCartsRoute,
)

export const CartRoute = () => <CartPage savedCarts={<SavedCarts />} />
