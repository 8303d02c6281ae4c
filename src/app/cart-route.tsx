import { lazy, Suspense } from 'react'
import { CartPage } from '#src/views/cart/cart-page.tsx'
import { loadChunk } from './load-chunk.ts'

const SavedCarts = lazy(() =>
  loadChunk(() => import('./saved-carts-route.tsx').then((module) => ({ default: module.SavedCartsRoute }))),
)

export const CartRoute = () => (
  <CartPage
    savedCarts={
      <Suspense fallback={null}>
        <SavedCarts />
      </Suspense>
    }
  />
)
