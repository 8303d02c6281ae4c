import type { AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import {
  initialStep,
  type MachineState,
  type StepResult,
  stepResult,
  type Stimulus,
} from '#statecharts/engine/machine-state.ts'
import { withoutServices } from '#statecharts/engine/silent-actors.ts'
import { listsFor, stimuliIn } from '#statecharts/engine/stimuli.ts'
import { stimulusText } from '#statecharts/engine/state-space.ts'
import { type Evaluator, evaluatorOf, holds } from '#statecharts/engine/xstate-adapter.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { leavesOf } from '#statecharts/formats/format-file.ts'
import { actionsIn } from './done-actions.ts'
import { toldBriefly } from './told-stimulus.ts'

export interface Moment {
  /** what happened, in words */
  readonly text: string
  /** the same without what all samples have */
  readonly brief: string
  /** of the input or the choice */
  readonly name: string
  readonly state: MachineState
  /** ids of the transitions taken */
  readonly transitions: readonly string[]
  /** names of the actions, in the order in which they happened */
  readonly actions: readonly string[]
  /** services that run since then */
  readonly starts: readonly string[]
}

/** A guard of a transition that something may take, with what it says now. */
export interface GuardReading {
  /** id of the transition */
  readonly transition: string
  readonly isTrue: boolean
}

/** One thing that can happen now. */
export interface Choice {
  readonly text: string
  /** without what all samples have */
  readonly brief: string
  /** `order.submit`, `order.submit 2` for its second sample, `submitOrder declined`, `time` */
  readonly name: string
  readonly stimulus: Stimulus
  /** null: an answer or the time */
  readonly event: string | null
  /** of all candidates, in the order in which they are tried */
  readonly guards: readonly GuardReading[]
}

/** A machine with silent services, evaluated step by step: nothing that it starts or sends happens. */
export class Simulation {
  readonly #machine: MachineData
  readonly #model: MachineModel
  readonly #evaluator: Evaluator
  readonly #ids: ReturnType<typeof transitionIds>

  constructor(machine: MachineData, model: MachineModel) {
    const silent = withoutServices(model.machine)
    this.#machine = machine
    this.#model = model
    this.#evaluator = evaluatorOf(silent)
    this.#ids = transitionIds(silent)
  }

  begin(input: string): Moment {
    const text = `It begins with input ${input}`
    return this.#moment(
      { text, brief: text, name: input },
      initialStep(this.#evaluator, input, this.#model.inputs[input]),
    )
  }

  choices(state: MachineState): readonly Choice[] {
    const stimuli = stimuliIn(this.#model, state)
    const names = stimuli.map(nameOf)
    return stimuli.map((stimulus, at) => ({
      text: stimulusText(stimulus),
      brief: toldBriefly(stimulus, stimuli),
      name: numbered(names, at),
      stimulus,
      event: stimulus.kind === 'event' ? stimulus.event.type : null,
      guards: this.#guards(state, stimulus),
    }))
  }

  take(state: MachineState, choice: Choice): Moment {
    return this.#moment(choice, stepResult(this.#evaluator, state, choice.stimulus), state)
  }

  /** Does again what was done: an input, then choices, by their names; up to the first that cannot happen. */
  again([input, ...names]: readonly string[]): readonly Moment[] {
    const inputs = Object.keys(this.#model.inputs)
    const [first = ''] = inputs
    if (input === undefined || !inputs.includes(input)) return [this.begin(first)]
    const moments = [this.begin(input)]
    for (const name of names) {
      const now = moments.at(-1)
      const choice = now && this.choices(now.state).find((each) => each.name === name)
      if (!choice) break
      moments.push(this.take(now.state, choice))
    }
    return moments
  }

  #moment(
    { text, brief, name }: Pick<Moment, 'text' | 'brief' | 'name'>,
    { state, macrosteps }: StepResult,
    before?: MachineState,
  ): Moment {
    return {
      text,
      brief,
      name,
      state,
      transitions: macrosteps
        .flatMap(({ microsteps }) => microsteps.flatMap(({ taken }) => taken))
        .flatMap((transition) => this.#ids.get(transition) ?? []),
      actions: actionsIn(this.#machine, this.#ids, macrosteps, state.snapshot),
      starts: state.running.filter((actor) => isStarted(actor, state.snapshot, before)),
    }
  }

  #guards({ snapshot }: MachineState, stimulus: Stimulus): readonly GuardReading[] {
    if (stimulus.kind === 'timer') return []
    return listsFor(snapshot, stimulus.event)
      .flat()
      .flatMap((transition) => {
        const id = this.#ids.get(transition)
        if (id === undefined || transition.guard === undefined) return []
        return [{ transition: id, isTrue: holds(transition, snapshot, stimulus.event) }]
      })
  }
}

/** Paths of the innermost active states. */
export const leavesNow = ({ snapshot }: MachineState): readonly string[] => leavesOf(snapshot.value)

function nameOf(stimulus: Stimulus): string {
  if (stimulus.kind === 'timer') return 'time'
  return stimulus.kind === 'event' ? stimulus.event.type : `${stimulus.actor} ${stimulus.outcome}`
}

function numbered(names: readonly string[], at: number): string {
  const [name = ''] = names.slice(at)
  const before = names.slice(0, at).filter((each) => each === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}

/** Runs now, and did not before, or runs anew. */
function isStarted(
  actor: string,
  { children }: AnyMachineSnapshot,
  before: MachineState | undefined,
): boolean {
  return !before?.running.includes(actor) || before.snapshot.children[actor] !== children[actor]
}
