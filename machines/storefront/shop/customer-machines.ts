import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { couponMachine } from '#machines/checkout/coupon/coupon.machine.ts'
import type { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'

/** The machines that only customers need, loaded on demand. */
export interface CustomerMachines {
  readonly cart: typeof cartMachine
  readonly staleCart: typeof staleCartMachine
  readonly coupon: typeof couponMachine
  readonly checkout: typeof checkoutMachine
}
