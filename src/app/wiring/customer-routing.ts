import { useCartPurge } from '#src/app/effects/use-cart-purge.ts'
import { useOutdatedLists } from '#src/app/effects/use-outdated-lists.ts'
import { usePaying } from '#src/app/effects/use-paying.ts'
import { useReloadWhenOnline } from '#src/app/effects/use-reload-when-online.ts'
import type { PageName } from '#src/app/navigation/pages.ts'
import { useCheckoutAddress } from './use-checkout-address.ts'

/** Keeps the URL and the actors of a customer in step; renders nothing. */
export function CustomerRouting({ page }: { readonly page: PageName | null }): null {
  useCheckoutAddress(page)
  usePaying()
  useCartPurge()
  useOutdatedLists()
  useReloadWhenOnline()
  return null
}
