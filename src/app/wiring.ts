import { cartMachine } from '#machines/cart/cart.machine.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { couponMachine } from '#machines/coupon/coupon.machine.ts'
import { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import { orderSubmissionMachine } from '#machines/order-submission/order-submission.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { preparationMachine } from '#machines/preparation/preparation.machine.ts'
import { productSearchMachine } from '#machines/product-search/product-search.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { shippingQuotesMachine } from '#machines/shipping-quotes/shipping-quotes.machine.ts'
import { shopMachine } from '#machines/shop/shop.machine.ts'
import { staleCartMachine } from '#machines/stale-cart/stale-cart.machine.ts'
import { texasCheckMachine } from '#machines/texas-check/texas-check.machine.ts'
import { cartServices } from '#src/services/cart.ts'
import type { Call } from '#src/services/client/client.ts'
import { couponServices } from '#src/services/coupon.ts'
import { deliveryServices, quoteServices, texasServices } from '#src/services/delivery.ts'
import { type CardSource, orderServices, preparationServices } from '#src/services/order.ts'
import { paymentServices } from '#src/services/payment.ts'
import { type ReadStored, sessionServices } from '#src/services/session.ts'
import { searchServices, siteServices } from '#src/services/site.ts'

export interface Wires {
  readonly call: Call
  readonly card: CardSource
  readonly readStored: ReadStored
}

/** The one place where machines meet services: every actor that a machine names is provided here. */
export function wireShop({ call, card, readStored }: Wires) {
  const { loadCart, changeCart } = cartServices(call)
  return shopMachine.provide({
    actors: {
      ...siteServices(call),
      session: sessionMachine.provide({ actors: sessionServices(call, readStored) }),
      cart: cartMachine.provide({ actors: { loadCart, changeCart } }),
      staleCart: staleCartMachine.provide({ actors: { loadCart } }),
      coupon: couponMachine.provide({ actors: couponServices(call) }),
      productSearch: productSearchMachine.provide({ actors: searchServices(call) }),
      checkout: wireCheckout(call, card),
    },
  })
}

function wireCheckout(call: Call, card: CardSource) {
  return checkoutMachine.provide({
    actors: {
      preparation: preparationMachine.provide({ actors: preparationServices(call, card) }),
      delivery: deliveryMachine.provide({ actors: deliveryServices(call) }),
      shippingQuotes: shippingQuotesMachine.provide({ actors: quoteServices(call) }),
      texasCheck: texasCheckMachine.provide({ actors: texasServices(call) }),
      payment: paymentMachine.provide({ actors: paymentServices(call, card.wire) }),
      orderSubmission: orderSubmissionMachine.provide({ actors: orderServices(call, card) }),
    },
  })
}
