import { useSelector } from '@xstate/react'
import { useCheckoutPeer, usePeer } from '#src/views/shop/use-peer.ts'

type Ref<P extends Parameters<typeof useCheckoutPeer>[0]> = NonNullable<ReturnType<typeof useCheckoutPeer<P>>>

/** The machines that live while checkout is under way. */
export interface Parts {
  readonly delivery: Ref<'delivery'>
  readonly shippingQuotes: Ref<'shippingQuotes'>
  readonly payment: Ref<'payment'>
  readonly texasCheck: Ref<'texasCheck'>
}

/** Null until checkout has started them. */
export function useParts(): Parts | null {
  useSelector(usePeer('checkout'), (snapshot) => snapshot.children)
  const delivery = useCheckoutPeer('delivery')
  const shippingQuotes = useCheckoutPeer('shippingQuotes')
  const payment = useCheckoutPeer('payment')
  const texasCheck = useCheckoutPeer('texasCheck')
  if (!delivery || !shippingQuotes || !payment || !texasCheck) return null
  return { delivery, shippingQuotes, payment, texasCheck }
}
