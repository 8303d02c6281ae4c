import type { orderCalls } from '#contract/checkout/submit-order.ts'
import { readCart } from '#server/cart/read-cart.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { orderProcess } from './order-process.ts'
import { updatePromoProducts } from './promo.ts'
import { shortagesOf } from './stock.ts'
import { submitOrder } from './submit-order.ts'

export const orderHandlers: Handlers<typeof orderCalls> = {
  checkCartStock: async (_, context) => {
    const { lines } = await readCart(context)
    const data = [...shortagesOf(lines)]
    return { success: data.length === 0, errors: data.map((shortage) => shortage.message), data }
  },
  updatePromoProducts: (_, context) => updatePromoProducts(context),
  submitOrder: ({ body }, context) => submitOrder(body, context),
  getOrderProcess: ({ params, query }, context) => orderProcess(params.id, query.cart_version, context),
}
