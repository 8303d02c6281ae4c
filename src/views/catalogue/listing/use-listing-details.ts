import { useSyncExternalStore } from 'react'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Whether the tiles show shots, caliber and effects. */
export function useListingDetails() {
  const { listingDetails } = useShop()
  const { subscribe, read, readOnServer } = listingDetails
  const isShown = useSyncExternalStore(subscribe, read, readOnServer)
  return { isShown, toggle: () => listingDetails.change(!isShown) }
}
