import type { StateValue } from 'xstate'

/** Whether one of these states is active, at any depth of the state value. */
export const isIn = (value: StateValue, ...states: readonly string[]): boolean =>
  typeof value === 'string'
    ? states.includes(value)
    : Object.entries(value).some(
        ([state, below]) => states.includes(state) || (below !== undefined && isIn(below, ...states)),
      )
