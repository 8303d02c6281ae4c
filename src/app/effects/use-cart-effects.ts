import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { formSubmissionMachine } from '#machines/form-submission/form-submission.machine.ts'
import { outdateSavedCarts } from '#src/services/cart-queries.ts'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

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
      if (fact.kind !== 'cartLoaded' || fact.to === null) return
      const { id, to } = fact
      // navigates only after the new cart has loaded
      waitFor(cart, ({ context }) => context.cart?.id === id, { signal: left.signal }).then(
        () => void navigate(to),
        () => undefined,
      )
    })
    return () => {
      left.abort()
      subscription.unsubscribe()
    }
  }, [form, navigate, queries, cart, coupon])
}
