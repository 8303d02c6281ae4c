import type { cartCalls } from '#contract/carts.ts'
import type { AnswerIn, HandlerArgs } from '#contract/endpoint.ts'
import { flagOf } from '#contract/settings.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { reviseCart } from './revise-cart.ts'

type Calls = typeof cartCalls.updateCart

/** Name and comments are notes; rush shipping changes what the order costs. */
export async function updateCart(
  { cart_name, cart }: HandlerArgs<Calls>['body'],
  context: SessionContext,
): Promise<AnswerIn<Calls>> {
  const { app } = context.shop.settings.current(context.projectId)
  if (cart?.rush_shipping && !flagOf(app, 'rush_shipping_in_cart_enabled'))
    return { success: false, errors: ['Rush shipping is not offered at the moment.'] }
  return reviseCart(context, (current) => {
    const rush_shipping = cart?.rush_shipping ?? current.rush_shipping
    return {
      answer: { success: true },
      isNote: rush_shipping === current.rush_shipping,
      patch: {
        rush_shipping,
        ...(cart_name === undefined ? {} : { name: cart_name || null }),
        ...(cart?.comments === undefined ? {} : { comments: cart.comments || null }),
      },
    }
  })
}
