import type { PromiseActorLogic } from 'xstate'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'

export interface TexasCheckContext {
  readonly items: readonly Item[]
  /** null: not known yet */
  readonly state: string | null
  readonly isPickup: boolean
}

export type TexasCheckEvent =
  | { readonly type: 'items.known'; readonly items: readonly Item[] }
  | { readonly type: 'destination.known'; readonly state: string | null; readonly is_pickup: boolean }
  /** "Try again" after a failed check */
  | { readonly type: 'texas.retry' }
  | { readonly type: 'texas.forget' }
  /** from stepCompletion; answered with `texas.settled` when no check is in flight */
  | { readonly type: 'texas.settle' }

/** `restricted`: the alert is shown. `unverified`: the check failed; offers Retry. */
export type TexasCheckTag = 'pending' | 'restricted' | 'unverified'

/** Resolves with true when these items may not be shipped to this state. */
export type CheckTexasLogic = PromiseActorLogic<
  boolean,
  { readonly items: readonly Item[]; readonly state: string }
>
