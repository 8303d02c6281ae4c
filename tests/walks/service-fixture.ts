import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { SystemActorId } from '#machines/platform/system.ts'
import type { PeerActor } from '#statecharts/engine/host.ts'
import type { EnvironmentState, Start, Walk } from '#statecharts/walk/walk.ts'
import type { Connection, NetworkFault } from './network.ts'
import type { WorkflowFixture } from './workflow-fixture.ts'

/** A customer whose client has a connection of its own. */
export interface CustomerFixture extends WorkflowFixture {
  readonly held: Connection
}

/** A machine with its real services before a real server. */
export interface Fixture extends CustomerFixture {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** System actors that run for real; the others accept every event and send none. */
  readonly peerActors?: Partial<Readonly<Record<SystemActorId, PeerActor>>>
  /** Called with the actor once it has started. */
  readonly onStart?: (actor: AnyActorRef) => void
}

/**
 * A workflow with its real services. The step of an outcome arranges that the actor will end so. The step of an event
 * resolves with what the app sends where the model has a sample; null: it has been caused already. An event that is not
 * here is sent as the model has it.
 */
export interface ServiceWalk<F extends Fixture, E extends EnvironmentState>
  extends Omit<Walk<F, E>, 'starts'> {
  /** Where one machine is walked more than once: which of its uses this is. */
  readonly title?: string
  /** Every input of the model by default. */
  readonly starts?: Walk<F, E>['starts']
  readonly open: (start: Start<E>) => Promise<F>
}

/** The requests of the actor meet this fault. */
export const meeting = (fault: NetworkFault) => ({ perform: ({ held }: Fixture) => held.pass(fault) })
