import type { EventObject, StateValue } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { type Readings, readingsOf } from '#statecharts/conformance/guard-readings.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { withoutServices } from '#statecharts/engine/silent-actors.ts'
import { endingEvent, outcomesOf } from '#statecharts/engine/stimuli.ts'
import type { Path, Step } from '#statecharts/engine/path.ts'
import {
  initialStep,
  type StepResult,
  stepResult,
  type Stimulus,
  type MachineState,
} from '#statecharts/engine/machine-state.ts'
import { type Evaluator, evaluatorOf } from '#statecharts/engine/xstate-adapter.ts'
import { eventName, scxmlId } from '#statecharts/export/scxml-names.ts'

/** An event for the other engine and the expected configuration. */
export interface TracedStep {
  readonly events: readonly { readonly name: string; readonly guards: Readings }[]
  /** SCXML ids of all active states */
  readonly configuration: readonly string[]
  readonly hasEnded: boolean
}

export interface TracedPath {
  readonly id: string
  readonly guards: Readings
  readonly steps: readonly TracedStep[]
}

/** A golden path as SCXML events and guard results; the expected configurations come from the path, not from XState. */
export function traceOf(model: MachineModel, path: Path): TracedPath {
  const chart = chartOf(model.machine)
  const evaluator = evaluatorOf(withoutServices(model.machine))
  let now = initialStep(evaluator, path.input, model.inputs[path.input])
  const start = { ...stepOf(chart, path.id, now, path.begins), events: [] }
  const guards = guardsOf(path.id, now)
  const steps = path.steps.map((step, index) => {
    now = follow(model, evaluator, now.state, step)
    return stepOf(chart, `${path.id} step ${index + 1}`, now, step)
  })
  return { id: path.id, guards, steps: [start, ...steps] }
}

function follow(model: MachineModel, evaluator: Evaluator, state: MachineState, step: Step): StepResult {
  return stepResult(evaluator, state, stimulusOf(model, state, step))
}

function stimulusOf(model: MachineModel, { snapshot }: MachineState, step: Step): Stimulus {
  if (step.do === 'event') return { kind: 'event', event: step.event }
  if (step.do === 'wait') return { kind: 'timer', wait: step.ms, fires: [] }
  const src: unknown = snapshot.children[step.actor]?.src
  const outcome = typeof src === 'string' ? outcomesOf(model, src)[step.outcome] : undefined
  if (!outcome) throw new Error(`nothing runs as ${step.actor} that could end as ${step.outcome}`)
  return { kind: 'answer', actor: step.actor, outcome: step.outcome, event: endingEvent(step.actor, outcome) }
}

function stepOf(
  chart: ChartModel,
  what: string,
  { macrosteps }: StepResult,
  expected: Pick<Step, 'configuration' | 'status'>,
): TracedStep {
  return {
    events: macrosteps.flatMap((macrostep) => {
      const { readings, torn } = readingsOf(macrostep)
      if (torn.length > 0) throw new Error(`${what}: ${torn.join(', ')} changes its answer on the way`)
      return macrostep.microsteps
        .slice(0, 1)
        .map(({ event }) => ({ name: nameOf(chart, event), guards: readings }))
    }),
    configuration: idsOf(chart.id, expected.configuration).map(scxmlId).sort(),
    hasEnded: expected.status === 'done',
  }
}

function guardsOf(what: string, { macrosteps }: StepResult): Readings {
  return Object.assign({}, ...macrosteps.map((macrostep) => readingsOf(macrostep).readings))
}

/** The SCXML ids of all states in a state value, the root first. */
function idsOf(id: string, value: StateValue): readonly string[] {
  if (typeof value === 'string') return [id, `${id}.${value}`]
  return [
    id,
    ...Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : idsOf(`${id}.${key}`, inner),
    ),
  ]
}

function nameOf(chart: ChartModel, { type }: EventObject): string {
  const transition = chart.transitions.find(({ descriptor }) => descriptor === type)
  return (transition && eventName(transition)) ?? type
}
