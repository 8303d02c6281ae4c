import type { MachineModel } from '#machines/platform/model.ts'
import { stimuliIn } from '#statecharts/engine/stimuli.ts'
import {
  initialStep,
  type StepResult,
  stepResult,
  type Stimulus,
  type MachineState,
} from '#statecharts/engine/machine-state.ts'
import { type PathSimulator, stimulusText } from '#statecharts/engine/state-space.ts'
import { ignoredLists } from '#statecharts/engine/observations.ts'
import type { Evaluator } from '#statecharts/engine/xstate-adapter.ts'

interface SpaceLookup {
  readonly nodeOf: (state: MachineState) => number | undefined
  readonly takenBy: (result: StepResult) => readonly string[]
}

/** With exact timing every edge leads where it says. */
export const exactSimulator: PathSimulator = { begin: () => undefined, take: (edge) => edge }

/** Evaluates a path step by step with the real remaining times of timers. */
export function simulatorFor(model: MachineModel, evaluator: Evaluator, atlas: SpaceLookup): PathSimulator {
  let now: MachineState | undefined
  return {
    begin: ({ input }) => {
      now = initialStep(evaluator, input, model.inputs[input]).state
    },
    take: (edge) => {
      const stimulus = now && sameStimulus(stimuliIn(model, now), edge.stimulus)
      if (!now || !stimulus) return undefined
      const result = stepResult(evaluator, now, stimulus)
      const to = atlas.nodeOf(result.state)
      if (to === undefined) return undefined
      now = result.state
      const ignored = result.macrosteps.flatMap(ignoredLists)
      return {
        from: edge.from,
        to,
        stimulus,
        transitions: atlas.takenBy(result),
        ignored,
        classes: edge.classes,
      }
    },
  }
}

/** The equal stimulus in another state: same event, same answer, or the next timer whatever its remaining time. */
function sameStimulus(stimuli: readonly Stimulus[], wanted: Stimulus): Stimulus | undefined {
  if (wanted.kind === 'timer') return stimuli.find((stimulus) => stimulus.kind === 'timer')
  return stimuli.find((stimulus) => stimulusText(stimulus) === stimulusText(wanted))
}
