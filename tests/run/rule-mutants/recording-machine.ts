import { type AnyStateMachine, createMachine } from 'xstate'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import {
  candidatesOf,
  copyOf,
  listOf,
  partAt,
  setCandidates,
  slotsOf,
  stateAt,
} from '#statecharts/mutants/config.ts'

/** The same machine, which records the id of every state that it enters and `id|descriptor` of every event it takes. */
export function recordingMachine(
  machine: AnyStateMachine,
  record: (reached: string) => void,
): AnyStateMachine {
  const config = partAt(copyOf(machine.config))
  for (const { id, path } of chartOf(machine).nodes) {
    const state = stateAt(config, path)
    for (const slot of slotsOf(state, id)) {
      const recording = () => record(`${id}|${slot.descriptor}`)
      setCandidates(
        slot,
        candidatesOf(slot).map((each) => ({ ...each, actions: [recording, ...listOf(each['actions'])] })),
      )
    }
    state['entry'] = [() => record(id), ...listOf(state['entry'])]
  }
  return createMachine(config, machine.implementations)
}
