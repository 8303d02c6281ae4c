import type { AnyActorRef, AnyStateMachine, EventObject, SimulatedClock } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import type { SystemActorId } from '#machines/system.ts'
import type { PeerActor } from '#statecharts/engine/host.ts'
import type { Path } from '#statecharts/engine/path.ts'
import type { Environment } from './environment-space.ts'
import type { Connection, NetworkFault } from './network.ts'

/** The environment of one path: a client of its own before a real server, in the state that the path starts from. */
export interface Fixture {
  /** with its real services */
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly connection: Connection
  /** System actors that run for real; the others accept every event and send none. */
  readonly peerActors?: Partial<Readonly<Record<SystemActorId, PeerActor>>>
  /** Called with the actor once it has started. */
  readonly onStart?: (actor: AnyActorRef) => void
  /** Advances the server's clock by as many milliseconds. */
  readonly onTimePassed?: (ms: number) => Promise<void> | void
}

/**
 * Arranges that an actor will end in this outcome. Resolves with the fault of its requests from now on; `none`: it makes
 * no request, or its requests are answered already.
 */
export type Provocation<S> = (
  fixture: S,
  clock: SimulatedClock,
) => Promise<NetworkFault | 'none'> | NetworkFault | 'none'

/**
 * What the shop sends where the model has this sample, or null when it has been caused already; `never`: a shopper
 * cannot cause it. What people type decides about answers: `answer` is the next one on the path.
 */
export type Cause<S> =
  | ((
      fixture: S,
      sample: EventObject,
      answer: string | undefined,
    ) => Promise<EventObject | null> | EventObject | null)
  | 'never'

/** How everything that can happen to a machine is provoked with the real services before the real server. */
export interface Walk<S extends Fixture> {
  readonly model: MachineModel
  /** Where one machine is walked more than once: which of its uses this is. */
  readonly title?: string
  /** Where a path may begin; all inputs of the model by default. */
  readonly inputs?: readonly string[]
  /** By service and outcome. An outcome that is not here is not provoked. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Provocation<S>>>>>
  /** By event type; what is not here is sent as the model has it. */
  readonly events?: Readonly<Record<string, Cause<S>>>
  readonly environment?: Environment
  /** The whole path is known, as a shopper knows which card to type. */
  readonly open: (path: Path) => Promise<S>
}
