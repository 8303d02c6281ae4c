import type { AnyTransitionDefinition } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import {
  initialStep,
  type MachineState,
  type StepResult,
  stepResult,
  type Stimulus,
} from '#statecharts/engine/machine-state.ts'
import { type RecordedStimulus, recordedStimulus } from '#statecharts/engine/path.ts'
import { withoutServices } from '#statecharts/engine/silent-actors.ts'
import { keyOf } from '#statecharts/engine/state-space.ts'
import { stimuliIn } from '#statecharts/engine/stimuli.ts'
import { elapsed, nextDue } from '#statecharts/engine/timers.ts'
import { type Evaluator, evaluatorOf } from '#statecharts/engine/xstate-adapter.ts'
import type { RecordedActor, RecordedStand, RecordedStep } from './recorded-actor.ts'

/** What could have happened, by the samples of the model, so that a machine did what was recorded. */
export type Explanation =
  | { readonly kind: 'explained'; readonly input: string; readonly stimuli: readonly RecordedStimulus[] }
  /** no sample of the model leads there: the model lacks a class, or the tab runs another chart */
  | { readonly kind: 'unexplained'; readonly step: RecordedStep | null }
  /** the beginning is not recorded */
  | { readonly kind: 'cut' }

const BEAM = 64

interface Candidate {
  readonly state: MachineState
  readonly stimuli: readonly RecordedStimulus[]
  /** steps of the recording that it explains */
  readonly done: number
  /** milliseconds at which its last step was recorded */
  readonly ms: number
}

/** Searches the moves of a model for those that a recording can have come from; at most `BEAM` are followed at once. */
export function explainRecording(model: MachineModel, recorded: RecordedActor): Explanation {
  const { begins, steps } = recorded
  if (begins === null) return { kind: 'cut' }
  const search = new Search(model)
  let beam = search.begin(begins)
  if (beam.length === 0) return { kind: 'unexplained', step: null }
  // a moment at which two timers are due explains two steps, so candidates may be ahead
  for (let done = 0; done < steps.length; done++) {
    const ahead = beam.filter((candidate) => candidate.done > done)
    const next = beam.filter((candidate) => candidate.done === done)
    const moved = next.flatMap((candidate) => search.moves(candidate, steps))
    beam = search.distinct([...ahead, ...moved])
    if (beam.length === 0) return { kind: 'unexplained', step: steps[done] ?? null }
  }
  const [best] = beam
  if (best === undefined) return { kind: 'unexplained', step: null }
  return { kind: 'explained', input: best.state.input, stimuli: best.stimuli }
}

class Search {
  readonly #model: MachineModel
  readonly #evaluator: Evaluator
  readonly #ids: ReadonlyMap<AnyTransitionDefinition, string>

  constructor(model: MachineModel) {
    const machine = withoutServices(model.machine)
    this.#model = model
    this.#evaluator = evaluatorOf(machine)
    this.#ids = transitionIds(machine)
  }

  begin(begins: RecordedStand): readonly Candidate[] {
    return Object.entries(this.#model.inputs).flatMap(([input, value]) => {
      const result = initialStep(this.#evaluator, input, value)
      const [fits] = this.#fitting(result, [begins])
      return fits ? [{ state: result.state, stimuli: [], done: 0, ms: begins.ms }] : []
    })
  }

  moves(candidate: Candidate, steps: readonly RecordedStep[]): readonly Candidate[] {
    const step = steps[candidate.done]
    if (step === undefined) return []
    const found = [candidate, ...this.#later(candidate, step)].flatMap((from) => this.#from(from, steps))
    if (found.length > 0 || !isIgnored(step, candidate.state)) return found
    // nothing that happens in the model is ignored like this, and it changes nothing
    return [{ ...candidate, done: candidate.done + 1, ms: step.ms }]
  }

  /** One candidate of those in the same state, the first; the others would go the same ways. */
  distinct(candidates: readonly Candidate[]): readonly Candidate[] {
    const kept = new Map<string, Candidate>()
    for (const candidate of candidates) {
      const key = `${candidate.done} ${keyOf(this.#model, candidate.state, 'exact')}`
      if (!kept.has(key)) kept.set(key, candidate)
      if (kept.size >= BEAM) break
    }
    return [...kept.values()]
  }

  #from(from: Candidate, steps: readonly RecordedStep[]): readonly Candidate[] {
    const { state, stimuli, done } = from
    const type = steps[done]?.type ?? ''
    return stimuliIn(this.#model, state)
      .filter((stimulus) => typesOf(stimulus).includes(type))
      .flatMap((stimulus) => {
        const result = stepResult(this.#evaluator, state, stimulus)
        const fits = this.#fitting(result, steps.slice(done, done + result.macrosteps.length))
        const last = fits.at(-1)
        if (last === undefined) return []
        const taken = [...stimuli, recordedStimulus(stimulus)]
        return [{ state: result.state, stimuli: taken, done: done + fits.length, ms: last.ms }]
      })
  }

  /** The same after the time that has passed, where a timer runs that was not due yet. */
  #later(from: Candidate, step: RecordedStep): readonly Candidate[] {
    const due = nextDue(from.state.timers)
    if (due === undefined) return []
    const wait = Math.min(step.ms - from.ms, due - 1)
    if (wait <= 0) return []
    const state = { ...from.state, timers: elapsed(from.state.timers, wait) }
    return [{ ...from, state, stimuli: [...from.stimuli, { do: 'wait', ms: wait }] }]
  }

  /** The recorded steps when the result has their transitions and configurations; none when one differs. */
  #fitting<T extends RecordedStand>({ macrosteps, state }: StepResult, expected: readonly T[]): readonly T[] {
    const isAlike = macrosteps.every(({ microsteps }, at) => {
      const { value, status } =
        at === macrosteps.length - 1 ? state.snapshot : (microsteps.at(-1)?.after ?? {})
      const taken = microsteps.flatMap((each) => each.taken.map((one) => this.#ids.get(one) ?? ''))
      const step = expected[at]
      return (
        step !== undefined &&
        canonical([taken, value, status]) === canonical([step.taken, step.value, step.status])
      )
    })
    return isAlike ? expected : []
  }
}

function typesOf(stimulus: Stimulus): readonly string[] {
  return stimulus.kind === 'timer' ? stimulus.fires : [stimulus.event.type]
}

const isIgnored = ({ taken, value, status }: RecordedStep, { snapshot }: MachineState): boolean =>
  taken.length === 0 && status === 'active' && canonical(value) === canonical(snapshot.value)
