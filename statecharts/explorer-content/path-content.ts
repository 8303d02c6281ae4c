import type { Path, Step } from '#statecharts/engine/path.ts'
import { leavesOf, stepSummary } from '#statecharts/formats/format-file.ts'
import type { PathData, StepData } from '#statecharts/explorer/explorer.types.ts'

/** A golden path as the explorer plays it. */
export const pathContent = ({ id, input, begins, steps, spec }: Path): PathData => ({
  id,
  input,
  start: leavesOf(begins.configuration),
  spec,
  steps: steps.map(stepData),
})

function stepData(step: Step): StepData {
  const { what, payload } = stepSummary(step)
  return {
    text: TEXTS[step.do](what, payload),
    payload: step.do === 'answer' ? '' : payload,
    leaves: leavesOf(step.configuration),
    transitions: step.transitions,
    effects: step.effects ?? [],
  }
}

const TEXTS = {
  event: (what: string) => what,
  answer: (what: string, payload: string) => `${what} answers ${payload}`,
  wait: (what: string) => `${what} pass`,
} as const
