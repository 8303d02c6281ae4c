import type { QueryClient } from '@tanstack/react-query'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { couponMachine } from '#machines/checkout/coupon/coupon.machine.ts'
import { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import { orderSubmissionMachine } from '#machines/checkout/order-submission/order-submission.machine.ts'
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts'
import { checkoutPreflightMachine } from '#machines/checkout/checkout-preflight/checkout-preflight.machine.ts'
import { scheduleMachine } from '#machines/delivery/schedule/schedule.machine.ts'
import { shippingQuotesMachine } from '#machines/delivery/shipping-quotes/shipping-quotes.machine.ts'
import type { CustomerMachines } from '#machines/storefront/shop/customer-machines.ts'
import { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'
import { texasCheckMachine } from '#machines/delivery/texas-check/texas-check.machine.ts'
import { cartServices } from '#src/services/cart/cart.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { couponServices } from '#src/services/checkout/coupon.ts'
import {
  deliveryServices,
  quoteServices,
  scheduleServices,
  texasServices,
} from '#src/services/delivery/delivery.ts'
import { checkoutPreflightServices } from '#src/services/checkout/checkout-preflight.ts'
import { type CardSource, orderSubmissionServices } from '#src/services/checkout/order-submission.ts'
import { paymentServices } from '#src/services/checkout/payment.ts'

// it needs the machines below, so it is in their chunk
export { CustomerRouting } from './customer-routing.ts'

export interface CustomerWires {
  readonly call: Call
  readonly card: CardSource
  readonly queries: QueryClient
  /** the cart that the pages show; null: none yet */
  readonly shownCartId: () => number | null
}

/** Provides the actors of cart and checkout; a chunk fetched once a customer is known. */
export function wireCustomer(wires: CustomerWires): CustomerMachines {
  const { call } = wires
  const { loadCart, changeCart } = cartServices(call)
  return {
    cart: cartMachine.provide({ actors: { loadCart, changeCart } }),
    staleCart: staleCartMachine.provide({ actors: { loadCart } }),
    coupon: couponMachine.provide({ actors: couponServices(call) }),
    checkout: wireCheckout(wires),
  }
}

function wireCheckout({ call, card, queries, shownCartId }: CustomerWires) {
  return checkoutMachine.provide({
    actors: {
      checkoutPreflight: checkoutPreflightMachine.provide({
        actors: checkoutPreflightServices(call, card, shownCartId),
      }),
      delivery: deliveryMachine.provide({
        actors: {
          ...deliveryServices(call),
          schedule: scheduleMachine.provide({ actors: scheduleServices(call, queries) }),
        },
      }),
      shippingQuotes: shippingQuotesMachine.provide({ actors: quoteServices(call) }),
      texasCheck: texasCheckMachine.provide({ actors: texasServices(call) }),
      payment: paymentMachine.provide({ actors: paymentServices(call, card.wire) }),
      orderSubmission: orderSubmissionMachine.provide({ actors: orderSubmissionServices(call, card) }),
    },
  })
}
