import { useSelector } from '@xstate/react'
import { useCheckoutActor, useSystemActor } from './use-system-actor.ts'

type Ref<P extends Parameters<typeof useCheckoutActor>[0]> = NonNullable<
  ReturnType<typeof useCheckoutActor<P>>
>

/** The actors that exist during checkout. */
export interface CheckoutActors {
  readonly delivery: Ref<'delivery'>
  readonly schedule: Ref<'schedule'>
  readonly stepCompletion: Ref<'stepCompletion'>
  readonly shippingQuotes: Ref<'shippingQuotes'>
  readonly payment: Ref<'payment'>
  readonly texasCheck: Ref<'texasCheck'>
}

/** Null until checkout has started them. */
export function useCheckoutActors(): CheckoutActors | null {
  useSelector(useSystemActor('checkout'), (snapshot) => snapshot.children)
  const delivery = useCheckoutActor('delivery')
  const schedule = useCheckoutActor('schedule')
  const stepCompletion = useCheckoutActor('stepCompletion')
  const shippingQuotes = useCheckoutActor('shippingQuotes')
  const payment = useCheckoutActor('payment')
  const texasCheck = useCheckoutActor('texasCheck')
  if (!delivery || !schedule || !stepCompletion || !shippingQuotes || !payment || !texasCheck) return null
  return { delivery, schedule, stepCompletion, shippingQuotes, payment, texasCheck }
}
