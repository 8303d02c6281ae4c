import { useCartPurge } from '#src/app/effects/use-cart-purge.ts'
import { usePaying } from '#src/app/effects/use-paying.ts'
import type { PageName } from './pages.ts'
import { useCheckoutAddress } from './use-checkout-address.ts'

/** Keeps the URL and the actors of a customer in step; renders nothing. */
export function CustomerRouting({ page }: { readonly page: PageName | null }): null {
  useCheckoutAddress(page)
  usePaying()
  useCartPurge()
  return null
}
