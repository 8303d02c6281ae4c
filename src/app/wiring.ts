import { cartMachine } from '#machines/cart/cart.machine.ts'
import { couponMachine } from '#machines/coupon/coupon.machine.ts'
import { productSearchMachine } from '#machines/product-search/product-search.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { shopMachine } from '#machines/shop/shop.machine.ts'
import { staleCartMachine } from '#machines/stale-cart/stale-cart.machine.ts'
import { cartServices } from '#src/services/cart.ts'
import type { Call } from '#src/services/client/client.ts'
import { couponServices } from '#src/services/coupon.ts'
import type { CardSource } from '#src/services/order.ts'
import { type ReadStored, sessionServices } from '#src/services/session.ts'
import { searchServices, siteServices } from '#src/services/site.ts'
import { lateMachine } from './late-machine.ts'
import { loadChunk } from './load-chunk.ts'

export interface Wires {
  readonly call: Call
  readonly card: CardSource
  readonly readStored: ReadStored
}

/** The one place where machines meet services: every actor that a machine names is provided here. */
export function wireShop({ call, card, readStored }: Wires) {
  const { loadCart, changeCart } = cartServices(call)
  const { machine: checkout, fetch: fetchCheckout } = lateMachine(() =>
    loadChunk(async () => (await import('./wire-checkout.ts')).wireCheckout(call, card)),
  )
  return shopMachine.provide({
    actors: {
      ...siteServices(call),
      session: sessionMachine.provide({ actors: sessionServices(call, readStored) }),
      cart: cartMachine.provide({ actors: { loadCart, changeCart } }),
      staleCart: staleCartMachine.provide({ actors: { loadCart } }),
      coupon: couponMachine.provide({ actors: couponServices(call) }),
      productSearch: productSearchMachine.provide({ actors: searchServices(call) }),
      checkout,
      fetchCheckout,
    },
  })
}
