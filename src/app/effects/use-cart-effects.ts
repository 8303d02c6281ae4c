import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { formSubmissionMachine } from '#machines/form-submission/form-submission.machine.ts'
import { outdateSavedCarts } from '#src/services/cart-queries.ts'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

const CART_FACTS: readonly string[] = ['cartSaved', 'cartLoaded', 'cartRenamed', 'cartDeleted']

/** What follows when the carts of the customer have been changed: they are read again, and the way goes on. */
export function useCartEffects(form: ActorRefFrom<typeof formSubmissionMachine>): void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const cart = useSystemActor('cart')
  const coupon = useSystemActor('coupon')
  useEffect(() => {
    const left = new AbortController()
    const heard = form.on('form.accepted', ({ fact }) => {
      if (!CART_FACTS.includes(fact.kind)) return
      void outdateSavedCarts(queries)
      cart.send({ type: 'cart.reload' })
      coupon.send({ type: 'coupon.load' })
      if (fact.kind !== 'cartLoaded' || fact.to === null) return
      const { id, to } = fact
      // whoever leads on from here shows the new cart
      waitFor(cart, ({ context }) => context.cart?.id === id, { signal: left.signal }).then(
        () => void navigate(to),
        () => undefined,
      )
    })
    return () => {
      left.abort()
      heard.unsubscribe()
    }
  }, [form, navigate, queries, cart, coupon])
}
