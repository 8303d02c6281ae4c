import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { SystemActorId } from '#machines/system.ts'
import type { PeerActor } from '#statecharts/engine/host.ts'
import type { EnvironmentState, Start, TestStep, Walk } from '#statecharts/walk/walk.ts'
import type { Connection, NetworkFault } from './network.ts'

/** A machine with its real services, and a client of its own before a real server. */
export interface Fixture {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly connection: Connection
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

type Arrange<F, E extends EnvironmentState> = NonNullable<TestStep<F, E>['perform']>

/** The requests of the actor meet this fault, after what is arranged before. */
export const meeting = <F extends Fixture, E extends EnvironmentState>(
  fault: NetworkFault,
  arrange?: Arrange<F, E>,
): { readonly perform: Arrange<F, E> } => ({
  perform: async (fixture, ...occasion) => {
    await arrange?.(fixture, ...occasion)
    fixture.connection.pass(fault)
  },
})

/** The server answers, after what is arranged before. */
export const answered = <F extends Fixture, E extends EnvironmentState>(arrange?: Arrange<F, E>) =>
  meeting<F, E>('through', arrange)

export const lost = meeting('request lost')
