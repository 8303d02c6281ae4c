import { useSyncExternalStore } from 'react'
import { useShop } from '#src/views/shop/shop-context.ts'

/** Whether the tiles show shots, caliber and effects. */
export function useListingDetails() {
  const { listingDetails } = useShop()
  const isShown = useSyncExternalStore(listingDetails.subscribe, listingDetails.read)
  return { isShown, toggle: () => listingDetails.change(!isShown) }
}
