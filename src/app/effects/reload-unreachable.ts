import type { AnyActorRef, AnyMachineSnapshot, EventObject, Subscription } from 'xstate'
import type { SystemActorId } from '#machines/platform/system.ts'

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

/**
 * Retries every failed read, so that nobody has to press Retry, and each that fails until the returned function is called
 * once: its attempt may have begun without the network.
 */
export function reloadUnreachable(find: (id: SystemActorId) => AnyActorRef | undefined): () => void {
  const subscriptions = RELOADS.map((reload) => {
    const actor = find(reload.actor)
    return actor && reloadOnFailure(actor, reload)
  })
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe()
  }
}

function reloadOnFailure(actor: AnyActorRef, { tag, event }: Reload): Subscription {
  // every system actor is a machine
  const before = actor.getSnapshot() as AnyMachineSnapshot
  let wasTagged = before.hasTag(tag)
  const subscription = actor.subscribe((snapshot: AnyMachineSnapshot) => {
    const hasFailed = snapshot.hasTag(tag) && !wasTagged
    wasTagged = snapshot.hasTag(tag)
    if (!hasFailed) return
    subscription.unsubscribe()
    actor.send(event(snapshot))
  })
  if (wasTagged) actor.send(event(before))
  return subscription
}
