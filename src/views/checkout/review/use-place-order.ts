import { useSelector } from '@xstate/react'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Sends `order.submit` with cart id, version and total exactly as shown. */
export function usePlaceOrder({ payment }: CheckoutActors) {
  const checkout = useSystemActor('checkout')
  const isPlacing = useSelector(checkout, (snapshot) => snapshot.hasTag('placing'))
  const isLong = useSelector(checkout, ({ context }) => context.isLongWait)
  const method = useSelector(payment, ({ context }) => context.cartBilling?.payment_method ?? null)
  const { cart, totals, isUpdating } = useOrder()
  const { drafts } = useDrafts()
  const place = () => {
    if (cart === null || totals === null || method === null) return
    checkout.send({
      type: 'order.submit',
      cart_id: cart.id,
      cart_version: cart.version,
      reviewed_total: totals.total,
      shipping_quotes_id: cart.shipping_quotes_id,
      payment_method: method,
      age_to_confirm: cart.age_to_confirm,
      confirmed_age: drafts.confirmedAge,
      comments: (drafts.comments ?? cart.comments ?? '').trim() || null,
    })
  }
  const ageToConfirm = cart?.age_to_confirm ?? null
  return { isPlacing, isUpdating, totals, place, isLong, ageToConfirm }
}
