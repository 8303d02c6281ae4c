import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  StateMachine,
} from 'xstate'
import { systemActors } from '#machines/platform/system.ts'
import { invokesOf, silentActor } from '#statecharts/engine/silent-actors.ts'

/** A peer that runs instead of a silent actor. */
export interface PeerActor {
  readonly src: AnyActorLogic
  readonly input?: unknown
}

/** Creates the machine with every other system actor beside it: silent, except those given. Not started yet. */
export function createHost(
  machine: AnyStateMachine,
  input: unknown,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>,
  given: Readonly<Record<string, PeerActor | undefined>> = {},
): { readonly host: AnyActorRef; readonly actor: AnyActorRef } {
  const subject = { id: 'subject', systemId: machine.id, src: machine, input, onDone: {}, onError: {} }
  const machines = [machine, ...Object.values(given).flatMap((peer) => machineOf(peer?.src))]
  const peers = systemActorsOutside(machine.id, machines).map((peer) => ({
    id: peer,
    systemId: peer,
    ...(given[peer] ?? { src: silentActor() }),
  }))
  const host = createActor(createMachine({ invoke: [...peers, subject] }), options)
  const actor: AnyActorRef | undefined = host.getSnapshot().children['subject']
  if (!actor) throw new Error(`the machine ${machine.id} cannot begin`)
  return { host, actor }
}

/** System actors that none of the machines is or invokes itself. */
function systemActorsOutside(id: string, machines: readonly AnyStateMachine[]): readonly string[] {
  const own = machines.flatMap((each) => invokesOf(each).map((invoke) => invoke.systemId))
  return Object.values(systemActors).filter((peer) => peer !== id && !own.includes(peer))
}

const machineOf = (src: AnyActorLogic | undefined): readonly AnyStateMachine[] =>
  src instanceof StateMachine ? [src] : []
