import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type CheckoutSnapshot, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { useCustomerActor, useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

function orderIn(snapshot: CheckoutSnapshot | undefined): 'placing' | 'placed' | null {
  if (snapshot === undefined) return null
  if (snapshot.hasTag('placing')) return 'placing'
  return stepOf(snapshot) === 'complete' ? 'placed' : null
}

/**
 * Whether the maintenance page replaces every page. An order in flight and the confirmation of an order are shown
 * first.
 */
export function useIsDown(): boolean {
  const isDown = useSelector(useSystemActor('maintenance'), (snapshot) => snapshot.hasTag('down'))
  const order = useSelector(useCustomerActor('checkout'), orderIn)
  const [isAwaited, setIsAwaited] = useState(false)
  if (isDown && order === 'placing' && !isAwaited) setIsAwaited(true)
  if (order === null && isAwaited) setIsAwaited(false)
  return isDown && order !== 'placing' && !(isAwaited && order === 'placed')
}
