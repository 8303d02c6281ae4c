import type { MachineModel } from '#machines/platform/model.ts'
import { contextText } from '#statecharts/engine/json.ts'
import { stimuliIn } from '#statecharts/engine/stimuli.ts'
import {
  type StepResult,
  stepResult,
  type Stimulus,
  type MachineState,
} from '#statecharts/engine/machine-state.ts'
import {
  type Edge,
  keyOf,
  stimulusText,
  type SpaceNode,
  type Timing,
} from '#statecharts/engine/state-space.ts'
import type { Evaluator } from '#statecharts/engine/xstate-adapter.ts'

/** Alternates compared per node: two for early nodes, where a coarse key mostly shows, one for later ones. */
const perNode = (node: number): number => (node < 500 ? 2 : 1)

/** States that reached a known key with another context than the representative of that key. */
export class Alternates {
  readonly #found = new Map<number, Map<string, MachineState>>()

  note(node: number, representative: MachineState | undefined, state: MachineState): void {
    const found = this.#found.get(node) ?? new Map<string, MachineState>()
    if (found.size >= perNode(node) || state.snapshot.context === representative?.snapshot.context) return
    const context = contextText(state.snapshot.context)
    if (context === contextText(representative?.snapshot.context)) return
    found.set(context, state)
    this.#found.set(node, found)
  }

  *entries(): Generator<readonly [number, readonly MachineState[]]> {
    for (const [node, found] of this.#found) yield [node, [...found.values()]]
  }
}

/** What the comparison of a state with the edges of its key needs. */
export interface AbstractionCheck {
  readonly model: MachineModel
  readonly timing: Timing
  readonly evaluator: Evaluator
  readonly nodes: readonly SpaceNode[]
  readonly takenBy: (result: StepResult) => readonly string[]
}

/** Nodes whose key is too coarse, each with the first difference of an alternate state. */
export function* abstractionFaults(
  check: AbstractionCheck,
  alternates: Alternates,
  tried: readonly (readonly Edge[])[],
): Generator<readonly [node: number, fault: string]> {
  for (const [node, states] of alternates.entries())
    for (const state of states) {
      const fault = abstractionFault(check, state, tried[node] ?? [])
      if (fault !== undefined) yield [node, fault]
    }
}

/** The first difference between what a state does and these edges of its key; undefined: none. */
function abstractionFault(
  { model, timing, evaluator, nodes, takenBy }: AbstractionCheck,
  state: MachineState,
  edges: readonly Edge[],
): string | undefined {
  // where only the order of timers is known, they need not be due alike
  const isCompared = (stimulus: Stimulus) => timing === 'exact' || stimulus.kind !== 'timer'
  const key = (at: MachineState) => keyOf(model, at, timing === 'exact' ? 'exact' : 'none')
  const keyAt = (node: SpaceNode) => (timing === 'exact' ? node.key : key(node.state))
  const expected = edges.filter((edge) => isCompared(edge.stimulus))
  const stimuli = stimuliIn(model, state).filter(isCompared)
  for (const [at, stimulus] of stimuli.entries()) {
    const result = stepResult(evaluator, state, stimulus)
    const taken = takenBy(result)
    const there = key(result.state)
    const edge = expected[at]
    const known = nodes[edge?.to ?? -1]
    if (!edge || !known || taken.join() !== edge.transitions.join() || there !== keyAt(known))
      return `${stimulusText(stimulus)} takes ${taken.join(', ') || 'nothing'} and leads to ${there}`
  }
  const [missing] = expected.slice(stimuli.length)
  return missing && `${stimulusText(missing.stimulus)} cannot happen`
}
