import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { microstepOf } from '#statecharts/engine/xstate-adapter.ts'
import { HEARING, type TakenStep } from './taken-step.ts'

const known = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>()

/** Runs in the page of a recorded build: tells the walk which transitions its machines really take. */
export function recordStep(inspected: InspectionEvent): void {
  const microstep = microstepOf(inspected)
  const hear: unknown = Reflect.get(globalThis, HEARING)
  if (!microstep || typeof hear !== 'function') return
  const { actorRef } = inspected
  if (!('logic' in actorRef)) return
  const machine = actorRef.logic as AnyStateMachine // only machines take microsteps
  const ids = known.get(machine) ?? transitionIds(machine)
  known.set(machine, ids)
  const step: TakenStep = {
    machine: machine.id,
    session: actorRef.sessionId,
    transitions: microstep.taken.map((taken) => ids.get(taken) ?? '(not in the chart)'),
    configuration: microstep.after.value,
    status: microstep.after.status,
  }
  hear(step)
}
