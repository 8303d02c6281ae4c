import type { ActorSystem, ActorSystemInfo, AnyActorRef } from 'xstate'

interface Scope {
  readonly system: ActorSystem<ActorSystemInfo>
  readonly self: AnyActorRef
}

/** The `systemId` of the actor of a toast. */
export const toastSystemId = (id: string): string => `toast ${id}`

/** A target for `sendTo`. When the toast has ended, the target is the sender, which ignores the events of toasts. */
export function toToast({ system, self }: Scope, id: string | undefined): AnyActorRef {
  const toast = id === undefined ? undefined : system.get(toastSystemId(id))
  return toast ?? self
}
