import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { couponMachine } from '#machines/coupon/coupon.machine.ts'
import type { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import type { maintenanceMachine } from '#machines/maintenance/maintenance.machine.ts'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { productSearchMachine } from '#machines/product-search/product-search.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { shippingQuotesMachine } from '#machines/shipping-quotes/shipping-quotes.machine.ts'
import type { staleCartMachine } from '#machines/stale-cart/stale-cart.machine.ts'
import type { texasCheckMachine } from '#machines/texas-check/texas-check.machine.ts'
import type { toasterMachine } from '#machines/toaster/toaster.machine.ts'
import type { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'
import { useShop } from './shop-context.ts'

/** Peers that live as long as the app. */
interface LastingPeers {
  session: ActorRefFrom<typeof sessionMachine>
  productSearch: ActorRefFrom<typeof productSearchMachine>
  toaster: ActorRefFrom<typeof toasterMachine>
  maintenance: ActorRefFrom<typeof maintenanceMachine>
  versionCheck: ActorRefFrom<typeof versionCheckMachine>
}

/** Peers that live from the moment a customer is known; the pages of a customer are shown only then. */
interface CustomerPeers {
  cart: ActorRefFrom<typeof cartMachine>
  staleCart: ActorRefFrom<typeof staleCartMachine>
  coupon: ActorRefFrom<typeof couponMachine>
  checkout: ActorRefFrom<typeof checkoutMachine>
}

/** What checkout keeps while it is under way. */
interface CheckoutPeers {
  texasCheck: ActorRefFrom<typeof texasCheckMachine>
  delivery: ActorRefFrom<typeof deliveryMachine>
  shippingQuotes: ActorRefFrom<typeof shippingQuotesMachine>
  payment: ActorRefFrom<typeof paymentMachine>
}

type Peers = LastingPeers & CustomerPeers

export function usePeer<P extends keyof Peers>(peer: P): Peers[P] {
  // the root invokes exactly these machines under these ids
  return useShop().shop.system.get(peer) as Peers[P]
}

export function useCheckoutPeer<P extends keyof CheckoutPeers>(peer: P): CheckoutPeers[P] | undefined {
  // checkout invokes exactly these machines under these ids
  return useShop().shop.system.get(peer) as CheckoutPeers[P] | undefined
}

export const useHasCustomerParts = (): boolean =>
  useSelector(useShop().shop, (snapshot) => snapshot.hasTag('customerPartsHere'))

/** A peer of customers, in places where visitors are too. */
export function useCustomerPeer<P extends keyof CustomerPeers>(peer: P): CustomerPeers[P] | undefined {
  const isHere = useHasCustomerParts()
  const found = usePeer(peer)
  return isHere ? found : undefined
}
