import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import { outdateSavedCarts } from '#src/services/platform/outdated-lists.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

const CART_FACTS: readonly string[] = ['cartSaved', 'cartLoaded', 'cartRenamed', 'cartDeleted']

/** After a call that changes the current cart: reloads the cart, then navigates. */
export function useCartEffects(form: ActorRefFrom<typeof formSubmissionMachine>): void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const cart = useSystemActor('cart')
  const coupon = useSystemActor('coupon')
  useEffect(() => {
    const left = new AbortController()
    const subscription = form.on('form.accepted', ({ fact }) => {
      if (!CART_FACTS.includes(fact.kind)) return
      void outdateSavedCarts(queries)
      cart.send({ type: 'cart.reload' })
      coupon.send({ type: 'coupon.load' })
      if (!('to' in fact) || fact.to === null) return
      const { to } = fact
      if (fact.kind === 'cartRenamed') return void navigate(to)
      // navigates only after the new cart has loaded
      void untilLoaded(cart, fact.id, left.signal).then(() => navigate(to))
    })
    return () => {
      left.abort()
      subscription.unsubscribe()
    }
  }, [form, navigate, queries, cart, coupon])
}

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
