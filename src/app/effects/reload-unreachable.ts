import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { SystemActorId } from '#machines/system.ts'

interface Reload {
  readonly actor: SystemActorId
  /** the machine has this tag while its read has failed */
  readonly tag: string
  readonly event: (snapshot: AnyMachineSnapshot) => EventObject
}

const plain = (actor: SystemActorId, tag: string, type: string): Reload => ({
  actor,
  tag,
  event: () => ({ type }),
})

const RELOADS: readonly Reload[] = [
  plain('cart', 'unreachable', 'cart.reload'),
  plain('coupon', 'unreachable', 'coupon.load'),
  plain('delivery', 'unreachable', 'address.reload'),
  plain('schedule', 'unreachable', 'dates.reload'),
  plain('shippingQuotes', 'unreachable', 'quotes.reload'),
  plain('payment', 'unreachable', 'billing.reload'),
  plain('texasCheck', 'unverified', 'texas.retry'),
  {
    actor: 'checkout',
    tag: 'unreachable',
    event: ({ context }) => ({ type: 'step.requested', step: context.requestedStep }),
  },
]

/** When the network returns, retries every failed read, so that nobody has to press Retry. */
export function reloadUnreachable(find: (id: SystemActorId) => AnyActorRef | undefined): void {
  for (const { actor: id, tag, event } of RELOADS) {
    const actor = find(id)
    // every system actor is a machine
    const snapshot = actor?.getSnapshot() as AnyMachineSnapshot | undefined
    if (snapshot?.hasTag(tag)) actor?.send(event(snapshot))
  }
}
