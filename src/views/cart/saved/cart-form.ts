import type { ActorRefFrom } from 'xstate'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { type CartFact, type CartRequest, sendCartRequest } from '#src/services/cart/cart-form.ts'
import { outdateSavedCarts } from '#src/services/platform/outdated-lists.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'

const TEXTS: Readonly<Record<CartFact['kind'], string>> = {
  saved: MESSAGES.currentCartSaved,
  loaded: MESSAGES.savedCartLoaded,
  renamed: MESSAGES.cartNameUpdated,
  deleted: MESSAGES.cartMarkedForDeletion,
}

/** Saves, loads, renames and deletes carts; the current cart is then read again. */
export const cartForm: FormDefinition<CartRequest, CartFact> = {
  send: sendCartRequest,
  successText: ({ kind }) => TEXTS[kind],
  onAccepted: (fact, { navigate, queries, systemActor, left }) => {
    const cart = systemActor('cart')
    void outdateSavedCarts(queries)
    cart.send({ type: 'cart.reload' })
    systemActor('coupon').send({ type: 'coupon.load' })
    if (fact.kind !== 'loaded' || fact.to === null) return
    const { id, to } = fact
    // navigates only after the new cart has loaded
    void untilLoaded(cart, id, left).then(() => navigate(to))
  },
}

export type CartFormActor = FormActor<CartRequest, CartFact>

type Cart = ActorRefFrom<typeof cartMachine>

/** Resolves when the cart with that id has loaded; never after the signal has aborted. */
function untilLoaded(cart: Cart, id: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = ({ context }: ReturnType<Cart['getSnapshot']>) => {
      if (context.cart?.id === id) resolve()
    }
    const subscription = cart.subscribe(check)
    signal.addEventListener('abort', () => subscription.unsubscribe())
    check(cart.getSnapshot())
  })
}
