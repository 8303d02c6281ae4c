import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
} from 'xstate'
import { systemActors } from '#machines/system.ts'
import { invokesOf, silentActor } from '#statecharts/engine/silent-actors.ts'

/** A peer that is there for real. */
export interface PeerActor {
  readonly src: AnyActorLogic
  readonly input?: unknown
}

/** A machine among its peers, as in the shop; they hear everything and say nothing, but for those given. Not started yet. */
export function createHost(
  machine: AnyStateMachine,
  input: unknown,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>,
  given: Readonly<Record<string, PeerActor | undefined>> = {},
): { readonly host: AnyActorRef; readonly actor: AnyActorRef } {
  const subject = { id: 'subject', systemId: machine.id, src: machine, input, onDone: {}, onError: {} }
  const company = systemActorsOf(machine).map((peer) => ({
    id: peer,
    systemId: peer,
    ...(given[peer] ?? { src: silentActor() }),
  }))
  const host = createActor(createMachine({ invoke: [...company, subject] }), options)
  const actor: AnyActorRef | undefined = host.getSnapshot().children['subject']
  if (!actor) throw new Error(`the machine ${machine.id} cannot begin`)
  return { host, actor }
}

/** SystemActors that it neither is nor invokes itself. */
function systemActorsOf(machine: AnyStateMachine): readonly string[] {
  const own = invokesOf(machine).map((invoke) => invoke.systemId)
  return Object.values(systemActors).filter((peer) => peer !== machine.id && !own.includes(peer))
}
