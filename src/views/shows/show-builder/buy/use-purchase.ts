import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { showPurchaseMachine } from '#machines/shows/show-purchase/show-purchase.machine.ts'
import type { PurchaseLine } from '#machines/shows/show-purchase/show-purchase.types.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useUnloadWarning } from '#src/views/platform/hooks/use-unload-warning.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

export interface PurchaseParts {
  readonly machine: typeof showPurchaseMachine
  readonly showId: string
  /** null: a visitor */
  readonly customer_id: number | null
}

/** One purchase, from the cases that are shown to the answer; the cart is read again after it. */
export function usePurchase({ machine, ...parts }: PurchaseParts, lines: readonly PurchaseLine[]) {
  const { inspect } = useShop()
  const actor = useActorRef(machine, { inspect, input: { ...parts, lines } })
  const snapshot = useSelector(actor, (each) => each)
  const cart = useCustomerActor('cart')
  const coupon = useCustomerActor('coupon')
  useUnloadWarning(snapshot.hasTag('blocksLeaving'))
  useEffect(() => {
    const subscription = actor.on('cart.changed', () => {
      cart?.send({ type: 'cart.reload' })
      coupon?.send({ type: 'coupon.load' })
    })
    return () => subscription.unsubscribe()
  }, [actor, cart, coupon])
  const canAlter = snapshot.can({ type: 'purchase.alter', lines })
  const isCurrent = textOf(lines) === textOf(snapshot.context.lines)
  useEffect(() => {
    if (canAlter && !isCurrent) actor.send({ type: 'purchase.alter', lines })
  }, [actor, canAlter, isCurrent, lines])
  return {
    snapshot,
    review: () => actor.send({ type: 'purchase.review' }),
    confirm: () => actor.send({ type: 'purchase.confirm', request_id: crypto.randomUUID() }),
    retry: () => actor.send({ type: 'purchase.retry' }),
    cancel: () => actor.send({ type: 'purchase.cancel' }),
  }
}
export type Purchase = ReturnType<typeof usePurchase>

const textOf = (lines: readonly PurchaseLine[]): string =>
  lines.map(({ products_id, quantity }) => `${products_id} ${quantity}`).join()
