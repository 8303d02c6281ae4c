import type { StateValue } from 'xstate'

/** What the recorder of the page tells of one microstep: ids and state values, and nothing that anybody typed. */
export interface TakenStep {
  readonly machine: string
  /** of this running actor, unique in its page */
  readonly session: string
  readonly transitions: readonly string[]
  readonly configuration: StateValue
}

/** The name under which a page finds who listens to it. */
export const HEARING = 'hearStep'
