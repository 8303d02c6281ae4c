import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { CheckoutPage } from '#src/views/checkout/checkout-page.tsx'

const CartDocuments = lazyComponent(
  () => import('./cart-documents-route.tsx'),
  (module) => module.CartDocumentsRoute,
)

export const CheckoutRoute = () => <CheckoutPage documents={<CartDocuments />} />
