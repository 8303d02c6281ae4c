import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateValue } from 'xstate'
import type { MachineWords } from './words.ts'

/** The HTTP exchange that produces an outcome: a response of the server, or no readable response. */
export type HttpCause =
  | { readonly status: number; readonly body: unknown }
  | 'offline'
  | 'unreadable'
  /** no network involved (a timer, a child machine) */
  | 'none'

/** How an invoked actor ends: it resolves (`done` carries its output) or rejects (`fails`). */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown; readonly http: HttpCause }
  | { readonly kind: 'fails'; readonly error: unknown; readonly http: HttpCause }

type EventOf<M extends AnyStateMachine> = EventFrom<M>
type EventType<M extends AnyStateMachine> = EventOf<M>['type']

export interface Reading<M extends AnyStateMachine> {
  readonly value: StateValue
  readonly context: ContextFrom<M>
}

/**
 * A liveness property: every configuration that satisfies `from` is followed by one that satisfies `to`, provided that
 * no response and no timer is postponed forever.
 */
export interface LeadsTo<M extends AnyStateMachine = AnyStateMachine> {
  readonly from: (reading: Reading<M>) => boolean
  readonly to: (reading: Reading<M>) => boolean
  /** additional fairness: the server does not repeat the same response forever when it can give another */
  readonly provided?: 'answersVary'
}

/** A transition that a walk over the running shop cannot take, because neither a user nor the server can cause it. */
export interface Unprovokable {
  /** `source|descriptor|index`, as in charts and reports */
  readonly transition: string
  /** `services`: real machine and services without a page (tests/walks); `browser`: the whole shop (e2e/walks) */
  readonly walk: 'services' | 'browser' | 'both'
  /** one sentence, shown in the coverage report */
  readonly reason: string
}

/**
 * What paths, coverage, explorer and walks need to know of a machine beyond its chart. A test fails for every event or
 * actor of a registered machine that is missing here.
 */
export interface MachineModel<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M
  readonly title: string
  /** one sentence for the index of charts */
  readonly purpose: string
  readonly words: MachineWords<M>
  /**
   * renamed states, old path to new path (`open.stepping` to `open.steps`), so that paths of earlier releases still
   * replay
   */
  readonly formerStates?: Readonly<Record<string, string>>
  /** by event: who sends it where no machine and no part of the app does, as a sentence */
  readonly sentElsewhere?: { readonly [T in EventType<M>]?: string }
  /** named sample inputs, the initial states of exploration */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  /** per external event, one payload for each class that the guards distinguish */
  readonly events: { readonly [T in EventType<M>]: readonly Extract<EventOf<M>, { type: T }>[] }
  /** per invoked actor (by its name in `setup`), every outcome; `{}` for an actor that never ends */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** the facts of the context that guards read, counters capped; with the state value they are the key of a state */
  readonly key: (context: ContextFrom<M>) => unknown
  /** `state.path|event` whose guards may hold at once on purpose, so that their order decides */
  readonly overlaps?: readonly string[]
  /** `state.path|event` where on purpose no guard may hold, so that the event is ignored */
  readonly ignores?: readonly string[]
  /** by description: a predicate that holds in every reachable snapshot */
  readonly invariants?: Readonly<Record<string, (reading: Reading<M>) => boolean>>
  /** by description: a liveness property */
  readonly leadsTo?: Readonly<Record<string, LeadsTo<M>>>
  /** the goal states; a path to one must remain after every failure of a call */
  readonly happyEnd?: (reading: Reading<M>) => boolean
  /** transitions that walks leave out; a walk that takes one nevertheless fails */
  readonly unprovokable?: readonly Unprovokable[]
}

export const defineModel = <M extends AnyStateMachine>(model: MachineModel<M>): MachineModel<M> => model

/** An actor that resolves. */
export const done = (output: unknown, http: HttpCause): Outcome => ({ kind: 'done', output, http })

/** An actor that rejects. */
export const fails = (error: unknown, http: HttpCause): Outcome => ({ kind: 'fails', error, http })
