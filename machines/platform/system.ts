import { type ActorSystem, type ActorSystemInfo, type AnyActorRef } from 'xstate'

/** The long-lived actors by `systemId`; invoked by the root `shop` or by a machine below it. */
export const systemActors = {
  shop: 'shop',
  session: 'session',
  cart: 'cart',
  quantityEntry: 'quantityEntry',
  staleCart: 'staleCart',
  coupon: 'coupon',
  checkout: 'checkout',
  texasCheck: 'texasCheck',
  unsentOrder: 'unsentOrder',
  delivery: 'delivery',
  schedule: 'schedule',
  stepCompletion: 'stepCompletion',
  shippingQuotes: 'shippingQuotes',
  payment: 'payment',
  productSearch: 'productSearch',
  showEditor: 'showEditor',
  toaster: 'toaster',
  maintenance: 'maintenance',
  versionCheck: 'versionCheck',
} as const

export type SystemActorId = keyof typeof systemActors

interface Scope {
  readonly system: ActorSystem<ActorSystemInfo>
  readonly self: AnyActorRef
}

/**
 * A target for `sendTo`, resolved by `systemId` at send time. Where that actor does not run, the target is the sender,
 * which ignores the event: no machine handles an event that it sends to others.
 */
export const systemActor =
  (id: SystemActorId) =>
  ({ system, self }: Scope): AnyActorRef =>
    system.get(systemActors[id]) ?? self
