import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { type CheckoutSnapshot, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { useCustomerActor, useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

function isPaying(snapshot: CheckoutSnapshot | undefined): boolean {
  if (snapshot === undefined) return false
  const step = stepOf(snapshot)
  return step === 'payment' || step === 'review' || snapshot.hasTag('placing')
}

/** Notifies the version check while an update must not interrupt a payment. */
export function usePaying(): void {
  const versionCheck = useSystemActor('versionCheck')
  const pays = useSelector(useCustomerActor('checkout'), isPaying)
  useLayoutEffect(() => {
    if (!pays) return undefined
    versionCheck.send({ type: 'paying.began' })
    return () => versionCheck.send({ type: 'paying.ended' })
  }, [versionCheck, pays])
}
