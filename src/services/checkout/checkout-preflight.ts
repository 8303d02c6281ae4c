import { fromPromise } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { siteCalls } from '#contract/site/site.ts'
import type {
  CheckCartStockLogic,
  ReadCartLogic,
  ReadProgressLogic,
  UpdatePromoProductsLogic,
} from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { CardSource } from './order-submission.ts'

export function checkoutPreflightServices(
  call: Call,
  card: CardSource,
  findShownCartId: () => number | null,
) {
  const readCart: ReadCartLogic = fromPromise(async ({ signal }) => {
    const shownCartId = findShownCartId()
    return { cart: await call(cartCalls.selectCart, {}, { signal }), shownCartId }
  })
  const updatePromoProducts: UpdatePromoProductsLogic = fromPromise(({ signal }) =>
    call(orderCalls.updatePromoProducts, { body: {} }, { signal }),
  )
  const checkCartStock: CheckCartStockLogic = fromPromise(({ signal }) =>
    call(orderCalls.checkCartStock, {}, { signal }),
  )
  const readProgress: ReadProgressLogic = fromPromise(async ({ signal }) => {
    const [cart, address, billing, settings] = await Promise.all([
      call(cartCalls.selectCart, {}, { signal }),
      call(deliveryCalls.selectShippingAddress, {}, { signal }),
      call(paymentCalls.selectBilling, {}, { signal }),
      call(siteCalls.getAppSettings, { body: { settings_key: 'app' } }, { signal }),
    ])
    return { cart, address, billing, isCardHeld: card.isHeld(), settings }
  })
  return { readCart, updatePromoProducts, checkCartStock, readProgress }
}
