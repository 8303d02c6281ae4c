import type { cartCalls } from '#contract/carts.ts'
import type { AnswerIn, HandlerArgs } from '#contract/endpoint.ts'
import { flagOf } from '#contract/settings.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { changeCart, noteOnCart, writeCart } from './change-cart.ts'

type Calls = typeof cartCalls.updateCart

/** Name and comments are notes; rush shipping changes what the order costs. */
export async function updateCart(
  { cart_name, cart }: HandlerArgs<Calls>['body'],
  context: SessionContext,
): Promise<AnswerIn<Calls>> {
  const { shop, projectId, now } = context
  const mayRush = flagOf(shop.settings.current(projectId).app, 'rush_shipping_in_cart_enabled')
  if (cart?.rush_shipping && !mayRush)
    return { success: false, errors: ['Rush shipping is not offered at the moment.'] }
  return changeCart(context, async (trx, current) => {
    const rush = cart?.rush_shipping ?? current.rush_shipping
    if (rush !== current.rush_shipping) await writeCart(trx, current.id, now(), { rush_shipping: rush })
    await noteOnCart(trx, current.id, now(), {
      ...(cart_name === undefined ? {} : { name: cart_name || null }),
      ...(cart?.comments === undefined ? {} : { comments: cart.comments || null }),
    })
    return { success: true, message: null }
  })
}
