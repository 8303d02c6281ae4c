import { type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent, StateMachine } from 'xstate'

export type InspectedActor = InspectionEvent['actorRef']

/** Undefined for a promise, a callback or an observable. */
export const machineOf = (ref: InspectedActor): AnyStateMachine | undefined =>
  'logic' in ref && ref.logic instanceof StateMachine ? ref.logic : undefined

export const snapshotOf = (ref: InspectedActor): unknown => ('getSnapshot' in ref ? ref.getSnapshot() : {})

export const valueOf = (snapshot: object): AnyMachineSnapshot['value'] =>
  'value' in snapshot ? (snapshot as AnyMachineSnapshot).value : {}

/** As a machine invokes it; ids of actors may be made of what somebody typed. */
export const serviceName = (ref: InspectedActor): string =>
  'src' in ref && typeof ref.src === 'string' ? ref.src : 'service'
