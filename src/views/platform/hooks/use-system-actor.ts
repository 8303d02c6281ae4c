import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { couponMachine } from '#machines/checkout/coupon/coupon.machine.ts'
import type { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import type { maintenanceMachine } from '#machines/site/maintenance/maintenance.machine.ts'
import type { paymentMachine } from '#machines/checkout/payment/payment.machine.ts'
import type { productSearchMachine } from '#machines/catalogue/product-search/product-search.machine.ts'
import type { scheduleMachine } from '#machines/delivery/schedule/schedule.machine.ts'
import type { sessionMachine } from '#machines/account/session/session.machine.ts'
import type { shippingQuotesMachine } from '#machines/delivery/shipping-quotes/shipping-quotes.machine.ts'
import type { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'
import type { stepCompletionMachine } from '#machines/delivery/step-completion/step-completion.machine.ts'
import type { texasCheckMachine } from '#machines/delivery/texas-check/texas-check.machine.ts'
import type { toasterMachine } from '#machines/platform/toaster/toaster.machine.ts'
import type { unsentOrderMachine } from '#machines/checkout/unsent-order/unsent-order.machine.ts'
import type { versionCheckMachine } from '#machines/site/version-check/version-check.machine.ts'
import { type ShopValue, useShop } from '#src/views/platform/shop-context.ts'

/** System actors that live as long as the app. */
interface LastingActors {
  session: ActorRefFrom<typeof sessionMachine>
  productSearch: ActorRefFrom<typeof productSearchMachine>
  toaster: ActorRefFrom<typeof toasterMachine>
  maintenance: ActorRefFrom<typeof maintenanceMachine>
  versionCheck: ActorRefFrom<typeof versionCheckMachine>
}

/** System actors that exist once a customer is known; pages of customers are rendered only then. */
interface CustomerActors {
  cart: ActorRefFrom<typeof cartMachine>
  staleCart: ActorRefFrom<typeof staleCartMachine>
  coupon: ActorRefFrom<typeof couponMachine>
  checkout: ActorRefFrom<typeof checkoutMachine>
  /** invoked by `checkout` as long as it runs */
  unsentOrder: ActorRefFrom<typeof unsentOrderMachine>
}

/** System actors that `checkout` or its children invoke. */
interface CheckoutActorMap {
  texasCheck: ActorRefFrom<typeof texasCheckMachine>
  delivery: ActorRefFrom<typeof deliveryMachine>
  schedule: ActorRefFrom<typeof scheduleMachine>
  stepCompletion: ActorRefFrom<typeof stepCompletionMachine>
  shippingQuotes: ActorRefFrom<typeof shippingQuotesMachine>
  payment: ActorRefFrom<typeof paymentMachine>
}

type SystemActors = LastingActors & CustomerActors

export type SystemActorOf = <P extends keyof SystemActors>(peer: P) => SystemActors[P]

// the root invokes these machines under these systemIds
export const systemActorOf =
  (shop: ShopValue['shop']): SystemActorOf =>
  <P extends keyof SystemActors>(peer: P) =>
    shop.system.get(peer) as SystemActors[P]

export function useSystemActor<P extends keyof SystemActors>(peer: P): SystemActors[P] {
  return systemActorOf(useShop().shop)(peer)
}

export function useCheckoutActor<P extends keyof CheckoutActorMap>(peer: P): CheckoutActorMap[P] | undefined {
  // checkout, or delivery below it, invokes these machines under these systemIds
  return useShop().shop.system.get(peer) as CheckoutActorMap[P] | undefined
}

export const useHasCustomerActors = (): boolean =>
  useSelector(useShop().shop, (snapshot) => snapshot.hasTag('customerActorsReady'))

/** A customer actor in components that visitors see too. */
export function useCustomerActor<P extends keyof CustomerActors>(peer: P): CustomerActors[P] | undefined {
  const isHere = useHasCustomerActors()
  const found = useSystemActor(peer)
  return isHere ? found : undefined
}
