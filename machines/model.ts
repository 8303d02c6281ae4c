import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateValue } from 'xstate'

/** What makes a real network answer so: an HTTP answer of the server, or no readable answer at all. */
export type HttpCause =
  | { readonly status: number; readonly body: unknown }
  | 'offline'
  | 'unreadable'
  /** nothing is asked of the network (a timer, a child machine) */
  | 'none'

/** One way in which an invoked actor ends: it answers (`done` carries its output) or throws (`fails`). */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown; readonly http: HttpCause }
  | { readonly kind: 'fails'; readonly error: unknown; readonly http: HttpCause }

type EventOf<M extends AnyStateMachine> = EventFrom<M>
type EventType<M extends AnyStateMachine> = EventOf<M>['type']

export interface Reading<M extends AnyStateMachine> {
  readonly value: StateValue
  readonly context: ContextFrom<M>
}

/** Once it is as `from` says it comes to be as `to` says, if no answer and no timer is put off for ever. */
export interface LeadsTo<M extends AnyStateMachine = AnyStateMachine> {
  readonly from: (reading: Reading<M>) => boolean
  readonly to: (reading: Reading<M>) => boolean
  /** Also, no server gives the same answer for ever where it can give another. Without it: whatever is answered. */
  readonly provided?: 'answersVary'
}

/** A transition that a walk over the real shop cannot take, because neither a shopper nor the server can cause it. */
export interface Unprovokable {
  /** `source|descriptor|index`, as charts and reports name it */
  readonly transition: string
  /** `services`: the real machine and services without a page (tests/walks); `browser`: the whole shop (e2e/walks) */
  readonly walk: 'services' | 'browser' | 'both'
  /** One sentence that the coverage report shows. */
  readonly reason: string
}

/**
 * Everything that paths, coverage, the explorer and the browser walk must know of a machine and cannot read
 * from its chart. A registered machine with an event or an actor missing here fails the test by name.
 */
export interface MachineModel<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M
  readonly title: string
  /** One sentence for the index of charts. */
  readonly purpose: string
  /** Renamed states, former path to path (`open.stepping` to `open.steps`): paths of earlier releases still replay. */
  readonly formerStates?: Readonly<Record<string, string>>
  /** Named sample inputs; exploring starts from each of them. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  /** Payload classes of every event that comes from outside: each class that a guard tells apart, once. */
  readonly events: { readonly [T in EventType<M>]: readonly Extract<EventOf<M>, { type: T }>[] }
  /** Per invoked actor (by its name in `setup`), each way it can end. An actor that never ends has `{}`. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** The context facts that guards read, counters capped: with the state value they are the state key. */
  readonly key: (context: ContextFrom<M>) => unknown
  /** `state.path|event` whose guarded candidates overlap on purpose, so that their order decides. */
  readonly overlaps?: readonly string[]
  /** `state.path|event` where no candidate may match and the event is then ignored on purpose. */
  readonly ignores?: readonly string[]
  /** A sentence and a predicate that holds in every reachable snapshot. */
  readonly invariants?: Readonly<Record<string, (reading: Reading<M>) => boolean>>
  /** A sentence and what leads to what. */
  readonly leadsTo?: Readonly<Record<string, LeadsTo<M>>>
  /** Where what the machine is for has come about: a way there must be left after every failure of a call. */
  readonly happyEnd?: (reading: Reading<M>) => boolean
  /** What the walks over the real shop leave out; a listed transition that a walk takes all the same fails it. */
  readonly unprovokable?: readonly Unprovokable[]
}

export const defineModel = <M extends AnyStateMachine>(model: MachineModel<M>): MachineModel<M> => model

/** An actor's answer. */
export const done = (output: unknown, http: HttpCause): Outcome => ({ kind: 'done', output, http })

/** An actor that throws. */
export const fails = (error: unknown, http: HttpCause): Outcome => ({ kind: 'fails', error, http })
