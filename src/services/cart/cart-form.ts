import { cartCalls } from '#contract/cart/carts.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { type Reply, replyOf } from '#src/services/platform/form-submission.ts'

/** The requests about carts, of which one is sent at a time. */
export type CartRequest =
  /** saves the current cart and opens a new one; null: the server names it by its date */
  | { readonly kind: 'save'; readonly cart_name: string | null }
  /** `to`: where to navigate with the loaded cart; null: stay. `discarded`: the cart that is deleted afterwards */
  | { readonly kind: 'load'; readonly id: number; readonly to: string | null; readonly discarded?: number }
  /** `id`: a saved cart; without it the current one */
  | { readonly kind: 'rename'; readonly cart_name: string; readonly id?: number }
  | { readonly kind: 'delete'; readonly id: number }

export type CartFact =
  | { readonly kind: 'saved' }
  | { readonly kind: 'loaded'; readonly id: number; readonly to: string | null }
  | { readonly kind: 'renamed' }
  | { readonly kind: 'deleted' }

export async function sendCartRequest(call: Call, request: CartRequest): Promise<Reply<CartFact>> {
  switch (request.kind) {
    case 'save':
      return saveCart(call, request.cart_name)
    case 'load': {
      const { id, to, discarded } = request
      const loaded = await call(cartCalls.setCart, { body: { id } })
      // the server has saved the previous cart, which stays saved when this fails
      if (loaded.success && discarded !== undefined)
        await call(cartCalls.markForDeletion, { body: { id: discarded } }).catch(() => null)
      return replyOf(loaded, { kind: 'loaded', id, to })
    }
    case 'rename': {
      const { kind: _, ...body } = request
      return replyOf(await call(cartCalls.updateCart, { body }), { kind: 'renamed' })
    }
    case 'delete': {
      const failed = { success: false, errors: [MESSAGES.cartDeleteFailed] }
      const { success } = await call(cartCalls.markForDeletion, { body: { id: request.id } }).catch(
        () => failed,
      )
      return replyOf({ ...failed, success }, { kind: 'deleted' })
    }
    default:
      return request satisfies never
  }
}

async function saveCart(call: Call, cart_name: string | null): Promise<Reply<CartFact>> {
  if (cart_name !== null) {
    const named = await call(cartCalls.updateCart, { body: { cart_name } })
    if (!named.success) return replyOf(named, { kind: 'saved' })
  }
  return replyOf(await call(cartCalls.newCart, { body: {} }), { kind: 'saved' })
}
