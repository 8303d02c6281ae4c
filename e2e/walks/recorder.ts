import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { microstepOf } from '#statecharts/engine/xstate-adapter.ts'
import { RECORDER_BINDING, type TakenStep } from './taken-step.ts'

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
    session: actorRef.sessionId,
    transitions: step.taken.map((taken) => ids.get(taken) ?? '(not in the chart)'),
    configuration: step.after.value,
  }
  hear(told)
}

interface Step {
  readonly taken: readonly AnyTransitionDefinition[]
  readonly after: AnyMachineSnapshot
}

/** A microstep, or where a machine is that has just start. */
function stepIn(inspected: InspectionEvent): Step | undefined {
  if (inspected.type !== '@xstate.snapshot' || inspected.event.type !== 'xstate.init')
    return microstepOf(inspected)
  return 'value' in inspected.snapshot
    ? { taken: [], after: inspected.snapshot as AnyMachineSnapshot }
    : undefined
}
