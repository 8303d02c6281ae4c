import type { ActorLogic, AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import { TestModel } from 'xstate/graph'
import type { MachineModel } from '#machines/platform/model.ts'
import type { Size } from '#statecharts/engine/case-suite.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { withoutServices } from '#statecharts/engine/silent-actors.ts'
import { canonical } from '#statecharts/engine/json.ts'
import { endingEvent, listsFor, outcomesOf } from '#statecharts/engine/stimuli.ts'
import { activeNodes, evaluatorOf, type Microstep } from '#statecharts/engine/xstate-adapter.ts'

export interface XstateGraphSuite extends Size {
  /** Transitions of the chart that its paths take. */
  readonly transitions: number
}

/**
 * What xstate/graph makes of the same model: a shortest path to every state, those dropped that others contain. States
 * are told apart as its `createTestModel` does, which refuses most machines: also by the event and the state value that
 * led there. It knows no time, so its timers fire in any order.
 */
export function xstateGraphSuite(model: MachineModel): XstateGraphSuite {
  const machine = withoutServices(model.machine)
  const evaluator = evaluatorOf(machine)
  const keys = new WeakMap<AnyMachineSnapshot, string>()
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { value, context, status } = snapshot
    const key = keys.get(snapshot) ?? canonical([value, model.key(context), status])
    keys.set(snapshot, key)
    return key
  }
  // it asks again for each way on which it came to a state
  const reactions = new Map<string, AnyMachineSnapshot>()
  const react = (snapshot: AnyMachineSnapshot, event: EventObject) => {
    const key = `${keyOf(snapshot)} ${canonical(event)}`
    const after = reactions.get(key) ?? evaluator.react(snapshot, event).snapshot
    reactions.set(key, after)
    return after
  }
  // its own scope starts every invoked actor for good, and a second one of the same system id throws
  const logic: ActorLogic<AnyMachineSnapshot, EventObject, unknown> = {
    transition: react,
    getInitialSnapshot: (_scope, input) => evaluator.start(input).snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  const test = new TestModel<AnyMachineSnapshot, EventObject, unknown>(logic, {
    events: (snapshot) => eventsIn(model, snapshot),
    serializeState: (snapshot, event, before) =>
      `${keyOf(snapshot)} ${canonical(cameBy(snapshot.value, event, before))}`,
    serializeEvent: canonical,
  })
  const ids = transitionIds(machine)
  const transitions = new Set<string>()
  const noted = new Map<AnyMachineSnapshot, Set<EventObject>>()
  const note = (microsteps: readonly Microstep[]) => {
    for (const { taken } of microsteps) for (const each of taken) transitions.add(ids.get(each) ?? '')
  }
  let [paths, steps] = [0, 0]
  for (const input of Object.values(model.inputs)) {
    note(evaluator.start(input).microsteps)
    for (const path of withoutPrefixes(test.getShortestPaths({ input, allowDuplicatePaths: true }))) {
      paths++
      steps += path.steps.length - 1 // the first is `xstate.init`
      for (const [at, { event }] of path.steps.entries()) {
        const before = path.steps[at - 1]?.state
        if (!before) continue
        // paths share their beginnings, and the very objects of them
        const events = noted.get(before) ?? new Set()
        if (!events.has(event)) note(evaluator.react(before, event).microsteps)
        noted.set(before, events.add(event))
      }
    }
  }
  return { paths, steps, transitions: transitions.size }
}

type Paths = ReturnType<TestModel<AnyMachineSnapshot, EventObject, unknown>['getShortestPaths']>

/** Those that no longer one begins with, as xstate/graph drops them, whose comparison of each with each takes minutes. */
function withoutPrefixes(paths: Paths): Paths {
  const keysOf = (path: Paths[number]) => {
    let key = ''
    return path.steps.map(({ event }) => (key += `${JSON.stringify(event)}\n`))
  }
  const begun = new Set(paths.flatMap((path) => keysOf(path).slice(0, -1)))
  return paths.filter((path) => !begun.has(keysOf(path).at(-1) ?? ''))
}

/** As `createTestModel` does: an event that leads to another state value counts with the one before. */
function cameBy(
  value: StateValue,
  event: EventObject | undefined,
  before: AnyMachineSnapshot | undefined,
): readonly unknown[] {
  const hasMoved = event !== undefined && (!before || canonical(before.value) !== canonical(value))
  return hasMoved ? [event, before?.value ?? null] : []
}

function eventsIn(model: MachineModel, snapshot: AnyMachineSnapshot): readonly EventObject[] {
  if (snapshot.status !== 'active') return []
  const answers = Object.keys(snapshot.children).flatMap((id) => {
    const src: unknown = snapshot.children[id]?.src
    const outcomes = typeof src === 'string' ? Object.values(outcomesOf(model, src)) : []
    return outcomes.map((outcome) => endingEvent(id, outcome))
  })
  const timers = activeNodes(snapshot).flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
  )
  const events: readonly EventObject[] = Object.values(model.events).flat()
  return [...events, ...answers, ...timers].filter((event) => listsFor(snapshot, event).length > 0)
}
