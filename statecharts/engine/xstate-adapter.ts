import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'

/**
 * The only file that reads what xstate does not document: `_transitions` of a microstep, `_nodes` of a
 * snapshot, `_sendInspectionEvent` and `_set` of an actor system, `resolve` of a built-in action.
 * tests/statecharts/xstate-adapter.test.ts fails when an upgrade changes one of them.
 */
export interface Microstep {
  readonly event: EventObject
  /** The very objects of the definition, in the order in which they were taken; empty: the event was ignored. */
  readonly taken: readonly AnyTransitionDefinition[]
  readonly after: AnyMachineSnapshot
}

export interface ExecutedAction {
  readonly type: string
  readonly params: unknown
}

export interface Reaction {
  readonly snapshot: AnyMachineSnapshot
  readonly microsteps: readonly Microstep[]
  readonly actions: readonly ExecutedAction[]
}

export interface Evaluator {
  readonly self: object
  readonly start: (input: unknown) => Reaction
  readonly react: (snapshot: AnyMachineSnapshot, event: EventObject) => Reaction
}

/** Pure evaluation of a machine: nothing it starts, sends or emits happens; it is all reported instead. */
export function evaluatorOf(machine: AnyStateMachine): Evaluator {
  let microsteps: Microstep[] = []
  let actions: ExecutedAction[] = []
  const self = createEmptyActor()
  const peers = new Map<string, object>()
  const system = {
    ...self.system,
    get: (id: string) => peers.get(id),
    _set: (id: string, actor: object) => void peers.set(id, actor),
    _sendInspectionEvent: (event: InspectionEvent) => {
      const step = microstepOf(event)
      if (step) microsteps.push(step)
    },
  }
  Object.assign(self, { system })
  const scope = {
    self,
    system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action: ExecutedAction) => void actions.push(action),
  } as unknown as AnyActorScope // xstate's own inert scope has this shape; its system type hides the internals
  const report = (evaluate: () => AnyMachineSnapshot): Reaction => {
    microsteps = []
    actions = []
    const snapshot = evaluate()
    return { snapshot, microsteps, actions }
  }
  return {
    self,
    start: (input) => report(() => machine.getInitialSnapshot(scope, input)),
    react: (snapshot, event) =>
      report(() => orDead(snapshot, () => machine.transition(snapshot, event, scope))),
  }
}

/** What an inspection event says about a microstep; undefined for every other kind of inspection event. */
export function microstepOf(inspected: InspectionEvent): Microstep | undefined {
  if (inspected.type !== '@xstate.microstep') return undefined
  // only machines take microsteps, so the snapshot is a machine's
  return {
    event: inspected.event,
    taken: inspected._transitions,
    after: inspected.snapshot as AnyMachineSnapshot,
  }
}

/** Every active state node, ancestors included. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes

/** Whether the logic that an inspection event speaks of is this very machine. */
export function speaksOf(inspected: InspectionEvent, machine: AnyStateMachine): boolean {
  return 'logic' in inspected.actorRef && inspected.actorRef.logic === machine
}

/** A guard that throws on an event that it was not written for does not hold. */
export function holds(
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): boolean {
  if (transition.guard === undefined) return true
  try {
    return evaluateGuard(transition.guard, snapshot.context, event, snapshot)
  } catch {
    return false
  }
}

export interface Assignment {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
}

type Resolve = (...args: readonly unknown[]) => readonly [AnyMachineSnapshot, ...unknown[]]

/** The same machine, which also reports what each named `assign` made of the context. */
export function tracingAssignments(
  machine: AnyStateMachine,
  record: (assignment: Assignment) => void,
): AnyStateMachine {
  const actions = Object.entries(machine.implementations.actions ?? {}).filter(([, action]) =>
    isBuiltIn(action, 'xstate.assign'),
  )
  const traced = actions.map(([name, action]) => {
    const original = action as unknown as { resolve: Resolve } // isBuiltIn has looked
    const resolve: Resolve = (scope, snapshot, args, params, _action, extra) => {
      const before = (snapshot as AnyMachineSnapshot).context
      const resolved = original.resolve(scope, snapshot, args, params, original, extra)
      record({ action: name, before, after: resolved[0].context })
      return resolved
    }
    return [name, Object.assign(() => undefined, original, { resolve })] as const
  })
  return machine.provide({ actions: Object.fromEntries(traced) })
}

/** Whether an action is made by xstate (assign, emit, raise, …), and not a plain function. */
export function isBuiltIn(action: unknown, type?: string): boolean {
  if (typeof action !== 'function' || !('resolve' in action)) return false
  return type === undefined || ('type' in action && action.type === type)
}

/** A machine dies of what its actions and guards throw, as a running actor does. */
function orDead(before: AnyMachineSnapshot, evaluate: () => AnyMachineSnapshot): AnyMachineSnapshot {
  try {
    return evaluate()
  } catch (error) {
    return { ...before, status: 'error', error } as AnyMachineSnapshot // as xstate's actor puts it together
  }
}

const nothing = () => undefined
