import type { AnyActorRef, AnyStateMachine, EventObject, SimulatedClock } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import type { SystemActorId } from '#machines/system.ts'
import type { PeerActor } from '#statecharts/engine/host.ts'
import type { Path } from '#statecharts/engine/path.ts'
import type { Course } from './course-space.ts'
import type { Line, Way } from './line.ts'

/** What one path is walked among: a device of its own before a real server, in the state that its beginning needs. */
export interface Stage {
  /** with its real services */
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly line: Line
  /** System actors that are there for real; all others hear everything and say nothing. */
  readonly company?: Partial<Readonly<Record<SystemActorId, PeerActor>>>
  /** Told the actor when it has started. */
  readonly began?: (actor: AnyActorRef) => void
  /** So many milliseconds pass for the server too. */
  readonly passes?: (ms: number) => Promise<void> | void
}

/**
 * Sees to it that an actor will end in this outcome, and answers how its requests fare from now on; `none`: it makes no
 * request, or they have fared already.
 */
export type Arrangement<S> = (stage: S, clock: SimulatedClock) => Promise<Way | 'none'> | Way | 'none'

/**
 * What the shop sends where the model has this sample, or null when it has been caused already; `never`: a shopper
 * cannot cause it. What people type decides about answers: `answer` is the next one on the path.
 */
export type Cause<S> =
  | ((
      stage: S,
      sample: EventObject,
      answer: string | undefined,
    ) => Promise<EventObject | null> | EventObject | null)
  | 'never'

/** How everything that can happen to a machine is provoked with the real services before the real server. */
export interface Walk<S extends Stage> {
  readonly model: MachineModel
  /** Where one machine is walked more than once: which of its uses this is. */
  readonly title?: string
  /** Where a path may begin; all inputs of the model by default. */
  readonly inputs?: readonly string[]
  /** By service and outcome. An outcome that is not here is not provoked. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Arrangement<S>>>>>
  /** By event type; what is not here is sent as the model has it. */
  readonly events?: Readonly<Record<string, Cause<S>>>
  readonly course?: Course
  /** The whole path is known, as a shopper knows which card to type. */
  readonly open: (path: Path) => Promise<S>
}
