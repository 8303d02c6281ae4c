import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { type Microstep, microstepOf } from '#statecharts/engine/xstate-adapter.ts'

/** A microstep as the recorder in the page reports it: ids and state values, no payload. */
export interface TakenStep {
  readonly machine: string
  /** of this running actor, also unique among the pages that the tab shows one after another */
  readonly session: string
  readonly transitions: readonly string[]
  readonly configuration: StateValue
}

/** The name of the binding that the recorder calls. */
export const RECORDER_BINDING = 'recordStepInTest'

/** XState numbers actors from the start of the page, so after a reload the ids are given once more. */
const pageId = crypto.randomUUID()

const known = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>()

/** Runs in the page of a recorded build: reports the transitions that its machines take. */
export function recordStep(inspected: InspectionEvent): void {
  const hear: unknown = Reflect.get(globalThis, RECORDER_BINDING)
  const { actorRef } = inspected
  if (typeof hear !== 'function' || !('logic' in actorRef)) return
  const step = stepIn(inspected)
  if (!step) return
  const machine = actorRef.logic as AnyStateMachine // only machines have a configuration
  const ids = known.get(machine) ?? transitionIds(machine)
  known.set(machine, ids)
  const told: TakenStep = {
    machine: machine.id,
    session: `${pageId} ${actorRef.sessionId}`,
    transitions: step.taken.map((taken) => ids.get(taken) ?? '(not in the chart)'),
    configuration: step.after.value,
  }
  hear(told)
}

/** A microstep; of a machine that has just started, its first snapshot. */
function stepIn(inspected: InspectionEvent): Pick<Microstep, 'taken' | 'after'> | undefined {
  if (inspected.type !== '@xstate.snapshot' || inspected.event.type !== 'xstate.init')
    return microstepOf(inspected)
  return 'value' in inspected.snapshot
    ? { taken: [], after: inspected.snapshot as AnyMachineSnapshot }
    : undefined
}
