import { type ActorSystem, type ActorSystemInfo, type AnyActorRef } from 'xstate'

/** The long-lived actors, by the `systemId` under which the root `shop`, or `checkout` below it, invokes them. */
export const peers = {
  shop: 'shop',
  session: 'session',
  cart: 'cart',
  quantityEntry: 'quantityEntry',
  staleCart: 'staleCart',
  coupon: 'coupon',
  checkout: 'checkout',
  texasCheck: 'texasCheck',
  delivery: 'delivery',
  shippingQuotes: 'shippingQuotes',
  payment: 'payment',
  productSearch: 'productSearch',
  toaster: 'toaster',
  maintenance: 'maintenance',
  versionCheck: 'versionCheck',
} as const

export type Peer = keyof typeof peers

interface Scope {
  readonly system: ActorSystem<ActorSystemInfo>
  readonly self: AnyActorRef
}

/**
 * Addresses a peer at the moment of sending. An absent peer means the sender itself, which ignores the event:
 * no machine handles an event that it sends to others, and a test proves it.
 */
export const to =
  (peer: Peer) =>
  ({ system, self }: Scope): AnyActorRef =>
    system.get(peers[peer]) ?? self
