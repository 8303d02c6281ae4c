import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'

/** The state of shop, server and users around the machine that decides what can be provoked. Plain data. */
export type EnvironmentState = Readonly<Record<string, string | number | boolean | null>>

type OneOf<T> = T | readonly T[]
type Facts<E> = { readonly [K in keyof E]?: OneOf<E[K]> }
type Predicate<E> = (environment: E, at: AnyMachineSnapshot, event: EventObject) => boolean

/** All of it holds: facts of the environment, of several values any. */
export type Condition<E> = Facts<E> & {
  /** names of active states */
  readonly at?: OneOf<string>
  /** part of the payload */
  readonly event?: Readonly<Record<string, unknown>>
  readonly not?: Facts<E> & { readonly at?: OneOf<string> }
  readonly also?: Predicate<E>
}
export type When<E> = Condition<E> | Predicate<E>

/** How an event, an outcome or a timer is provoked, in the words of the fixture of a driver. */
export interface TestStep<F, E extends EnvironmentState = EnvironmentState> {
  /** Whether the step is possible now; always when absent. */
  readonly when?: When<E>
  /** What it changes in the environment. */
  readonly next?: Partial<E> | ((environment: E, event: EventObject, to: AnyMachineSnapshot) => E)
  /** The step unloads the page and with it the machine: the path ends. */
  readonly endsPath?: true
  /** The app takes it without user input: it is awaited also when the path would end before it. */
  readonly isAutomatic?: true
  readonly perform?: (fixture: F, environment: E, event: EventObject) => unknown
}

export type TestSteps<F, E extends EnvironmentState = EnvironmentState> =
  | TestStep<F, E>
  | readonly TestStep<F, E>[]

export interface Start<E extends EnvironmentState = EnvironmentState> {
  /** of the model */
  readonly input: string
  readonly environment: E
}

/** A workflow and its environment: where it starts, and how each event, outcome and timer is provoked. */
export interface Walk<F, E extends EnvironmentState = EnvironmentState> {
  readonly model: MachineModel
  readonly starts: readonly Start<E>[]
  /** By event type; several where they differ in the environment after them. */
  readonly events: Readonly<Record<string, TestSteps<F, E>>>
  /** By actor and outcome of the model; what is absent is not provoked. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, TestSteps<F, E>>>>>
  /** By timer event; by default the clock of the driver is advanced. */
  readonly timers?: Readonly<Record<string, TestSteps<F, E>>>
  /** Facts that every step needs which is not automatic, unless its own say otherwise. */
  readonly ready?: Facts<E>
  /** What is tried at all, whatever the environment: a machine with a queue has more states than a walk can count. */
  readonly isTried?: (at: AnyMachineSnapshot, event: EventObject) => boolean
  /** The environment after the app has followed the machine. */
  readonly follow?: (environment: E, to: AnyMachineSnapshot) => E
}

export function isPossible<F>(
  { ready }: Pick<Walk<F>, 'ready'>,
  { when = {}, isAutomatic }: TestStep<F>,
  environment: EnvironmentState,
  at: AnyMachineSnapshot,
  event: EventObject,
): boolean {
  // with an index signature TypeScript takes every key for a fact
  const own = (typeof when === 'function' ? { also: when } : when) as Condition<object>
  const { event: payload = {}, not, also, ...facts } = isAutomatic ? own : { ...ready, ...own }
  const holds = (name: string, wanted: unknown) =>
    [wanted].flat().some((one) => (name === 'at' ? isIn(at.value, String(one)) : environment[name] === one))
  return (
    Object.entries(facts).every(([name, wanted]) => holds(name, wanted)) &&
    !Object.entries(not ?? {}).some(([name, wanted]) => holds(name, wanted)) &&
    Object.entries(payload).every(([name, wanted]) => Reflect.get(event, name) === wanted) &&
    (also?.(environment, at, event) ?? true)
  )
}

export function environmentAfter<F>(
  { follow = (environment) => environment }: Pick<Walk<F>, 'follow'>,
  { next = {} }: TestStep<F>,
  environment: EnvironmentState,
  event: EventObject,
  to: AnyMachineSnapshot,
): EnvironmentState {
  const changed =
    typeof next === 'function' ? next(environment, event, to) : Object.assign({ ...environment }, next)
  return follow(changed, to)
}

/** Whether a state of this name is active, at whatever depth. */
export const isIn = (value: StateValue | undefined, state: string): boolean =>
  typeof value === 'object'
    ? Object.entries(value).some(([name, inner]) => name === state || isIn(inner, state))
    : value === state
