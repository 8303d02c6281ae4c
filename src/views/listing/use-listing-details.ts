import { useSyncExternalStore } from 'react'
import { useShop } from '#src/views/shop/shop-context.ts'

/** Whether a listing shows shots, caliber and effects of each product. */
export function useListingDetails() {
  const { listingDetails } = useShop()
  const isShown = useSyncExternalStore(listingDetails.subscribe, listingDetails.read)
  return { isShown, toggle: () => listingDetails.change(!isShown) }
}
