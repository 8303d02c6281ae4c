import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { couponMachine } from '#machines/coupon/coupon.machine.ts'
import type { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { productSearchMachine } from '#machines/product-search/product-search.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { shippingQuotesMachine } from '#machines/shipping-quotes/shipping-quotes.machine.ts'
import type { staleCartMachine } from '#machines/stale-cart/stale-cart.machine.ts'
import type { texasCheckMachine } from '#machines/texas-check/texas-check.machine.ts'
import type { toasterMachine } from '#machines/toaster/toaster.machine.ts'
import { useShop } from './shop-context.ts'

/** Peers that live as long as the app. */
interface LastingPeers {
  session: ActorRefFrom<typeof sessionMachine>
  cart: ActorRefFrom<typeof cartMachine>
  staleCart: ActorRefFrom<typeof staleCartMachine>
  coupon: ActorRefFrom<typeof couponMachine>
  /** in the pages of checkout only: they are shown once it has been fetched */
  checkout: ActorRefFrom<typeof checkoutMachine>
  productSearch: ActorRefFrom<typeof productSearchMachine>
  toaster: ActorRefFrom<typeof toasterMachine>
}

/** Checkout, which is fetched when a customer is known, and what it keeps while it is under way. */
interface CheckoutPeers {
  checkout: ActorRefFrom<typeof checkoutMachine>
  texasCheck: ActorRefFrom<typeof texasCheckMachine>
  delivery: ActorRefFrom<typeof deliveryMachine>
  shippingQuotes: ActorRefFrom<typeof shippingQuotesMachine>
  payment: ActorRefFrom<typeof paymentMachine>
}

export function usePeer<P extends keyof LastingPeers>(peer: P): LastingPeers[P] {
  // the root invokes exactly these machines under these ids
  return useShop().shop.system.get(peer) as LastingPeers[P]
}

export function useCheckoutPeer<P extends keyof CheckoutPeers>(peer: P): CheckoutPeers[P] | undefined {
  // checkout invokes exactly these machines under these ids
  return useShop().shop.system.get(peer) as CheckoutPeers[P] | undefined
}

/** Checkout once it has been fetched. */
export function useCheckout(): CheckoutPeers['checkout'] | undefined {
  const { shop } = useShop()
  const isHere = useSelector(shop, (snapshot) => snapshot.hasTag('checkoutHere'))
  const checkout = useCheckoutPeer('checkout')
  return isHere ? checkout : undefined
}
