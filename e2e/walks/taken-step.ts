import type { StateValue } from 'xstate'

/** A microstep as the recorder in the page reports it: ids and state values, no payload. */
export interface TakenStep {
  readonly machine: string
  /** of this running actor, unique in its page */
  readonly session: string
  readonly transitions: readonly string[]
  readonly configuration: StateValue
}

/** The name of the binding that the recorder calls. */
export const RECORDER_BINDING = 'recordStepInTest'
