import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'

export type InspectedActor = InspectionEvent['actorRef']

/** Undefined for a promise, a callback or an observable. */
export function machineOf(ref: InspectedActor): AnyStateMachine | undefined {
  const logic: unknown = 'logic' in ref ? ref.logic : null
  // the proxy of a machine that is fetched late has no keys
  const isMachine = typeof logic === 'object' && logic !== null && Reflect.get(logic, 'root') !== undefined
  return isMachine ? (logic as AnyStateMachine) : undefined
}

export const snapshotOf = (ref: InspectedActor): unknown => ('getSnapshot' in ref ? ref.getSnapshot() : {})

export const valueOf = (snapshot: object): AnyMachineSnapshot['value'] =>
  'value' in snapshot ? (snapshot as AnyMachineSnapshot).value : {}

/** As a machine invokes it; ids of actors may be made of what somebody typed. */
export const serviceName = (ref: InspectedActor): string =>
  'src' in ref && typeof ref.src === 'string' ? ref.src : 'service'
