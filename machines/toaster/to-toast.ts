import type { ActorSystem, ActorSystemInfo, AnyActorRef } from 'xstate'

interface Scope {
  readonly system: ActorSystem<ActorSystemInfo>
  readonly self: AnyActorRef
}

/** The `systemId` of the actor of one toast. */
export const toastSystemId = (id: string): string => `toast ${id}`

/** Addresses a toast; one that has gone means the sender itself, which ignores what toasts are told. */
export function toToast({ system, self }: Scope, id: string | undefined): AnyActorRef {
  const toast = id === undefined ? undefined : system.get(toastSystemId(id))
  return toast ?? self
}
